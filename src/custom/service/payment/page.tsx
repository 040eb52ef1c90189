// '/service/payment', the cashier: bills at the left, the chosen patient's payment at the right (finance.md 4).
import { useOne } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { can } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { bill as declaration } from '../../../resources/finance/bill.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { useDeskBills } from '../../../parts/finance/cashier/bill.ts';
import { BillList } from './bill-list.tsx';
import surface from '../../../kit/style/surface.module.css';
import layout from '../../../kit/style/layout.module.css';
import { PaymentSheet } from '../../../parts/finance/cashier/payment-sheet.tsx';
import { SessionBar } from '../../../parts/finance/cashier/session-bar.tsx';

interface ChosenBill {
  readonly id: number;
  readonly customer_id: number | null;
  readonly customer_name: string;
}

export default function CashierPage() {
  const { t } = useTranslation();
  const me = useUser();
  const takesMoney = can(me, 'finance.billtransaction.record', 'call');
  const [address, setAddress] = useSearchParams();
  const billId = Number(address.get('bill')) || null;
  const { result: chosen } = useOne<ChosenBill>({
    resource: declaration.name,
    id: billId ?? undefined,
    queryOptions: { enabled: billId !== null && takesMoney },
    errorNotification: false,
  });
  const { query } = useDeskBills({ page: 1, limit: 1 });
  const choose = (id: number) =>
    setAddress((before) => {
      const next = new URLSearchParams(before);
      next.set('bill', String(id));
      if (!next.has('status')) next.set('status', String(declaration.state.draft));
      return next;
    });
  return (
    <>
      <PageHeader title={t('cashier.title.desk')} />
      {takesMoney && <SessionBar />}
      <div className={layout.aside}>
        <BillList chosen={billId} onChoose={({ id }) => choose(id)} />
        <section className={surface.sheet} aria-label={t('cashier.payment')}>
          {!takesMoney && <EmptyState text={t('cashier.readOnly')} />}
          {takesMoney && (billId === null || !chosen) && <EmptyState text={t('cashier.chooseBill')} />}
          {takesMoney && billId !== null && chosen?.id === billId && (
            <PaymentSheet
              key={billId}
              billId={billId}
              customerId={chosen.customer_id}
              name={chosen.customer_name}
              onPaid={() => void query.refetch()}
            />
          )}
        </section>
      </div>
    </>
  );
}
