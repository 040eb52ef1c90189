// A note of credit: over the whole bill or by its lines; what is handed back stands below while it is typed (finance.md 6.4).
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../providers/session.ts';
import { bill as billDocument } from '../../../resources/finance/bill.ts';
import { billVerbs } from '../../../resources/finance/bill-life.ts';
import { paymentKind } from '../../../resources/finance/paymentmethod.ts';
import { useMethods } from '../cashier/methods.ts';
import { creditedBy, paidBeyond } from '../../../resources/finance/amounts.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useNewest } from '../../../screens/form/use-newest.ts';
import { toldFields } from '../../../screens/resource-fields.ts';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { MoneyControl } from '../../../kit/money/money-control.tsx';
import { FirstField } from '../../../kit/form/first-field.tsx';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import type { BillLine, BillRecord } from '../../../resources/finance/bill-detail.ts';
import style from './billing.module.css';
import { Outcome } from './outcome.tsx';
import { useBillVerb } from './use-bill-verb.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

const FORM = 'bill-refund';
const { input, label } = billVerbs.refund;
const { lines: _lines, ...inputs } = input;
const SHAPE = formShape(inputs);
/** Money goes back by some way: where it does, that is asked for. */
const FIELDS = Object.entries({
  ...inputs,
  paymentmethod_id: { ...inputs.paymentmethod_id, required: true as const },
}).map(([name, field]) => ({ name, field }));
/** Only money that goes back needs a way. */
const OF_PAYOUT: readonly string[] = ['to_deposit', 'paymentmethod_id', 'reference'];
/** What is kept as deposit needs none. */
const OF_METHOD: readonly string[] = ['paymentmethod_id', 'reference'];

type Picked = ReadonlyMap<number, number>;

interface LinesProps {
  readonly lines: readonly BillLine[];
  readonly picked: Picked;
  readonly onPick: (picked: Picked) => void;
}

const Lines = ({ lines, picked, onPick }: LinesProps) => {
  const { t } = useTranslation();
  const set = (id: number, amount: number | null) => {
    const next = new Map(picked);
    if (amount === null) next.delete(id);
    else next.set(id, amount);
    onPick(next);
  };
  return (
    <fieldset className={layout.stackSmall}>
      <legend className={`${words.quiet} ${style.legend}`}>{t('tagihan.pickLines')}</legend>
      {lines
        .filter(({ net_amount }) => net_amount > 0)
        .map((line) => (
          <div key={line.id} className={`${layout.between} ${style.picked}`}>
            <Checkbox
              checked={picked.has(line.id)}
              onChange={(event) => set(line.id, event.target.checked ? line.net_amount : null)}
            >
              {line.name}{' '}
              <span className={words.quiet}>
                <Money value={line.net_amount} />
              </span>
            </Checkbox>
            {picked.has(line.id) && (
              <MoneyControl
                prefix="Rp"
                className={style.typed}
                aria-label={t('tagihan.amountOf', { name: line.name })}
                min={1}
                max={line.net_amount}
                value={picked.get(line.id) ?? null}
                onChange={(amount) => set(line.id, amount ?? 0)}
              />
            )}
          </div>
        ))}
    </fieldset>
  );
};

/** A line gives back some of what it cost; the sum of several would hide one that does not. */
const isWithin = (amount: number, whole: number): boolean => amount >= 1 && amount <= whole;
const strayOf = ({ lines }: BillRecord, picked: Picked): BillLine | undefined =>
  lines.find(({ id, net_amount }) => picked.has(id) && !isWithin(picked.get(id) ?? 0, net_amount));

interface ResultProps {
  readonly bill: BillRecord;
  readonly stray: BillLine | undefined;
  readonly amount: number;
  readonly payout: number;
}

const Result = ({ bill, stray, amount, payout }: ResultProps) => {
  const { t } = useTranslation();
  if (stray)
    return (
      <p className={words.alarm}>
        {t('tagihan.lineBounds', { name: stray.name, most: formatRupiah(stray.net_amount) })}
      </p>
    );
  if (amount < 0) return <p className={words.alarm}>{t('tagihan.belowOne')}</p>;
  if (amount > bill.total_amount) return <p className={words.alarm}>{t('tagihan.aboveTotal')}</p>;
  return (
    <Outcome
      rows={[
        { label: t('tagihan.newTotal'), value: formatRupiah(bill.total_amount - amount) },
        { label: t('tagihan.payout'), value: formatRupiah(payout) },
      ]}
    />
  );
};

export const RefundDialog = ({ bill, onClose }: { bill: BillRecord; onClose: () => void }) => {
  const { role } = useUser();
  const send = useBillVerb(bill, 'refund');
  const methods = useMethods();
  const [picked, pick] = useState<Picked>(new Map());
  const named = [...picked.values()].reduce((sum, amount) => sum + amount, 0);
  const { form, refusal, onSubmit } = useFieldsForm({
    fields: FIELDS,
    shape: SHAPE,
    about: { ...bill },
    newest: useNewest(billDocument.name, bill.id),
    tells: toldFields(billDocument, role),
    submit: async (values, _dirty, base) => {
      const lines = [...picked].map(([bill_line_id, amount]) => ({ bill_line_id, amount }));
      await send(lines.length > 0 ? { ...values, amount: named, lines } : values, base);
      onClose();
    },
  });
  const [typed, kept, method] = form.watch(['amount', 'to_deposit', 'paymentmethod_id']);
  const isCash = methods?.find(({ id }) => id === method)?.kind === paymentKind.cash;
  const amount = picked.size > 0 ? creditedBy(bill, named) : typeof typed === 'number' ? typed : 0;
  const stray = strayOf(bill, picked);
  const payout = paidBeyond(bill, amount);
  const shown = FIELDS.filter(
    ({ name }) =>
      (name !== 'amount' || picked.size === 0) &&
      (!OF_PAYOUT.includes(name) || payout > 0) &&
      (!OF_METHOD.includes(name) || kept !== true) &&
      // Notes and coins have no number.
      (name !== 'reference' || !isCash),
  );
  return (
    <FormDialog
      title={`${label}: ${bill.code ?? ''}`}
      form={FORM}
      action={label}
      danger
      disabled={stray !== undefined || !isWithin(amount, bill.total_amount)}
      busy={form.formState.isSubmitting}
      typed={form.formState.isDirty || picked.size > 0}
      onClose={onClose}
    >
      <form id={FORM} className={layout.stackLarge} onSubmit={(event) => void onSubmit(event)} noValidate>
        {refusal && <RefusalAlert refusal={refusal} />}
        <Lines lines={bill.lines} picked={picked} onPick={pick} />
        <FirstField>
          <div className={layout.stackLarge}>
            {shown.map((one) => (
              <FormField key={one.name} {...one} control={form.control} idPrefix="refund" />
            ))}
          </div>
        </FirstField>
        {(amount !== 0 || stray) && <Result {...{ bill, stray, amount, payout }} />}
      </form>
    </FormDialog>
  );
};
