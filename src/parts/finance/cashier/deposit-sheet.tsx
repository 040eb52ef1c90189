// What the branch holds for one patient: he leaves more of it, or takes it back.
import { useInvalidate } from '@refinedev/core';
import { Button, Input, Segmented } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRequested, tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { billtransaction } from '../../../resources/finance/billtransaction.ts';
import { HANDED_BACK, paymentKind } from '../../../resources/finance/paymentmethod.ts';
import { useChanged, useTyped } from '../../../kit/form/leave.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { RequestNotices } from '../../../screens/request/request-notices.tsx';
import { heldFor } from '../../../screens/request/requests.ts';
import type { Receipt } from '../../../resources/finance/bill-detail.ts';
import surface from '../../../kit/style/surface.module.css';
import { moneyOf, useDepositRecord, useMethods } from './methods.ts';
import { isWhole, type Method, type TenderRow } from './tender.ts';
import { TenderLine } from './tender-row.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

const WAYS = ['topup', 'refund'] as const;
export type Way = (typeof WAYS)[number];

interface FormProps {
  readonly customer: number;
  readonly way: Way;
  readonly balance: number;
  readonly methods: readonly Method[];
  /** A refund waits for an approver: another one would be refused. */
  readonly held: boolean;
  /** Nothing where the request waits for an approver. */
  readonly onDone: (receipt?: Receipt) => void;
}

const DepositForm = ({ customer, way, balance, methods, held, onDone }: FormProps) => {
  const { t } = useTranslation();
  const id = useId();
  const first = methods.find(({ kind }) => kind === paymentKind.cash) ?? methods[0];
  const [row, change] = useState<TenderRow>({ key: 0, methodId: first?.id ?? null, amount: null, reference: '' });
  const [note, setNote] = useState('');
  useTyped(useChanged({ row, note }));
  const { send } = useSend(`finance.deposit.${way}`, tellDone());
  const invalidate = useInvalidate();
  const { refusal, busy, onSubmit } = useSending(async () => {
    const { methodId, amount, reference } = row;
    if (methodId === null || amount === null) return;
    const answer = await send(
      {},
      {
        customer_id: customer,
        methods: [{ paymentmethod_id: methodId, amount, reference: reference.trim() || null }],
        note: note.trim() || null,
      },
    );
    await invalidate({ resource: billtransaction.name, invalidates: ['list'] });
    onDone(isRequested(answer) ? undefined : answer);
  });
  const enough = way === 'topup' || (row.amount ?? 0) <= balance;
  return (
    <form className={layout.stack} onSubmit={onSubmit} noValidate>
      {refusal && <RefusalAlert refusal={refusal} />}
      <TenderLine row={row} methods={methods} onChange={change} />
      {!enough && <p role="alert">{t('kas.deposit.tooLittle')}</p>}
      <div className={layout.stackTight}>
        <label className={words.quiet} htmlFor={id}>
          {t('kas.note')}
        </label>
        <Input id={id} maxLength={300} value={note} onChange={(event) => setNote(event.target.value)} />
      </div>
      <div className={layout.end}>
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          disabled={held || !enough || !isWhole(row, methods)}
          loading={busy}
        >
          {t(`kas.deposit.${way}`)}
        </Button>
      </div>
    </form>
  );
};

interface Props {
  readonly customer: number;
  /** What is done at first: 'topup' unless something else is said. */
  readonly first?: Way;
  /** The request waits for an approver: asked again it would be refused. */
  readonly onRequested: () => void;
  readonly onReceipt: (receipt: Receipt) => void;
}

export const DepositSheet = ({ customer, first = 'topup', onReceipt, onRequested }: Props) => {
  const { t } = useTranslation();
  const [way, go] = useState<Way>(first);
  const { record, refetch } = useDepositRecord(customer);
  const balance = record?.balance ?? 0;
  const held = way === 'refund' && record !== undefined && heldFor(record, 'finance.refund') !== undefined;
  const money = moneyOf(useMethods() ?? []);
  const methods = way === 'topup' ? money : money.filter(({ kind }) => HANDED_BACK.includes(kind));
  const done = (receipt?: Receipt) => {
    void refetch();
    if (receipt) onReceipt(receipt);
    else onRequested();
  };
  return (
    <>
      <dl className={surface.sums}>
        <div className={words.heading}>
          <dt>{t('kas.deposit.balance')}</dt>
          <dd>
            <Money strong value={balance} />
          </dd>
        </div>
      </dl>
      {record && <RequestNotices record={record} />}
      <Segmented<Way>
        block
        aria-label={t('kas.deposit.way')}
        value={way}
        onChange={go}
        options={WAYS.map((value) => ({ value, label: t(`kas.deposit.${value}`) }))}
      />
      {methods.length > 0 && <DepositForm key={way} {...{ customer, way, balance, methods, held }} onDone={done} />}
    </>
  );
};
