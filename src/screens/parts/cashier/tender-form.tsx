// How the patient pays: one row a tender, quick amounts, what is left, the change of cash.
import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { field } from '../../../resources/kernel/field.ts';
import { MoneyInput } from '../../inputs/number-input.tsx';
import { Money } from '../money.tsx';
import style from './cashier.module.css';
import { CASH, handedOver, type Method, type Tendered, tendered, type TenderRow } from './tender.ts';

const amountField = field.money('Jumlah', { min: 1 });

export interface Payment {
  readonly rows: readonly TenderRow[];
  readonly received: number | null;
}

const MoneyBox = (props: { label: string; value: number | null; onChange: (value: number | null) => void }) => {
  const id = useId();
  return (
    <div className={style.field}>
      <label className={style.label} htmlFor={id}>
        {props.label}
      </label>
      <MoneyInput
        field={amountField}
        id={id}
        value={props.value}
        invalid={false}
        onChange={(value) => props.onChange(typeof value === 'number' ? value : null)}
        onBlur={() => undefined}
        errorAt={() => undefined}
      />
    </div>
  );
};

interface RowProps {
  readonly row: TenderRow;
  readonly methods: readonly Method[];
  readonly onChange: (row: TenderRow) => void;
  readonly onRemove?: () => void;
}

const Row = ({ row, methods, onChange, onRemove }: RowProps) => {
  const { t } = useTranslation();
  const id = useId();
  const method = methods.find((m) => m.id === row.methodId);
  return (
    <div className={style.tender}>
      <div className={style.field}>
        <label className={style.label} htmlFor={`${id}-method`}>
          {t('cashier.method')}
        </label>
        <Select
          id={`${id}-method`}
          virtual={false}
          showSearch
          optionFilterProp="label"
          value={row.methodId}
          options={methods.map((m) => ({ value: m.id, label: m.name }))}
          onChange={(methodId) => onChange({ ...row, methodId })}
        />
      </div>
      <MoneyBox label={t('cashier.amount')} value={row.amount} onChange={(amount) => onChange({ ...row, amount })} />
      {method?.need_reference && (
        <div className={style.field}>
          <label className={style.label} htmlFor={`${id}-reference`}>
            {t('cashier.reference')}
          </label>
          <Input
            id={`${id}-reference`}
            maxLength={60}
            value={row.reference}
            onChange={(event) => onChange({ ...row, reference: event.target.value })}
          />
        </div>
      )}
      {onRemove && (
        <Button aria-label={t('cashier.removeTender')} icon={<CloseOutlined aria-hidden />} onClick={onRemove} />
      )}
    </div>
  );
};

const Sum = ({ label, value, grand = false }: { label: string; value: number; grand?: boolean }) => (
  <div className={grand ? style.grand : undefined}>
    <dt>{label}</dt>
    <dd>
      <Money strong={grand} value={value} />
    </dd>
  </div>
);

const Summary = ({ now, due }: { now: Tendered; due: number }) => {
  const { t } = useTranslation();
  return (
    <dl className={style.summary} aria-live="polite">
      <Sum label={t('cashier.due')} value={due} grand />
      <Sum label={now.left < 0 ? t('cashier.tooMuch') : t('cashier.remaining')} value={Math.abs(now.left)} />
      {now.change !== undefined && (
        <Sum label={now.change < 0 ? t('cashier.short') : t('cashier.change')} value={Math.abs(now.change)} />
      )}
    </dl>
  );
};

interface Props {
  readonly methods: readonly Method[];
  /** Rupiah to pay. */
  readonly due: number;
  readonly busy: boolean;
  readonly action: string;
  readonly onPay: (payment: Payment) => void;
}

export const TenderForm = ({ methods, due, busy, action, onPay }: Props) => {
  const { t } = useTranslation();
  const first = methods.find(({ kind }) => kind === CASH) ?? methods[0];
  const [next, setNext] = useState(1);
  const [rows, setRows] = useState<readonly TenderRow[]>([
    { key: 0, methodId: first?.id ?? null, amount: null, reference: '' },
  ]);
  const [received, setReceived] = useState<number | null>(null);
  const now = tendered(rows, methods, due, received);
  const change = (changed: TenderRow) => setRows(rows.map((row) => (row.key === changed.key ? changed : row)));
  const add = () => {
    const other = methods.find((m) => !rows.some((row) => row.methodId === m.id)) ?? first;
    const amount = now.left > 0 ? now.left : null;
    setRows([...rows, { key: next, methodId: other?.id ?? null, amount, reference: '' }]);
    setNext(next + 1);
  };
  const exact = () => {
    const last = rows.at(-1);
    if (last) change({ ...last, amount: (last.amount ?? 0) + now.left });
  };
  return (
    <form
      className={style.tenders}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (now.complete) onPay({ rows, received });
      }}
    >
      {rows.map((row) => (
        <Row
          key={row.key}
          row={row}
          methods={methods}
          onChange={change}
          onRemove={rows.length > 1 ? () => setRows(rows.filter(({ key }) => key !== row.key)) : undefined}
        />
      ))}
      <div className={style.chips}>
        <Button size="small" disabled={now.left === 0} onClick={exact}>
          {t('cashier.exact')}
        </Button>
        <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={add}>
          {t('cashier.addTender')}
        </Button>
      </div>
      {now.cash > 0 && (
        <div className={style.chips}>
          <MoneyBox label={t('cashier.received')} value={received} onChange={setReceived} />
          {handedOver(now.cash).map((amount) => (
            <Button key={amount} size="small" onClick={() => setReceived(amount)}>
              <Money value={amount} />
            </Button>
          ))}
        </div>
      )}
      <Summary now={now} due={due} />
      <div className={style.buttons}>
        <Button type="primary" size="large" htmlType="submit" disabled={!now.complete} loading={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
};
