// '/service/payment', the cashier: what waits at the left, the chosen patient's payment beside it, his account at the right
// (finance.md 4, workspace.md 4).
import { ArrowLeftOutlined, WalletOutlined } from '@ant-design/icons';
import { useOne } from '@refinedev/core';
import { Button, Skeleton } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { can } from '../../../policies/index.ts';
import { useNarrow } from '../../../providers/media.ts';
import { useUser } from '../../../providers/session.ts';
import { bill as declaration } from '../../../resources/finance/bill.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { useDeskBills } from '../../../parts/finance/cashier/bill.ts';
import { usePatientsById } from '../../../screens/patient/use-patients-by-id.ts';
import { BillList } from './bill-list.tsx';
import type { Chosen } from './due-now.tsx';
import surface from '../../../kit/style/surface.module.css';
import style from './desk.module.css';
import { SessionBar } from '../../../parts/finance/cashier/session-bar.tsx';
import { Typing, useKept } from '../../../kit/form/leave.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';

/** Nobody is chosen when the desk opens. */
const PaymentSheet = onDemand(
  async () => (await import('../../../parts/finance/cashier/payment-sheet.tsx')).PaymentSheet,
);
const PatientAccount = onDemand(
  async () => (await import('../../../parts/finance/desk/patient-account.tsx')).PatientAccount,
);

interface ChosenBill {
  readonly id: number;
  readonly customer_id: number | null;
  readonly customer_name: string;
}

/** Somebody without a bill at hand: whose deposit stands here, say. */
const OfPatient = ({ id, onPaid }: { id: number; onPaid: () => void }) => {
  const patient = usePatientsById([id]).get(id);
  return <PaymentSheet customerId={id} {...(patient && { name: patient.name })} onPaid={onPaid} />;
};

/** The chosen bill while it comes, or why it does not. */
const Awaited = ({ query: { error, refetch } }: { query: ReturnType<typeof useOne<ChosenBill>>['query'] }) =>
  error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <Skeleton active title={false} />;

const without = ({ bill: _bill, customer: _customer, ...rest }: Readonly<Record<string, string>>) => rest;

/** What is chosen stands in the address: a bill, or a patient. */
const useChosen = () => {
  const [address, setAddress] = useSearchParams();
  const bill = Number(address.get('bill')) || null;
  const customer = bill === null ? Number(address.get('customer')) || null : null;
  const put = (next: Readonly<Record<string, string>>) =>
    setAddress((before) => new URLSearchParams({ ...without(Object.fromEntries(before)), ...next }));
  return {
    bill,
    customer,
    choose: (next: Chosen) => put('bill' in next ? { bill: String(next.bill) } : { customer: String(next.customer) }),
    leave: () => put({}),
  };
};

export default function CashierPage() {
  const { t } = useTranslation();
  const me = useUser();
  const takesMoney = can(me, 'finance.billtransaction.record', 'call');
  const { bill: billId, customer: alone, choose, leave } = useChosen();
  const { query: opening, result: chosen } = useOne<ChosenBill>({
    resource: declaration.name,
    id: billId ?? undefined,
    queryOptions: { enabled: billId !== null && takesMoney },
    errorNotification: false,
  });
  const of = chosen && chosen.id === billId ? chosen : undefined;
  const customer = of?.customer_id ?? alone;
  const { query } = useDeskBills({ page: 1, limit: 1 });
  // Choosing somebody else would throw away what was typed for this one, or that a payment was not answered yet.
  const { pass, tell } = useKept();
  // On a phone what is chosen takes the place of the list.
  const isAlone = useNarrow() && (billId !== null || alone !== null);
  useEffect(() => {
    if (isAlone) window.scrollTo({ top: 0 });
  }, [isAlone, billId, alone]);
  return (
    <>
      <PageHeader title={t('cashier.title.desk')} />
      {takesMoney && <SessionBar />}
      <div className={style.desk}>
        {!isAlone && <BillList chosen={billId} chosenCustomer={alone} onChoose={(next) => pass(() => choose(next))} />}
        <section
          className={`${surface.sheet} ${takesMoney && customer !== null ? '' : style.wide}`}
          aria-label={t('cashier.payment')}
        >
          {isAlone && (
            <div>
              <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={() => pass(leave)}>
                {t('kas.now.back')}
              </Button>
            </div>
          )}
          {!takesMoney && <EmptyState title={t('cashier.readOnly')} icon={<WalletOutlined />} />}
          {takesMoney && billId === null && alone === null && (
            <EmptyState title={t('cashier.noneChosen')} text={t('cashier.chooseBill')} icon={<WalletOutlined />} />
          )}
          {takesMoney && billId !== null && !of && <Awaited query={opening} />}
          <Typing value={tell}>
            {takesMoney && of && (
              <PaymentSheet
                key={of.id}
                billId={of.id}
                customerId={of.customer_id}
                name={of.customer_name}
                onPaid={() => void query.refetch()}
              />
            )}
            {takesMoney && alone !== null && <OfPatient key={alone} id={alone} onPaid={() => void query.refetch()} />}
          </Typing>
        </section>
        {takesMoney && customer !== null && <PatientAccount key={customer} customer={customer} />}
      </div>
    </>
  );
}
