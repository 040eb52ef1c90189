// '/finance/master/paymentmethod': the methods, the branch's own QRIS code, and recording what of their money reached the bank
// (finance.md 4).
import { BankOutlined, QrcodeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can, mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import type { ListedOf } from '../../../resources/answers.ts';
import { paymentKind, paymentmethod } from '../../../resources/finance/paymentmethod.ts';
import { settlement } from '../../../resources/finance/settlement.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';

const SettlementDrawer = lazy(async () => ({
  default: (await import('./settlement-drawer.tsx')).SettlementDrawer,
}));

type Method = ListedOf<'finance.paymentmethod'>;

/** Where the method has an account of the bank. */
const Settle = ({ row }: { row: Method }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [open, setOpen] = useState(false);
  if (row.settlement_akun_id === null || !mayCall(me, 'finance.settlement.record')) return null;
  return (
    <>
      <Button size="small" icon={<BankOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('biaya.settle')}
      </Button>
      {open && (
        <Suspense>
          <SettlementDrawer method={{ id: row.id, name: row.name }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
const QrisDrawer = lazy(async () => ({ default: (await import('./qris-drawer.tsx')).QrisDrawer }));

/** The branch's own code, of a method that takes QRIS. */
const Qris = ({ row }: { row: Method }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [open, setOpen] = useState(false);
  if (row.kind !== paymentKind.qris || !mayCall(me, 'finance.paymentmethod.qris')) return null;
  return (
    <>
      <Button size="small" icon={<QrcodeOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('kas.qris.code')}
      </Button>
      {open && (
        <Suspense>
          <QrisDrawer method={row} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const Actions = ({ row }: { row: Method }) => (
  <>
    <Qris row={row} />
    <Settle row={row} />
  </>
);
const overrides = { Actions };

export default function PaymentMethodPage() {
  const me = useUser();
  const { list } = settlement.screens;
  return (
    <ListScreen
      resource={paymentmethod}
      overrides={overrides}
      tools={list && can(me, settlement.name, 'list') && <LinkButton to={list}>{settlement.label}</LinkButton>}
    />
  );
}
