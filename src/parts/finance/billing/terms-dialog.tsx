// Issues a bill, to be paid directly or on credit; or puts one that is issued on credit. Shows what the installments will be.
import { bill as billDocument } from '../../../resources/finance/bill.ts';
import { billVerbs, dueMode, paymentType } from '../../../resources/finance/bill-life.ts';
import { addMonths } from '../../../resources/kernel/date.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import { isFrontDesk } from '../../../policies/role.ts';
import { useUser } from '../../../providers/session.ts';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useNewest } from '../../../screens/form/use-newest.ts';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { toldFields } from '../../../screens/resource-fields.ts';
import { useToday } from '../../../kit/date/use-today.ts';
import { FirstField } from '../../../kit/form/first-field.tsx';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import type { BillRecord } from '../../../resources/finance/bill-detail.ts';
import { CreditPlan, UsualCounts } from './credit-plan.tsx';
import { useBillVerb } from './use-bill-verb.ts';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly bill: BillRecord;
  readonly verb: 'issue' | 'kredit';
  /** A draft that is issued on credit: nothing else is asked of how it is paid. */
  readonly onCredit?: boolean;
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

/** What the dialog asks for, and the form that sends it. */
const useTerms = ({ bill, verb, onCredit: agreed = false, without, onClose }: Props) => {
  const user = useUser();
  const today = useToday();
  const sendIssue = useBillVerb(bill, 'issue');
  const sendCredit = useBillVerb(bill, 'kredit');
  const { input } = billVerbs[verb];
  const fields = Object.entries(input)
    .filter(
      ([name]) =>
        name !== 'without_request' &&
        (!agreed || name !== 'payment_type') &&
        (name !== 'posting_date' || !isFrontDesk(user)),
    )
    .map(([name, field]) => ({ name, field }));
  const { form, refusal, onSubmit } = useFieldsForm({
    fields,
    shape: shapeOf(verb),
    about: { ...bill },
    newest: useNewest(billDocument.name, bill.id),
    tells: toldFields(billDocument, user.role),
    start: {
      payment_type: agreed ? paymentType.credit : paymentType.direct,
      due_mode: dueMode.monthly,
      dp_amount: 0,
      first_due_date: addMonths(today, 1),
    },
    submit: async ({ payment_type: asked, posting_date, ...typed }, _dirty, base) => {
      const payment_type = agreed ? paymentType.credit : asked;
      // Where visits set the days, none was agreed on.
      const terms = typed.due_mode === dueMode.perVisit ? { ...typed, first_due_date: null } : typed;
      const onCredit = payment_type === paymentType.credit && terms;
      if (verb === 'kredit') await sendCredit(terms, base);
      else await sendIssue({ payment_type, posting_date, ...onCredit, without_request: without }, base);
      onClose();
    },
  });
  return { fields, form, refusal, onSubmit };
};

export const TermsDialog = (props: Props) => {
  const { bill, verb, onCredit: agreed = false, onClose } = props;
  const { label } = agreed ? kredit : billVerbs[verb];
  const { fields, form, refusal, onSubmit } = useTerms(props);
  const [type, dp, count, mode] = form.watch(['payment_type', 'dp_amount', 'cicilan_attempt', 'due_mode']);
  const credit = agreed || verb === 'kredit' || type === paymentType.credit;
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
        {credit && (
          <UsualCounts
            value={count}
            onChoose={(chosen) => form.setValue('cicilan_attempt', chosen, { shouldDirty: true })}
          />
        )}
        <FirstField>
          <div className={layout.stackLarge}>
            {shown.map((named) => (
              <FormField key={named.name} {...named} control={form.control} idPrefix="terms" />
            ))}
          </div>
        </FirstField>
        {credit && (
          <CreditPlan
            total={bill.total_amount - bill.installment_current_amount}
            dp={numberOf(dp)}
            count={numberOf(count)}
          />
        )}
      </form>
    </FormDialog>
  );
};
