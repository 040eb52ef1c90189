// How the patient pays: one row a tender, quick amounts, what is left, his deposit, the change of cash.
import { PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentKind } from '../../../resources/finance/paymentmethod.ts';
import { useChanged, useTyped } from '../../../kit/form/leave.tsx';
import { Money } from '../../../kit/money/money.tsx';
import words from '../../../kit/style/words.module.css';
import surface from '../../../kit/style/surface.module.css';
import { moneyOf } from './methods.ts';
import { MoneyBox } from './money-box.tsx';
import { handedOver, type Keeping, type Method, NOTES, type Tendered, tendered, type TenderRow } from './tender.ts';
import { TenderLine } from './tender-row.tsx';
import layout from '../../../kit/style/layout.module.css';

export interface Payment {
  readonly rows: readonly TenderRow[];
  readonly received: number | null;
  /** What is too much is kept as deposit. */
  readonly keep: boolean;
}

const Sum = ({ label, value, grand = false }: { label: string; value: number; grand?: boolean }) => (
  <div className={grand ? words.heading : undefined}>
    <dt>{label}</dt>
    <dd>
      <Money strong={grand} value={value} />
    </dd>
  </div>
);

const Summary = ({ now, due, keep }: { now: Tendered; due: number; keep: boolean }) => {
  const { t } = useTranslation();
  const over = keep ? t('kas.deposit.kept') : t('cashier.tooMuch');
  return (
    <dl className={surface.sums} aria-live="polite">
      <Sum label={t('kas.toPay')} value={due} grand />
      <Sum label={now.left < 0 ? over : t('cashier.left')} value={Math.abs(now.left)} />
      {now.change !== undefined && (
        <Sum label={now.change < 0 ? t('cashier.short') : t('cashier.change')} value={Math.abs(now.change)} />
      )}
    </dl>
  );
};

interface CashProps {
  readonly cash: number;
  readonly received: number | null;
  readonly onReceived: (received: number | null) => void;
}

/** What was handed over: typed, or note by note. */
const CashHanded = ({ cash, received, onReceived }: CashProps) => {
  const { t } = useTranslation();
  return (
    <div className={layout.inputs}>
      <MoneyBox label={t('cashier.received')} value={received} onChange={onReceived} />
      {handedOver(cash).map((amount) => (
        <Button key={amount} size="small" onClick={() => onReceived(amount)}>
          <Money value={amount} />
        </Button>
      ))}
      {NOTES.map((note) => (
        <Button key={note} size="small" onClick={() => onReceived((received ?? 0) + note)}>
          {t('kas.addNote', { note: `${note / 1000}rb` })}
        </Button>
      ))}
    </div>
  );
};

/** The rows while they are typed. */
const useRows = (first: Method | undefined) => {
  const [next, setNext] = useState(1);
  const [rows, setRows] = useState<readonly TenderRow[]>([
    { key: 0, methodId: first?.id ?? null, amount: null, reference: '' },
  ]);
  const change = (changed: TenderRow) => setRows(rows.map((row) => (row.key === changed.key ? changed : row)));
  const remove = (key: number) => setRows(rows.filter((row) => row.key !== key));
  /** The row that stands empty makes room. */
  const add = (methodId: number | null, amount: number | null, fills = false) => {
    const kept = fills ? rows.filter((row) => row.amount !== null) : rows;
    setRows([...kept, { key: next, methodId, amount, reference: '' }]);
    setNext(next + 1);
  };
  return { rows, change, remove, add };
};

interface Props {
  readonly methods: readonly Method[];
  /** Rupiah to pay. */
  readonly due: number;
  readonly busy: boolean;
  readonly action: string;
  /** Rupiah that the branch holds for the patient. */
  readonly deposit?: number;
  /** False: more than what is due cannot be taken here. */
  readonly keeps?: boolean;
  readonly onPay: (payment: Payment) => void;
}

export const TenderForm = ({ methods, due, busy, action, deposit = 0, keeps = true, onPay }: Props) => {
  const { t } = useTranslation();
  const usable = deposit > 0 ? methods : moneyOf(methods);
  const first = usable.find(({ kind }) => kind === paymentKind.cash) ?? usable[0];
  const { rows, change, remove, add } = useRows(first);
  const [received, setReceived] = useState<number | null>(null);
  const [keep, setKeep] = useState(false);
  useTyped(useChanged({ rows, received }));
  const keeping: Keeping = { deposit, keep };
  const now = tendered(rows, methods, due, received, keeping);
  const ofDeposit = usable.find(({ kind }) => kind === paymentKind.deposit);
  const addOther = () => {
    const other = moneyOf(usable).find((m) => !rows.some((row) => row.methodId === m.id)) ?? first;
    add(other?.id ?? null, now.left > 0 ? now.left : null);
  };
  const exact = () => {
    const last = rows.at(-1);
    if (last) change({ ...last, amount: (last.amount ?? 0) + now.left });
  };
  return (
    <form
      className={layout.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (now.complete) onPay({ rows, received: now.cash > 0 ? received : null, keep: keep && now.left < 0 });
      }}
    >
      {rows.map((row) => (
        <TenderLine
          key={row.key}
          row={row}
          methods={usable}
          onChange={change}
          onRemove={rows.length > 1 ? () => remove(row.key) : undefined}
        />
      ))}
      <div className={layout.inputs}>
        <Button size="small" disabled={now.left === 0} onClick={exact}>
          {t('cashier.exact')}
        </Button>
        <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={addOther}>
          {t('cashier.addTender')}
        </Button>
        {ofDeposit && now.deposit === 0 && now.left > 0 && (
          <Button size="small" type="dashed" onClick={() => add(ofDeposit.id, Math.min(deposit, now.left), true)}>
            {t('kas.deposit.use')} <Money value={deposit} />
          </Button>
        )}
      </div>
      {now.cash > 0 && <CashHanded cash={now.cash} received={received} onReceived={setReceived} />}
      <Summary now={now} due={due} keep={keep} />
      {keeps && (now.left < 0 || keep) && (
        <Checkbox checked={keep} onChange={(event) => setKeep(event.target.checked)}>
          {t('kas.deposit.keep')}
        </Checkbox>
      )}
      <div className={layout.end}>
        <span className={words.quiet} role="status">
          {now.lacks && t(`kas.lacks.${now.lacks}`)}
        </span>
        <Button type="primary" size="large" htmlType="submit" disabled={!now.complete} loading={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
};
