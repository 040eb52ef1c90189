// Opens or changes a case, in a drawer; the patient is the visit's.
import { useCreate, useUpdate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import type { OrthoCase } from '../../../../resources/service/ortho-answer.ts';
import { orthocase } from '../../../../resources/service/orthocase.ts';
import { inputShape } from '../../../../resources/kernel/shape.ts';
import { FormField } from '../../../../screens/form/form-field.tsx';
import { useNewest } from '../../../../screens/form/use-newest.ts';
import { useFieldsForm } from '../../../../screens/form/use-fields-form.ts';
import { RefusalAlert } from '../../../../kit/form/refusal-alert.tsx';
import { FormDrawer } from '../../../../kit/drawer/form-drawer.tsx';
import type { VisitData } from '../../../../parts/service/visit/visit.ts';
import type { NamedField } from '../../../../screens/resource-fields.ts';
import layout from '../../../../kit/style/layout.module.css';

interface Props {
  readonly visit: VisitData;
  /** None: a new one. */
  readonly record?: OrthoCase;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const DRAWER = 520;
const FORM = 'ortho-case';
const WEEKS = 4;

const { customer_id: _customer, stop_reason: _reason, ...asked } = orthocase.fields;
const named: readonly NamedField[] = orthocase.form.flatMap(({ fields }) =>
  fields.flatMap((name) => (name in asked ? [{ name, field: asked[name as keyof typeof asked] }] : [])),
);
const shape = inputShape(asked);

export const CaseForm = ({ visit, record, onSaved, onClose }: Props) => {
  const { t } = useTranslation();
  const create = useCreate();
  const update = useUpdate();
  const first = { doctor_id: visit.doctor_id, doctordata: visit.doctordata, start_at: visit.visit_date };
  const { form, refusal, onSubmit } = useFieldsForm({
    fields: named,
    shape,
    record: record ? { ...record } : { ...first, control_interval_weeks: WEEKS },
    newest: useNewest(orthocase.name, record?.id),
    submit: async (values, _dirty, base) => {
      const shared = { resource: orthocase.name, successNotification: false, errorNotification: false } as const;
      if (record) await update.mutateAsync({ ...shared, id: record.id, values: { ...values, version: base.version } });
      else await create.mutateAsync({ ...shared, values: { ...values, customer_id: visit.customerdata?.id } });
      onSaved();
      onClose();
    },
  });
  const source = record
    ? { ...record, doctordata: { id: record.doctor_id, name: record.doctorname } }
    : { doctordata: visit.doctordata };
  return (
    <FormDrawer
      title={t(record ? 'note.ortho.edit' : 'note.ortho.open')}
      form={FORM}
      width={DRAWER}
      busy={form.formState.isSubmitting}
      typed={form.formState.isDirty}
      onClose={onClose}
    >
      <form id={FORM} className={layout.stackLarge} onSubmit={(event) => void onSubmit(event)} noValidate>
        {refusal && <RefusalAlert refusal={refusal} />}
        {named.map((field) => (
          <FormField key={field.name} {...field} control={form.control} record={source} idPrefix="ortho-case" />
        ))}
      </form>
    </FormDrawer>
  );
};
