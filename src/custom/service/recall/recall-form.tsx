// Puts a patient on the list by hand.
import { useCreate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../providers/session.ts';
import { createShape } from '../../../resources/kernel/shape.ts';
import { recall } from '../../../resources/service/recall.ts';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { formSections } from '../../../screens/resource-fields.ts';
import layout from '../../../kit/style/layout.module.css';

const FORM = 'recall-new';
const SHAPE = createShape(recall);

export const RecallForm = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const { role } = useUser();
  const { mutateAsync } = useCreate();
  const fields = formSections(recall, role).flatMap((section) => section.fields);
  const { form, refusal, onSubmit } = useFieldsForm({
    fields,
    shape: SHAPE,
    submit: async (values) => {
      await mutateAsync({
        resource: recall.name,
        values,
        successNotification: () => ({ type: 'success', message: t('form.saved') }),
        errorNotification: false,
      });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('form.create', { singular: recall.singular })}
      form={FORM}
      action={t('form.save')}
      busy={form.formState.isSubmitting}
      typed={form.formState.isDirty}
      onClose={onClose}
    >
      <form id={FORM} className={layout.stackLarge} onSubmit={(event) => void onSubmit(event)} noValidate>
        {refusal && <RefusalAlert refusal={refusal} />}
        {fields.map((named) => (
          <FormField key={named.name} {...named} control={form.control} idPrefix="recall-new" />
        ))}
      </form>
    </FormDialog>
  );
};
