// '/inventory/sales': what was sold over the counter and for prescriptions, and the desk that sells (inventory.md 4).
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { sale } from '../../../resources/inventory/sale.ts';
import { salesreturn } from '../../../resources/inventory/salesreturn.ts';
import type { ListedOf } from '../../../resources/answers.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { useMirrored, useScreens } from '../../../layouts/navigation.tsx';
import { SessionNeeded } from '../../../parts/finance/cashier/session-needed.tsx';
import type { Sold } from './sale-desk.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const PaymentSheet = onDemand(
  async () => (await import('../../../parts/finance/cashier/payment-sheet.tsx')).PaymentSheet,
);
const SaleDesk = onDemand(async () => (await import('./sale-desk.tsx')).SaleDesk);
const ReturnDrawer = onDemand(async () => (await import('./return-drawer.tsx')).ReturnDrawer);

const QUEUE = '/inventory/sales/resep';
const WIDTH = 560;
const PAYS = 'finance.billtransaction.record';

/** What is paid in the drawer. */
const usePaying = () => {
  const { t } = useTranslation();
  const [paid, pay] = useState<Sold>();
  const drawer = paid?.bill_id && (
    <Drawer
      open
      title={t('sale.pay')}
      width={WIDTH}
      closable={{ 'aria-label': t('app.close') }}
      onClose={() => pay(undefined)}
    >
      <SessionNeeded />
      <PaymentSheet
        customerId={paid.customer_id ?? null}
        billId={paid.bill_id}
        {...(paid.customer_name && { name: paid.customer_name })}
      />
    </Drawer>
  );
  return { drawer, pay };
};

type Sale = ListedOf<'inventory.sales'>;

const ReturnButton = ({ row }: { row: Sale }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [returns, setReturns] = useState(false);
  const left = row.status === sale.state.unpaid || row.status === sale.state.paid;
  if (!left || row.handed_over_at === null || !can(me, salesreturn.name, 'create')) return null;
  return (
    <>
      <Button size="small" aria-label={t('retur.openOf', { code: row.code })} onClick={() => setReturns(true)}>
        {t('retur.open')}
      </Button>
      {returns && <ReturnDrawer id={row.id} onClose={() => setReturns(false)} />}
    </>
  );
};

const PayRow = ({ row }: { row: Sale }) => {
  const { t } = useTranslation();
  const me = useUser();
  const { drawer, pay } = usePaying();
  if (row.status !== sale.state.unpaid || !can(me, PAYS, 'call')) return null;
  return (
    <>
      <Button size="small" type="primary" aria-label={t('sale.payOf', { code: row.code })} onClick={() => pay(row)}>
        {t('sale.pay')}
      </Button>
      {drawer}
    </>
  );
};

const Actions = ({ row }: { row: Sale }) => (
  <>
    <PayRow row={row} />
    <ReturnButton row={row} />
  </>
);
const overrides = { Actions } as const;

export default function SalesPage() {
  const { t } = useTranslation();
  const me = useUser();
  const { near } = useScreens();
  const queue = near(QUEUE);
  const [sells, setSells] = useState(false);
  const { drawer, pay } = usePaying();
  return (
    <>
      <ListScreen
        resource={useMirrored(sale)}
        overrides={overrides}
        creates={false}
        tools={
          <>
            <LinkButton to={queue}>{t('sale.resep')}</LinkButton>
            {can(me, sale.name, 'create') && (
              <Button type="primary" onClick={() => setSells(true)}>
                {t('sale.new')}
              </Button>
            )}
          </>
        }
      />
      {sells && (
        <SaleDesk
          onClose={() => setSells(false)}
          onSold={(sold, pays) => {
            setSells(false);
            if (pays && can(me, PAYS, 'call')) pay(sold);
          }}
        />
      )}
      {drawer}
    </>
  );
}
