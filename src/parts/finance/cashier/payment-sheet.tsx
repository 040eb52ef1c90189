// One patient at the desk: what is open for him and for those he pays for, what is paid now, and how.
import { useOne } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillRecord } from '../../../resources/finance/bill-detail.ts';
import { bill as billDocument } from '../../../resources/finance/bill.ts';
import { useNewsOf } from '../../../providers/live.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { PatientFacts } from '../../../screens/patient/patient-chip.tsx';
import { useComingPatients } from '../../../screens/patient/use-patients-by-id.ts';
import { waitingDiscounts } from '../../../screens/request/requests.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { useOpenBills } from './bill.ts';
import { BillCard } from './bill-card.tsx';
import { useDeposit, useMethods } from './methods.ts';
import { allocate, type Payable, payablesOf, restOf } from './payable.ts';
import { PatientPicker } from './patient-picker.tsx';
import { ReceiptDone } from './receipt-done.tsx';
import { RestQuestion, type RestOnCredit } from './rest-question.tsx';
import { totalOf } from './tender.ts';
import { TenderForm } from './tender-form.tsx';
import type { Payment } from './use-tenders.ts';
import { Unanswered } from './unanswered.tsx';
import { usePaying } from './use-paying.ts';
import { useTicked } from './use-ticked.ts';
import { Link } from '../../../kit/page/link.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const DiscountQuestion = onDemand(async () => (await import('../request/discount-question.tsx')).DiscountQuestion);

interface Extra {
  readonly without_requests?: readonly number[];
  readonly rest_on_credit?: RestOnCredit;
}
const payload = (
  { rows, received, keep }: Payment,
  ticked: readonly Payable[],
  payer: number | null,
  { without_requests, rest_on_credit }: Extra = {},
) => ({
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
  ...(without_requests && { without_requests: [...without_requests] }),
  ...(rest_on_credit && { rest_on_credit }),
});

interface Asked {
  readonly payment: Payment;
  readonly extra: Extra;
  readonly of: 'discount' | 'rest';
}

/** What is asked before a payment is sent: of discounts that wait on its drafts, then of what it leaves of a bill. */
const useQuestions = (ticked: readonly Payable[], send: (payment: Payment, extra: Extra) => void) => {
  const [asked, ask] = useState<Asked>();
  const waiting = [...new Set(ticked.map(({ bill }) => bill))]
    .filter(({ status }) => status === billDocument.state.draft)
    .flatMap(waitingDiscounts);
  const restAfter = (payment: Payment) => restOf(ticked, totalOf(payment.rows));
  const go = (payment: Payment, extra: Extra) => {
    ask(undefined);
    send(payment, extra);
  };
  const askRest = (payment: Payment, extra: Extra) =>
    restAfter(payment) ? ask({ payment, extra, of: 'rest' }) : go(payment, extra);
  const begin = (payment: Payment) =>
    waiting.length > 0 ? ask({ payment, extra: {}, of: 'discount' }) : askRest(payment, {});
  return { asked, rest: asked && restAfter(asked.payment), waiting, begin, askRest, go, drop: () => ask(undefined) };
};

const Questions = ({ of, action }: { of: ReturnType<typeof useQuestions>; action: string }) => {
  const { asked, rest, waiting, askRest, go, drop } = of;
  if (asked?.of === 'discount')
    return (
      <DiscountQuestion
        requests={waiting}
        onWait={drop}
        onGo={(without_requests) => askRest(asked.payment, { without_requests })}
      />
    );
  if (!asked || !rest) return null;
  return (
    <RestQuestion
      rest={rest}
      action={action}
      onClose={drop}
      onGo={(credit) => go(asked.payment, { ...asked.extra, ...(credit && { rest_on_credit: credit }) })}
    />
  );
};

/** Who pays, and what tells him from his namesakes. */
const Payer = ({ id, name }: { id: number | null; name: string }) => {
  const { patients, again } = useComingPatients(id === null ? [] : [id]);
  // Whether he owes anything changes with what is paid here.
  useNewsOf('service.payment', again);
  const patient = patients.get(id ?? 0);
  return (
    <header className={layout.stackTight}>
      <h2 className={words.heading}>{name}</h2>
      {patient && <PatientFacts patient={patient} />}
    </header>
  );
};

/** The bill that was chosen is open no longer: somebody else took its money, or took it back. */
const Gone = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const { result: bill } = useOne<BillRecord>({
    resource: billDocument.name,
    id,
    errorNotification: false,
    liveMode: 'auto',
  });
  if (!bill) return null;
  return (
    <p role="status" className={`${surface.tinted} ${layout.between}`} data-tone="info">
      {t('kas.gone', { code: bill.code ?? t('cashier.draft'), status: bill.statusname })}
      <Link to={`/finance/payment/bill/${id}`}>{t('kas.goneShow')}</Link>
    </p>
  );
};

/** He pays for others too. */
const Relatives = ({ onAdd }: { onAdd: (id: number) => void }) => {
  const { t } = useTranslation();
  return (
    <details>
      <summary>{t('kas.relatives')}</summary>
      <PatientPicker label={t('kas.relative')} value={null} onChange={(id) => id && onAdd(id)} />
    </details>
  );
};

/** Why nothing, or less than before, is paid as it stands. */
const Unticked = ({ isMoved, isNothing }: { isMoved: boolean; isNothing: boolean }) => {
  const { t } = useTranslation();
  if (isMoved)
    return (
      <p role="status" className={surface.tinted} data-tone="warning">
        {t('kas.moved')}
      </p>
    );
  return isNothing ? <p className={words.quiet}>{t('kas.nothingTicked')}</p> : null;
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
  const readAt = query.isSuccess && !query.isPlaceholderData ? query.dataUpdatedAt : undefined;
  const { ticked, tick, isMoved, expect, again } = useTicked(billId, payables, readAt);
  const addRelative = (id: number) => {
    if (relatives.includes(id)) return;
    setRelatives([...relatives, id]);
    again();
  };
  const methods = useMethods();
  const deposit = useDeposit(customerId);
  const reread = () => {
    expect();
    return query.refetch();
  };
  const refresh = () => Promise.all([reread(), ...(customerId === null ? [] : [deposit.refetch()])]);
  const { refusal, receipt, unanswered, pay, busy, leave } = usePaying(refresh, onPaid);
  const next = () => {
    again();
    leave();
  };
  const questions = useQuestions(ticked, (payment, extra) => void pay(payload(payment, ticked, customerId, extra)));
  const due = ticked.reduce((sum, { outstanding }) => sum + outstanding, 0);

  const action = ticked.some(({ bill }) => bill.status === billDocument.state.draft)
    ? t('cashier.issueAndPay')
    : t('cashier.pay');

  if (receipt) return <ReceiptDone receipt={receipt} onNext={next} />;
  if (unanswered) return <Unanswered busy={busy} onAgain={() => void pay(unanswered)} onLeave={next} />;
  return (
    <>
      {name && <Payer id={customerId} name={name} />}
      {query.isSuccess && billId !== undefined && bills.every(({ id }) => id !== billId) && <Gone id={billId} />}
      {query.isSuccess && bills.length === 0 && <EmptyState title={t('cashier.nothingOpen')} />}
      {bills.map((bill) => (
        <BillCard
          key={bill.id}
          bill={bill}
          owner={bill.customer_id === customerId ? undefined : bill.customer_name}
          payables={payables.filter((payable) => payable.bill.id === bill.id)}
          ticked={ticked}
          onTick={tick}
          onChanged={() => void reread()}
        />
      ))}
      {customerId !== null && bills.length > 0 && <Relatives onAdd={addRelative} />}
      {refusal && <RefusalAlert refusal={refusal} />}
      {bills.length > 0 && <Unticked isMoved={isMoved} isNothing={due === 0} />}
      {due > 0 && methods && methods.length > 0 && (
        <TenderForm
          methods={methods}
          due={due}
          busy={busy}
          deposit={deposit.balance}
          action={action}
          onPay={questions.begin}
        />
      )}
      <Questions of={questions} action={action} />
    </>
  );
};
