// A new service of the laboratory whose page is open.
import { useCreate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../providers/session.ts';
import { inputShape } from '../../../resources/kernel/shape.ts';
import { laboratoriumjasa as resource } from '../../../resources/service/laboratoriumjasa.ts';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import { formSections } from '../../../screens/resource-fields.ts';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly laboratoriumId: number;
  readonly onClose: () => void;
}

const FORM = 'jasa';
const DRAWER = 480;
const { laboratorium_id: _own, ...asked } = resource.fields;
const shape = inputShape(asked);

const JasaForm = ({ laboratoriumId, onClose }: Props) => {
  const { t } = useTranslation();
  const { role } = useUser();
  const { mutateAsync } = useCreate();
  const fields = formSections(resource, role)
    .flatMap((section) => section.fields)
    .filter(({ name }) => name in asked);
  const { form, refusal, onSubmit } = useFieldsForm({
    fields,
    shape,
    submit: async (values) => {
      await mutateAsync({
        resource: resource.name,
        values: { ...values, laboratorium_id: laboratoriumId },
        successNotification: () => ({ type: 'success', message: t('form.saved') }),
        errorNotification: false,
      });
      onClose();
    },
  });
  return (
    <form id={FORM} className={layout.stackLarge} onSubmit={(event) => void onSubmit(event)} noValidate>
      {refusal && <RefusalAlert refusal={refusal} />}
      {fields.map((named) => (
        <FormField key={named.name} {...named} control={form.control} idPrefix={FORM} />
      ))}
    </form>
  );
};

export const JasaDrawer = (props: Props) => {
  const { t } = useTranslation();
  return (
    <FormDrawer
      title={t('form.create', { singular: resource.singular })}
      form={FORM}
      width={DRAWER}
      onClose={props.onClose}
    >
      <JasaForm {...props} />
    </FormDrawer>
  );
};
