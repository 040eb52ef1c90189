// Takes an entry back: it stays in the history, with the reason.
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../providers/send.ts';
import { field } from '../../../resources/kernel/field.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import type { EntryData } from '../../../resources/service/odontogram-answer.ts';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { entryWords } from './words.ts';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly entry: EntryData;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const FORM = 'odontogram-void';
const reason = field.note('Alasan', { required: true, max: 300 });
const FIELDS = [{ name: 'reason', field: reason }];
const SHAPE = formShape({ reason });

export const VoidDialog = ({ entry, onClose, onDone }: Props) => {
  const { t } = useTranslation();
  const { send } = useSend('service.odontogram.void');
  const { form, refusal, onSubmit } = useFieldsForm({
    fields: FIELDS,
    shape: SHAPE,
    submit: async (values) => {
      await send({ id: entry.id }, values);
      onDone();
    },
  });
  return (
    <FormDialog
      title={t('chart.voidTitle', { tooth: entry.tooth, what: entryWords(entry) })}
      form={FORM}
      action={t('chart.void')}
      danger
      busy={form.formState.isSubmitting}
      typed={form.formState.isDirty}
      onClose={onClose}
    >
      <form id={FORM} className={layout.stackLarge} onSubmit={(event) => void onSubmit(event)} noValidate>
        {refusal && <RefusalAlert refusal={refusal} />}
        {FIELDS.map((one) => (
          <FormField key={one.name} {...one} control={form.control} idPrefix={FORM} />
        ))}
      </form>
    </FormDialog>
  );
};
