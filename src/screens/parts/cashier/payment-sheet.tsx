// One patient at the desk: what is open for him and for those he pays for, what is paid now, and how.
import { useCustomMutation, useInvalidate } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bill as declaration } from '../../../resources/finance/bill.ts';
import { billtransaction } from '../../../resources/finance/billtransaction.ts';
import { type Refusal, refusalOf } from '../../form/use-fields-form.ts';
import { EmptyState } from '../empty-state.tsx';
import { RefusalAlert } from '../refusal-alert.tsx';
import { type DeskBill, DRAFT, type Receipt, useOpenBills, WRITTEN_OFF } from './bill.ts';
import { BillCard } from './bill-card.tsx';
import style from './cashier.module.css';
import { useDeposit, useMethods } from './methods.ts';
import { PatientPicker } from './patient-picker.tsx';
import { ReceiptDone } from './receipt-done.tsx';
import { allocate, totalOf } from './tender.ts';
import { type Payment, TenderForm } from './tender-form.tsx';

const payload = ({ rows, received, keep }: Payment, bills: readonly DeskBill[], payer: number) => {
  const open = bills.map(({ id, outstanding = 0 }) => ({ id, outstanding }));
  return {
    customer_id: payer,
    methods: rows.map(({ methodId, amount, reference }) => ({
      paymentmethod_id: methodId,
      amount,
      reference: reference.trim() || null,
    })),
    allocations: allocate(open, totalOf(rows)),
    received_amount: received,
    ...(keep && { excess_to_deposit: true }),
    issue: bills.some(({ status }) => status === DRAFT),
  };
};

/** The bills that are ticked: those of a click, else everything that is open, until somebody chooses. */
const useChosen = (billId: number | undefined, bills: readonly DeskBill[]) => {
  const [chosen, setChosen] = useState<ReadonlySet<number> | undefined>(
    billId === undefined ? undefined : new Set([billId]),
  );
  const ticked = chosen ?? new Set(bills.filter(({ status }) => status !== WRITTEN_OFF).map(({ id }) => id));
  const choose = (id: number) => (on: boolean) =>
    setChosen(new Set(on ? [...ticked, id] : [...ticked].filter((other) => other !== id)));
  return { ticked, choose };
};

/** Sends a payment; a refusal leaves what was typed and brings the bills as they are now. */
const usePaying = (refresh: () => Promise<unknown>, onPaid?: () => void) => {
  const [refusal, setRefusal] = useState<Refusal>();
  const [receipt, setReceipt] = useState<Receipt>();
  const { mutateAsync, mutation } = useCustomMutation<Receipt>();
  const invalidate = useInvalidate();
  const pay = async (values: ReturnType<typeof payload>) => {
    setRefusal(undefined);
    try {
      const answer = await mutateAsync({
        url: 'finance/billtransaction',
        method: 'post',
        values,
        successNotification: false,
        errorNotification: false,
      });
      setReceipt(answer.data);
      onPaid?.();
    } catch (error) {
      setRefusal(refusalOf(error));
    }
    await refresh();
    await invalidate({ resource: declaration.name, invalidates: ['list', 'detail'] });
    await invalidate({ resource: billtransaction.name, invalidates: ['list'] });
  };
  return { refusal, receipt, pay, busy: mutation.isPending, again: () => setReceipt(undefined) };
};

interface Props {
  readonly customerId: number;
  /** Above the bills, where the patient is not named beside the sheet. */
  readonly name?: string;
  /** Bill that was clicked: it alone is chosen at first; left out, everything that is open. */
  readonly billId?: number;
  /** A payment was saved. */
  readonly onPaid?: () => void;
}

export const PaymentSheet = ({ customerId, name, billId, onPaid }: Props) => {
  const { t } = useTranslation();
  const [relatives, setRelatives] = useState<readonly number[]>([]);
  const { query, bills } = useOpenBills([customerId, ...relatives]);
  const { ticked, choose } = useChosen(billId, bills);
  const methods = useMethods();
  const deposit = useDeposit(customerId);
  const refresh = () => Promise.all([query.refetch(), deposit.refetch()]);
  const { refusal, receipt, pay, busy, again } = usePaying(refresh, onPaid);
  const paid = bills.filter(({ id }) => ticked.has(id));
  const due = paid.reduce((sum, { outstanding = 0 }) => sum + outstanding, 0);

  if (receipt) return <ReceiptDone receipt={receipt} onNext={again} />;
  return (
    <>
      {name && <h2 className={style.patient}>{name}</h2>}
      {query.isSuccess && bills.length === 0 && <EmptyState text={t('cashier.nothingOpen')} />}
      {bills.map((bill) => (
        <BillCard
          key={bill.id}
          bill={bill}
          owner={bill.customer_id === customerId ? undefined : bill.customer_name}
          chosen={ticked.has(bill.id)}
          onChosen={choose(bill.id)}
          onChanged={() => void query.refetch()}
        />
      ))}
      {bills.length > 0 && (
        <details className={style.others}>
          <summary>{t('kas.relatives')}</summary>
          <PatientPicker
            label={t('kas.relative')}
            value={null}
            onChange={(id) => id && !relatives.includes(id) && setRelatives([...relatives, id])}
          />
        </details>
      )}
      {refusal && <RefusalAlert refusal={refusal} />}
      {due > 0 && methods && methods.length > 0 && (
        <TenderForm
          methods={methods}
          due={due}
          busy={busy}
          deposit={deposit.balance}
          action={paid.some(({ status }) => status === DRAFT) ? t('cashier.issueAndPay') : t('cashier.pay')}
          onPay={(payment) => void pay(payload(payment, paid, customerId))}
        />
      )}
    </>
  );
};
