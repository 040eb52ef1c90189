// The cashier's page (finance.md 4): his drawer, the receipts of the branch, and the two ways to take money without a bill at hand.
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { branchOf, useUser } from '../../../providers/session.ts';
import { billtransaction } from '../../../resources/finance/billtransaction.ts';
import type { Resource } from '../../../resources/kernel/define.ts';
import { KeptList } from '../../../parts/finance/report/kept-list.tsx';
import { receiptOverrides } from '../../../parts/finance/cashier/receipt-actions.tsx';
import { SessionBar } from '../../../parts/finance/cashier/session-bar.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const ReceiveDrawer = onDemand(async () => (await import('./receive-drawer.tsx')).ReceiveDrawer);
const DepositDrawer = onDemand(
  async () => (await import('../../../parts/finance/cashier/deposit-drawer.tsx')).DepositDrawer,
);

const { sum: _sum, session: _session, ...filters } = billtransaction.list.filters;
const receipts = { ...billtransaction, list: { ...billtransaction.list, filters } } satisfies Resource;

export default function TransactionPage() {
  const { t } = useTranslation();
  const me = useUser();
  const [drawer, open] = useState<'receive' | 'deposit'>();
  const close = () => open(undefined);
  // Money is taken in a branch.
  const tools = branchOf(me) !== null && can(me, 'finance.billtransaction.record', 'call') && (
    <>
      <Button onClick={() => open('deposit')}>{t('kas.deposit.title')}</Button>
      <Button type="primary" onClick={() => open('receive')}>
        {t('kas.receive')}
      </Button>
    </>
  );
  const totals = [
    { sum: 'method', label: '', money: true as const, each: true as const },
    { sum: 'price_amount', label: t('kas.total'), money: true as const },
  ];
  return (
    <>
      <KeptList resource={receipts} overrides={receiptOverrides} tools={tools} totals={totals}>
        <SessionBar />
      </KeptList>
      {drawer === 'receive' && <ReceiveDrawer onClose={close} />}
      {drawer === 'deposit' && <DepositDrawer onClose={close} />}
    </>
  );
}
