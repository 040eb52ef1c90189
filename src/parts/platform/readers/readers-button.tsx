// 'Siapa yang membuka rekam ini': who saw the record of a patient, for manager and superadmin (reliability.md 5).
import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allows } from '../../../providers/access.ts';
import { useUser } from '../../../providers/session.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const ReadersDrawer = onDemand(async () => (await import('./readers-drawer.tsx')).ReadersDrawer);

interface Props {
  readonly patient: { readonly id: number; readonly name: string };
}

/** Button that opens the list of who read the record; draws nothing for roles that may not see it. */
export const ReadersButton = ({ patient }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const [open, setOpen] = useState(false);
  if (!allows(me, { call: 'platform.users.pembaca' })) return null;
  return (
    <>
      <Button type="link" size="small" icon={<EyeOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('readers.title')}
      </Button>
      {open && <ReadersDrawer patient={patient} onClose={() => setOpen(false)} />}
    </>
  );
};
