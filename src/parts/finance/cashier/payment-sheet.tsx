// One patient at the desk: what is open for him and for those he pays for, what is paid now, and how.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bill as billDocument } from '../../../resources/finance/bill.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { DiscountQuestion } from '../request/discount-question.tsx';
import { PatientFacts } from '../../../screens/patient/patient-chip.tsx';
import { usePatientsById } from '../../../screens/patient/use-patients-by-id.ts';
import { waitingDiscounts } from '../../../screens/request/requests.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { useOpenBills } from './bill.ts';
import { BillCard } from './bill-card.tsx';
import { useDeposit, useMethods } from './methods.ts';
import { allocate, firstTicked, type Payable, payablesOf } from './payable.ts';
import { PatientPicker } from './patient-picker.tsx';
import { ReceiptDone } from './receipt-done.tsx';
import { totalOf } from './tender.ts';
import { type Payment, TenderForm } from './tender-form.tsx';
import { Unanswered } from './unanswered.tsx';
import { usePaying } from './use-paying.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

const payload = ({ rows, received, keep }: Payment, ticked: readonly Payable[], payer: number | null) => ({
  customer_id: payer,
  methods: rows.map(({ methodId, amount, reference }) => ({
    paymentmethod_id: methodId,
    amount,
    reference: reference.trim() || null,
  })),
  allocations: allocate(ticked, totalOf(rows)),
  received_amount: received,
  ...(keep && { excess_to_deposit: true }),
  issue: ticked.some(({ bill }) => bill.status === billDocument.state.draft),
});

/** What is ticked: until somebody chooses, what is due, of a clicked bill alone. */
const useTicked = (billId: number | undefined, payables: readonly Payable[]) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const keys = chosen ?? new Set(firstTicked(payables, billId).map(({ key }) => key));
  const tick = (changed: readonly string[], on: boolean) =>
    setChosen(new Set(on ? [...keys, ...changed] : [...keys].filter((key) => !changed.includes(key))));
  return { ticked: payables.filter(({ key }) => keys.has(key)), tick };
};

/** Who pays, and what tells him from his namesakes. */
const Payer = ({ id, name }: { id: number | null; name: string }) => {
  const patient = usePatientsById(id === null ? [] : [id]).get(id ?? 0);
  return (
    <header className={layout.stackTight}>
      <h2 className={words.heading}>{name}</h2>
      {patient && <PatientFacts patient={patient} />}
    </header>
  );
};

interface Props {
  /** Null: somebody whom the clinic does not know; then the bill is named. */
  readonly customerId: number | null;
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
  const { query, bills } = useOpenBills(customerId === null ? [] : [customerId, ...relatives], billId);
  const payables = payablesOf(bills, useToday());
  const { ticked, tick } = useTicked(billId, payables);
  const methods = useMethods();
  const deposit = useDeposit(customerId);
  const refresh = () => Promise.all([query.refetch(), ...(customerId === null ? [] : [deposit.refetch()])]);
  const { refusal, receipt, unanswered, pay, busy, leave } = usePaying(refresh, onPaid);
  const [asked, ask] = useState<Payment>();
  const drafts = new Set(ticked.flatMap(({ bill }) => (bill.status === billDocument.state.draft ? [bill] : [])));
  const waiting = [...drafts].flatMap(waitingDiscounts);
  const due = ticked.reduce((sum, { outstanding }) => sum + outstanding, 0);

  if (receipt) return <ReceiptDone receipt={receipt} onNext={leave} />;
  if (unanswered) return <Unanswered busy={busy} onAgain={() => void pay(unanswered)} onLeave={leave} />;
  return (
    <>
      {name && <Payer id={customerId} name={name} />}
      {query.isSuccess && bills.length === 0 && <EmptyState text={t('cashier.nothingOpen')} />}
      {bills.map((bill) => (
        <BillCard
          key={bill.id}
          bill={bill}
          owner={bill.customer_id === customerId ? undefined : bill.customer_name}
          payables={payables.filter((payable) => payable.bill.id === bill.id)}
          ticked={ticked}
          onTick={tick}
          onChanged={() => void query.refetch()}
        />
      ))}
      {customerId !== null && bills.length > 0 && (
        <details>
          <summary>{t('kas.relatives')}</summary>
          <PatientPicker
            label={t('kas.relative')}
            value={null}
            onChange={(id) => id && !relatives.includes(id) && setRelatives([...relatives, id])}
          />
        </details>
      )}
      {refusal && <RefusalAlert refusal={refusal} />}
      {bills.length > 0 && due === 0 && <p className={words.quiet}>{t('kas.nothingTicked')}</p>}
      {due > 0 && methods && methods.length > 0 && (
        <TenderForm
          methods={methods}
          due={due}
          busy={busy}
          deposit={deposit.balance}
          action={
            ticked.some(({ bill }) => bill.status === billDocument.state.draft)
              ? t('cashier.issueAndPay')
              : t('cashier.pay')
          }
          onPay={(payment) => (waiting.length > 0 ? ask(payment) : void pay(payload(payment, ticked, customerId)))}
        />
      )}
      {asked && (
        <DiscountQuestion
          requests={waiting}
          onWait={() => ask(undefined)}
          onGo={(without_requests) => {
            ask(undefined);
            void pay({ ...payload(asked, ticked, customerId), without_requests });
          }}
        />
      )}
    </>
  );
};
