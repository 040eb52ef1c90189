// 'Daftarkan Rekening': an account of the books, its bank and number, and the day on which its reconciliation begins.
import { useTranslation } from 'react-i18next';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { bankAccountFields } from '../../../resources/finance/bank.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import { useToday } from '../../../kit/date/use-today.ts';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import layout from '../../../kit/style/layout.module.css';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';

const FORM = 'bank-account';
const WIDTH = 480;
const fields = Object.entries(bankAccountFields).map(([name, field]) => ({ name, field }));

interface Props {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export const RegisterDrawer = ({ onDone, onClose }: Props) => {
  const { t } = useTranslation();
  const today = useToday();
  const { send, busy } = useSend('finance.bank.daftarkan', tellDone(t('form.saved')));
  const { form, refusal, onSubmit } = useFieldsForm({
    fields,
    shape: formShape(bankAccountFields),
    start: { start_date: `${today.slice(0, 8)}01` },
    submit: async (values) => {
      await send({}, values);
      onDone();
      onClose();
    },
  });
  return (
    <FormDrawer title={t('bank.register')} form={FORM} width={WIDTH} {...{ busy, onClose }}>
      <form id={FORM} className={layout.stackLarge} noValidate onSubmit={(event) => void onSubmit(event)}>
        {refusal && <RefusalAlert refusal={refusal} />}
        {fields.map((named) => (
          <FormField key={named.name} {...named} control={form.control} idPrefix={FORM} />
        ))}
      </form>
    </FormDrawer>
  );
};
