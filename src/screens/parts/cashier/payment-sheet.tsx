// One patient at the desk: what is open, what is paid now, and how.
import { useCustomMutation, useInvalidate, useList } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bill as declaration } from '../../../resources/finance/bill.ts';
import { paymentmethod } from '../../../resources/finance/paymentmethod.ts';
import { type Refusal, refusalOf } from '../../form/use-fields-form.ts';
import { EmptyState } from '../empty-state.tsx';
import { RefusalAlert } from '../refusal-alert.tsx';
import { type DeskBill, DRAFT, type Receipt, useOpenBills } from './bill.ts';
import { BillCard } from './bill-card.tsx';
import style from './cashier.module.css';
import { ReceiptDone } from './receipt-done.tsx';
import { allocate, type Method, totalOf } from './tender.ts';
import { type Payment, TenderForm } from './tender-form.tsx';

const useMethods = (): readonly Method[] => {
  const { result } = useList<Method>({
    resource: paymentmethod.name,
    pagination: { currentPage: 1, pageSize: 50 },
    filters: [{ field: 'is_active', operator: 'eq', value: true }],
    queryOptions: { staleTime: 60_000 },
    errorNotification: false,
  });
  return result.data;
};

const payload = ({ rows, received }: Payment, bills: readonly DeskBill[]) => {
  const open = bills.map(({ id, outstanding = 0 }) => ({ id, outstanding }));
  return {
    methods: rows.map(({ methodId, amount, reference }) => ({
      paymentmethod_id: methodId,
      amount,
      reference: reference.trim() || null,
    })),
    allocations: allocate(open, totalOf(rows)),
    received_amount: received,
    issue: bills.some(({ status }) => status === DRAFT),
  };
};

interface Props {
  readonly customerId: number;
  readonly name: string;
  /** Bill that was clicked: it alone is chosen at first. */
  readonly billId: number;
  readonly onPaid: () => void;
}

export const PaymentSheet = ({ customerId, name, billId, onPaid }: Props) => {
  const { t } = useTranslation();
  const { query, bills } = useOpenBills(customerId);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set([billId]));
  const [refusal, setRefusal] = useState<Refusal>();
  const [receipt, setReceipt] = useState<Receipt>();
  const { mutateAsync, mutation } = useCustomMutation<Receipt>();
  const invalidate = useInvalidate();
  const methods = useMethods();
  const paid = bills.filter(({ id }) => chosen.has(id));
  const due = paid.reduce((sum, { outstanding = 0 }) => sum + outstanding, 0);

  const pay = async (payment: Payment) => {
    setRefusal(undefined);
    try {
      const answer = await mutateAsync({
        url: 'finance/billtransaction',
        method: 'post',
        values: payload(payment, paid),
        successNotification: false,
        errorNotification: false,
      });
      setReceipt(answer.data);
      onPaid();
    } catch (error) {
      setRefusal(refusalOf(error));
    }
    await query.refetch();
    await invalidate({ resource: declaration.name, invalidates: ['list', 'detail'] });
  };
  const choose = (id: number) => (on: boolean) =>
    setChosen(new Set(on ? [...chosen, id] : [...chosen].filter((other) => other !== id)));

  if (receipt) return <ReceiptDone receipt={receipt} onNext={() => setReceipt(undefined)} />;
  return (
    <>
      <h2 className={style.patient}>{name}</h2>
      {query.isSuccess && bills.length === 0 && <EmptyState text={t('cashier.nothingOpen')} />}
      {bills.map((bill) => (
        <BillCard
          key={bill.id}
          bill={bill}
          chosen={chosen.has(bill.id)}
          onChosen={choose(bill.id)}
          onChanged={() => void query.refetch()}
        />
      ))}
      {refusal && <RefusalAlert refusal={refusal} />}
      {due > 0 && methods.length > 0 && (
        <TenderForm
          methods={methods}
          due={due}
          busy={mutation.isPending}
          action={paid.some(({ status }) => status === DRAFT) ? t('cashier.issueAndPay') : t('cashier.pay')}
          onPay={(payment) => void pay(payment)}
        />
      )}
    </>
  );
};
