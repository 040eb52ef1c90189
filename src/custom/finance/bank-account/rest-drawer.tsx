// 'Bukukan': what is between the ticked lines and entries, or the whole line, booked from the line.
import { useTranslation } from 'react-i18next';
import { bookedAs, type BookedAs } from '../../../resources/finance/bank.ts';
import { field, type Fields } from '../../../resources/kernel/field.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import layout from '../../../kit/style/layout.module.css';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';

const FORM = 'bank-rest';
const WIDTH = 480;
const restFields = {
  component: field.choice('Dibukukan sebagai', { required: true, options: bookedAs }),
  akun_id: field.ref('Akun lawan', {
    to: 'finance.akun',
    embed: 'akundata',
    filter: { isheader: 'false' },
    help: 'Hanya untuk akun lain',
  }),
  note: field.text('Keterangan', { max: 200, help: 'Kosong: teks mutasi' }),
} as const satisfies Fields;
const fields = Object.entries(restFields).map(([name, one]) => ({ name, field: one }));

export interface Rest {
  readonly component: BookedAs;
  readonly akun_id: number | null;
  readonly note: string | null;
}
interface Props {
  /** Rupiah between bank and ledger; above nothing: money came in. */
  readonly amount: number;
  readonly onBook: (rest: Rest) => Promise<void>;
  readonly onClose: () => void;
}

export const RestDrawer = ({ amount, onBook, onClose }: Props) => {
  const { t } = useTranslation();
  const { form, refusal, onSubmit } = useFieldsForm({
    fields,
    shape: formShape(restFields),
    start: { component: amount > 0 ? 'interest' : 'fee' },
    submit: async ({ component, akun_id = null, note = null }) => {
      await onBook({ component, akun_id: akun_id ?? null, note: note ?? null });
      onClose();
    },
  });
  return (
    <FormDrawer title={t('bank.book')} form={FORM} width={WIDTH} action={t('bank.book')} onClose={onClose}>
      <form id={FORM} className={layout.stackLarge} noValidate onSubmit={(event) => void onSubmit(event)}>
        {refusal && <RefusalAlert refusal={refusal} />}
        <p role="status">
          {t(amount > 0 ? 'bank.bookIn' : 'bank.bookOut', { amount: formatRupiah(Math.abs(amount)) })}
        </p>
        {fields.map((named) => (
          <FormField key={named.name} {...named} control={form.control} idPrefix={FORM} />
        ))}
      </form>
    </FormDrawer>
  );
};
