// Issues a bill, to be paid directly or on credit; or puts one that is issued on credit. Shows what the installments will be.
import { useTranslation } from 'react-i18next';
import { billVerbs, dueMode, paymentType } from '../../../resources/finance/bill-life.ts';
import { installmentOf } from '../../../resources/finance/amounts.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import { isFrontDesk } from '../../../policies/role.ts';
import { useUser } from '../../../providers/session.ts';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { FirstField } from '../../../kit/form/first-field.tsx';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import type { BillRecord } from '../../../resources/finance/bill-detail.ts';
import { Outcome } from './outcome.tsx';
import { useBillVerb } from './use-bill-verb.ts';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly bill: BillRecord;
  readonly verb: 'issue' | 'kredit';
  /** Number of a waiting discount that the bill is issued without. */
  readonly without?: number | undefined;
  readonly onClose: () => void;
}

const FORM = 'bill-terms';
const OF_CREDIT: readonly string[] = ['dp_amount', 'cicilan_attempt', 'due_mode', 'first_due_date'];

const { issue, kredit } = billVerbs;
const ISSUE = formShape(issue.input);
const CREDIT = formShape(kredit.input);
/** Of both verbs: what either asks for. */
const shapeOf = (verb: Props['verb']): typeof ISSUE => (verb === 'issue' ? ISSUE : CREDIT);

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** What is left after the down payment, by the number of installments. */
const Plan = ({ total, dp, count }: { total: number; dp: number; count: number }) => {
  const { t } = useTranslation();
  const rest = total - dp;
  if (count < 1 || rest <= 0) return null;
  return (
    <Outcome
      rows={[
        { label: t('tagihan.onCredit'), value: formatRupiah(rest) },
        {
          label: t('tagihan.each'),
          value: t('tagihan.times', { n: count, amount: formatRupiah(installmentOf(rest, count)) }),
        },
      ]}
    />
  );
};

export const TermsDialog = ({ bill, verb, without, onClose }: Props) => {
  const user = useUser();
  const sendIssue = useBillVerb(bill, 'issue');
  const sendCredit = useBillVerb(bill, 'kredit');
  const { label, input } = billVerbs[verb];
  const fields = Object.entries(input)
    .filter(([name]) => name !== 'without_request' && (name !== 'posting_date' || !isFrontDesk(user)))
    .map(([name, field]) => ({ name, field }));
  const { form, refusal, onSubmit } = useFieldsForm({
    fields,
    shape: shapeOf(verb),
    record: { payment_type: paymentType.direct, due_mode: dueMode.monthly, dp_amount: 0 },
    submit: async ({ payment_type, posting_date, ...terms }) => {
      const onCredit = payment_type === paymentType.credit && terms;
      if (verb === 'kredit') await sendCredit(terms);
      else await sendIssue({ payment_type, posting_date, ...onCredit, without_request: without });
      onClose();
    },
  });
  const [type, dp, count, mode] = form.watch(['payment_type', 'dp_amount', 'cicilan_attempt', 'due_mode']);
  const credit = verb === 'kredit' || type === paymentType.credit;
  const shown = fields.filter(
    ({ name }) => (credit || !OF_CREDIT.includes(name)) && (name !== 'first_due_date' || mode !== dueMode.perVisit),
  );
  return (
    <FormDialog
      title={`${label}: ${bill.code ?? bill.customer_name}`}
      form={FORM}
      action={label}
      busy={form.formState.isSubmitting}
      typed={form.formState.isDirty}
      onClose={onClose}
    >
      <form id={FORM} className={layout.stackLarge} onSubmit={(event) => void onSubmit(event)} noValidate>
        {refusal && <RefusalAlert refusal={refusal} />}
        <FirstField>
          <div className={layout.stackLarge}>
            {shown.map((named) => (
              <FormField key={named.name} {...named} control={form.control} idPrefix="terms" />
            ))}
          </div>
        </FirstField>
        {credit && (
          <Plan total={bill.total_amount - bill.installment_current_amount} dp={numberOf(dp)} count={numberOf(count)} />
        )}
      </form>
    </FormDialog>
  );
};
