// The file of a kind of tax and month for the tax portal.
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../kit/date/use-today.ts';
import { MASA, TaxFileDrawer } from '../../../parts/finance/tax/tax-file-drawer.tsx';
import { mayCall } from '../../../policies/index.ts';
import { callUrl, useCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import type { reportedKinds } from '../../../resources/finance/tax-form.ts';

interface Props {
  readonly kind: (typeof reportedKinds)[number];
  readonly label: string;
  readonly onClose: () => void;
}
export const KindFileDrawer = ({ kind, label, onClose }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const today = useToday();
  const [masa, setMasa] = useState(dayjs(today).subtract(1, 'month').format(MASA));
  const { query, answer: file } = useCall('finance.pph.berkas', { kind, masa }, { staleTime: 0, keep: true });
  const { send } = useSend('finance.pph.ekspor', tellDone(t('tax.made')));
  return (
    <TaxFileDrawer
      title={`${t('tax.file')}: ${label}`}
      masa={masa}
      onMasa={setMasa}
      onClose={onClose}
      source={{
        file,
        query,
        makes: mayCall(me, 'finance.pph.ekspor'),
        make: (again) => send({}, { kind, masa, again }),
        urlOf: (id) => callUrl('finance.pph.unduh', { id }),
      }}
    />
  );
};
