// Opens a patient's statement of account, for who may read it.
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const AccountDrawer = onDemand(async () => (await import('./account-drawer.tsx')).AccountDrawer);

export const AccountButton = ({ customer, size }: { customer: number; size?: 'small' }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [open, setOpen] = useState(false);
  if (!mayCall(me, 'finance.rekening.show')) return null;
  return (
    <>
      <Button size={size} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('rekening.open')}
      </Button>
      {open && <AccountDrawer customer={customer} onClose={() => setOpen(false)} />}
    </>
  );
};
