// 'Ubah Pembagian': what of one treatment belongs to the doctor and to the partner from now on, and why; what is left to the clinic is
// seen while it is typed.
import { useInvalidate } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { FirstField } from '../../../kit/form/first-field.tsx';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { Money } from '../../../kit/money/money.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { readRecord } from '../../../providers/records.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { overrideFields } from '../../../resources/finance/share-calls.ts';
import { tindakanincome } from '../../../resources/finance/tindakanincome.ts';
import { hutang } from '../../../resources/finance/hutang.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { heldFor, waitingText } from '../../../screens/request/requests.ts';

const FORM = 'share-override';
const fields = Object.entries(overrideFields).map(([name, field]) => ({ name, field }));

type Income = Awaited<ReturnType<typeof readRecord<'finance.tindakanincome'>>>;
interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

const rupiah = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The value of the treatment, what it cost, and what is left after both parts. */
const Sums = ({ income, given }: { readonly income: Income; readonly given: number }) => {
  const { t } = useTranslation();
  const left = income.net_amount - income.lab_amount - income.bhp_amount - given;
  const rows: readonly (readonly [string, number])[] = [
    [t('share.net'), income.net_amount],
    [t('share.lab'), -income.lab_amount],
    [t('share.bhp'), -income.bhp_amount],
    [t('share.given'), -given],
    [t('share.left'), left],
  ];
  return (
    <div role="status">
      <dl className={surface.sums}>
        {rows.map(([label, value], at) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={at === rows.length - 1 && value < 0 ? words.danger : undefined}>
              <Money value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

const OverrideForm = ({ income, onClose }: { readonly income: Income; readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const { send } = useSend('finance.tindakanincome.override', tellDone(t('form.saved')));
  const invalidate = useInvalidate();
  const { id, name, doctor_amount, rumahsakit_amount } = income;
  const { form, refusal, onSubmit } = useFieldsForm({
    fields,
    shape: formShape(overrideFields),
    start: { doctor_amount, rumahsakit_amount },
    submit: async (values) => {
      await send({ id }, values);
      await Promise.all(
        [tindakanincome, hutang].map((resource) =>
          invalidate({ resource: resource.name, invalidates: ['list', 'detail'] }),
        ),
      );
      onClose();
    },
  });
  const [doctor, partner] = useWatch({ control: form.control, name: ['doctor_amount', 'rumahsakit_amount'] });
  const waiting = heldFor(income, 'finance.share.override');
  return (
    <FormDialog
      title={`${t('share.override')}: ${name}`}
      form={FORM}
      action={t('share.override')}
      disabled={waiting !== undefined}
      busy={form.formState.isSubmitting}
      typed={form.formState.isDirty}
      onClose={onClose}
    >
      <form id={FORM} className={layout.stackLarge} noValidate onSubmit={(event) => void onSubmit(event)}>
        {refusal && <RefusalAlert refusal={refusal} />}
        <p className={words.quiet}>{waiting ? waitingText(t, waiting) : t('share.overrideNote')}</p>
        <Sums income={income} given={rupiah(doctor) + rupiah(partner)} />
        <FirstField>
          <div className={layout.stackLarge}>
            {fields.map((named) => (
              <FormField key={named.name} {...named} control={form.control} idPrefix={FORM} />
            ))}
          </div>
        </FirstField>
      </form>
    </FormDialog>
  );
};

/** Reads the treatment first: the amounts that stand are offered. */
export const OverrideDialog = ({ id, onClose }: Props) => {
  const { t } = useTranslation();
  const { data, error } = useQuery({
    queryKey: [tindakanincome.name, 'override', id],
    queryFn: ({ signal }) => readRecord(tindakanincome.name, id, signal),
    staleTime: 0,
    gcTime: 0,
  });
  if (data) return <OverrideForm income={data} onClose={onClose} />;
  if (!error) return null;
  return (
    <FormDialog
      title={t('share.override')}
      form={FORM}
      action={t('share.override')}
      disabled
      busy={false}
      typed={false}
      onClose={onClose}
    >
      <RefusalAlert refusal={refusalOf(error)} />
    </FormDialog>
  );
};
