// How a package is paid for: at once, or by down payment and installments that must come to the price (paket.md 6.2).
import { Button, InputNumber, Radio } from 'antd';
import { type Control, useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../kit/date/use-today.ts';
import { MoneyControl } from '../../../kit/money/money-control.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { ScheduleTable } from '../../../parts/paket/offer/schedule-table.tsx';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { installmentSchema, installmentSchemas } from '../../../resources/paket/history-life.ts';
import { pakethistory } from '../../../resources/paket/history.ts';
import { paketRefusals } from '../../../resources/paket/refusals.ts';
import { installmentFor, scheduleOf, termsFit } from '../../../resources/paket/scheme.ts';
import type { OwnInput } from '../../../screens/form/form-field.tsx';
import type { Values } from '../../../screens/form/values.ts';

const { dp_amount, cicilan_amount, cicilan_attempt } = pakethistory.fields;
const [, UNFIT] = paketRefusals['package-terms'];
const FULL = { width: '100%' } as const;
const MOST = 60;

/** A field of the form that stands in this one. */
const useNumber = (control: Control<Values>, name: string) => {
  const { field, fieldState } = useController({ control, name });
  const value = typeof field.value === 'number' ? field.value : null;
  return { value, set: field.onChange as (next: number | null) => void, error: fieldState.error?.message };
};
type Bound = ReturnType<typeof useNumber>;

const Amount = ({ id, label, of }: { readonly id: string; readonly label: string; readonly of: Bound }) => (
  <div className={layout.stackTight}>
    <label htmlFor={id}>{label}</label>
    <MoneyControl id={id} prefix="Rp" value={of.value} onChange={of.set} />
    {of.error && <span className={words.danger}>{of.error}</span>}
  </div>
);

/** What one installment would come to, and whether the terms fit; the rows that they make. */
const Outcome = ({ price, dp, amount, count }: { price: number; dp: Bound; amount: Bound; count: Bound }) => {
  const { t } = useTranslation();
  const sold_at = useToday();
  const terms = { dp_amount: dp.value ?? 0, cicilan_amount: amount.value ?? 0, cicilan_attempt: count.value ?? 0 };
  const possible = price > terms.dp_amount && terms.cicilan_attempt >= 1 && terms.cicilan_attempt <= MOST;
  if (!possible) return price > 0 && <p className={words.danger}>{UNFIT}</p>;
  const proposed = installmentFor(price, terms.dp_amount, terms.cicilan_attempt);
  const fits = termsFit(price, terms);
  const rows = fits ? scheduleOf(price, 0, terms, { sold_at, due_day: Number(sold_at.slice(-2)) }) : undefined;
  return (
    <>
      {proposed !== terms.cicilan_amount && (
        <Button onClick={() => amount.set(proposed)}>{t('offer.propose', { amount: formatRupiah(proposed) })}</Button>
      )}
      {!fits && (
        <p className={surface.tinted} data-tone="danger" role="status">
          {UNFIT}
        </p>
      )}
      {rows && <ScheduleTable rows={rows} />}
    </>
  );
};

export const TermsInput: OwnInput = ({ id, value, onChange, control, field }) => {
  const price = useWatch({ control, name: 'price' });
  const dp = useNumber(control, 'dp_amount');
  const amount = useNumber(control, 'cicilan_amount');
  const count = useNumber(control, 'cicilan_attempt');
  return (
    <div className={layout.stack}>
      <Radio.Group
        id={id}
        optionType="button"
        buttonStyle="solid"
        options={installmentSchemas.map((option) => ({ value: option.value, label: option.label }))}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-label={field.label}
      />
      {value === installmentSchema.credit && (
        <>
          <Amount id={`${id}-dp`} label={dp_amount.label} of={dp} />
          <div className={layout.stackTight}>
            <label htmlFor={`${id}-count`}>{cicilan_attempt.label}</label>
            <InputNumber<number>
              id={`${id}-count`}
              style={FULL}
              precision={0}
              value={count.value}
              onChange={count.set}
            />
            {count.error && <span className={words.danger}>{count.error}</span>}
          </div>
          <Amount id={`${id}-amount`} label={cicilan_amount.label} of={amount} />
          <Outcome price={typeof price === 'number' ? price : 0} {...{ dp, amount, count }} />
        </>
      )}
    </div>
  );
};
