// Label, tooth and note of a photo.
import { useUpdate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { inputShape } from '../../../resources/kernel/shape.ts';
import { visitmultimedia } from '../../../resources/service/visitmultimedia.ts';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useNewest } from '../../../screens/form/use-newest.ts';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import type { NamedField } from '../../../screens/resource-fields.ts';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import type { PhotoData } from './photo.ts';
import layout from '../../../kit/style/layout.module.css';

const FORM = 'photo-details';
const NAMES = ['multimedialabel_id', 'tooth', 'mount', 'note'] as const;
const named: readonly NamedField[] = NAMES.map((name) => ({ name, field: visitmultimedia.fields[name] }));

interface Props {
  readonly photo: PhotoData;
  readonly onClose: () => void;
  readonly onSaved: (photo: PhotoData) => void;
}

export const PhotoForm = ({ photo, onClose, onSaved }: Props) => {
  const { t } = useTranslation();
  const { mutateAsync } = useUpdate<PhotoData>();
  const { form, refusal, onSubmit } = useFieldsForm({
    fields: named,
    shape: inputShape(Object.fromEntries(named.map(({ name, field }) => [name, field]))),
    record: photo,
    newest: useNewest(visitmultimedia.name, photo.id),
    submit: async (values, _dirty, base) => {
      const { data } = await mutateAsync({
        resource: visitmultimedia.name,
        id: photo.id,
        values: { ...values, version: base.version },
        successNotification: () => ({ type: 'success', message: t('form.saved') }),
        errorNotification: false,
      });
      onSaved(data);
    },
  });
  return (
    <FormDialog
      title={t('gallery.details')}
      form={FORM}
      action={t('form.save')}
      busy={form.formState.isSubmitting}
      typed={form.formState.isDirty}
      onClose={onClose}
    >
      <form id={FORM} className={layout.stackLarge} onSubmit={(event) => void onSubmit(event)} noValidate>
        {refusal && <RefusalAlert refusal={refusal} />}
        {named.map((field) => (
          <FormField key={field.name} {...field} control={form.control} record={photo} idPrefix={FORM} />
        ))}
      </form>
    </FormDialog>
  );
};
