// Goods of a sale come back: how much of each line, whether it is sold again, and how the customer gets his money.
import { useCreate, useOne } from '@refinedev/core';
import { Checkbox, Input, InputNumber, Segmented, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownOf } from '../../../resources/answers.ts';
import { saleType } from '../../../resources/inventory/sale-life.ts';
import { sale } from '../../../resources/inventory/sale.ts';
import { refundMethod, salesreturn } from '../../../resources/inventory/salesreturn.ts';
import { HANDED_BACK } from '../../../resources/finance/paymentmethod.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { useMethods } from '../../../parts/finance/cashier/methods.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import style from './sales.module.css';

type Sale = ShownOf<'inventory.sales'>;
type Line = Sale['lines'][number];
interface Back {
  readonly qty: number;
  readonly restock: boolean;
}
const FORM = 'retur';
const WIDTH = 620;
const REASON_MAX = 300;
const REASON_MIN = 5;
const REFERENCE_MAX = 60;
const LineRow = ({ line, back, onChange }: { line: Line; back: Back; onChange: (back: Back) => void }) => {
  const { t } = useTranslation();
  const name = line.itemdata?.name ?? '';
  const left = line.qty - line.qty_returned;
  return (
    <li className={layout.between}>
      <span>
        {name} <span className={words.faint}>{t('retur.left', { qty: formatNumber(left) })}</span>
      </span>
      <span className={layout.row}>
        <InputNumber<number>
          className={style.qty}
          min={0}
          max={left}
          decimalSeparator=","
          inputMode="decimal"
          value={back.qty}
          aria-label={t('retur.qtyOf', { name })}
          onChange={(qty) => onChange({ ...back, qty: qty ?? 0 })}
        />
        <Checkbox checked={back.restock} onChange={({ target }) => onChange({ ...back, restock: target.checked })}>
          {t('retur.restock')}
        </Checkbox>
      </span>
    </li>
  );
};

interface PayoutProps {
  readonly method: number | undefined;
  readonly onMethod: (id: number) => void;
  readonly reference: string;
  readonly onReference: (reference: string) => void;
}
const Payout = ({ method, onMethod, reference, onReference }: PayoutProps) => {
  const { t } = useTranslation();
  const methods = (useMethods() ?? []).filter(({ kind }) => HANDED_BACK.includes(kind));
  return (
    <>
      <Select<number>
        virtual={false}
        value={method ?? null}
        placeholder={t('retur.method')}
        aria-label={t('retur.method')}
        options={methods.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={onMethod}
      />
      <Input
        value={reference}
        maxLength={REFERENCE_MAX}
        placeholder={t('retur.reference')}
        aria-label={t('retur.reference')}
        onChange={(event) => onReference(event.target.value)}
      />
    </>
  );
};

const Fields = ({ sold, onClose }: { sold: Sale; onClose: () => void }) => {
  const { t } = useTranslation();
  const create = useCreate();
  const isPaid = sold.paid_amount > 0;
  // What a patient took home for a prescription is not given to another.
  const restock = sold.type === saleType.direct;
  const [backs, setBacks] = useState<Readonly<Record<number, Back>>>({});
  const [reason, setReason] = useState('');
  const [way, setWay] = useState<number>(isPaid ? refundMethod.payout : refundMethod.credit);
  const [method, setMethod] = useState<number>();
  const [reference, setReference] = useState('');
  const backOf = (line: Line): Back => backs[line.id] ?? { qty: 0, restock };
  const lines = sold.lines.map((line) => ({ sale_line_id: line.id, ...backOf(line) })).filter(({ qty }) => qty > 0);
  const { refusal, busy, onSubmit } = useSending(async () => {
    const payout = way === refundMethod.payout && {
      paymentmethod_id: method ?? null,
      reference: reference.trim() || null,
    };
    await create.mutateAsync({
      resource: salesreturn.name,
      values: { sale_id: sold.id, reason: reason.trim(), refund_method: way, lines, ...payout },
      errorNotification: false,
    });
    onClose();
  });
  const lacks = lines.length === 0 || reason.trim().length < REASON_MIN;
  return (
    <FormDrawer
      title={t('retur.of', { code: sold.code })}
      form={FORM}
      width={WIDTH}
      action={t('retur.save')}
      disabled={lacks}
      typed={lines.length > 0}
      busy={busy}
      onClose={onClose}
    >
      <form id={FORM} noValidate className={layout.stack} onSubmit={onSubmit}>
        {refusal && <RefusalAlert refusal={refusal} />}
        <ul className={layout.stackSmall}>
          {sold.lines.map((line) => (
            <LineRow
              key={line.id}
              line={line}
              back={backOf(line)}
              onChange={(back) => setBacks({ ...backs, [line.id]: back })}
            />
          ))}
        </ul>
        <Input.TextArea
          rows={2}
          maxLength={REASON_MAX}
          value={reason}
          placeholder={t('retur.reason')}
          aria-label={t('retur.reason')}
          onChange={(event) => setReason(event.target.value)}
        />
        <Segmented<number>
          aria-label={t('retur.way')}
          value={way}
          onChange={setWay}
          options={salesreturn.fields.refund_method.options.map(({ value, label }) => ({ value, label }))}
        />
        {way === refundMethod.payout && (
          <Payout method={method} onMethod={setMethod} reference={reference} onReference={setReference} />
        )}
      </form>
    </FormDrawer>
  );
};

export const ReturnDrawer = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { result, query } = useOne<Sale>({ resource: sale.name, id, errorNotification: false });
  if (query.isLoading || !result) return <Skeleton active title={false} />;
  return <Fields sold={result} onClose={onClose} />;
};
