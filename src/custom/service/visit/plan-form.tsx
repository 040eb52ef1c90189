// A plan to be drafted: its title, how long the prices stand, and its items, of which the odontogram suggests the first.
import { useCreate, useInvalidate, useUpdate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { maySeeField } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { inputShape } from '../../../resources/kernel/shape.ts';
import { treatmentplan } from '../../../resources/service/treatmentplan.ts';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useNewest } from '../../../screens/form/use-newest.ts';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import type { PlanData, SuggestedItem } from './plan.ts';
import style from './plan.module.css';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly visit: VisitData;
  /** The draft to change; none: a new one. */
  readonly plan?: PlanData;
  readonly suggested: readonly SuggestedItem[];
  readonly onClose: () => void;
}

const FORM = 'treatmentplan';
const DRAWER = 860;
const NAMES = ['title', 'valid_until', 'note', 'items'] as const;

/** Fields of the form; amounts only for who sees them. */
const fieldsFor = (role: number) => {
  const { items, ...others } = treatmentplan.fields;
  const seen = Object.fromEntries(Object.entries(items.fields).filter(([, field]) => maySeeField(role, field)));
  return { ...others, items: { ...items, fields: seen } };
};

const PlanForm = ({ visit, plan, suggested, onClose }: Props) => {
  const { t } = useTranslation();
  const { role } = useUser();
  const create = useCreate();
  const update = useUpdate();
  const invalidate = useInvalidate();
  const fields = fieldsFor(role);
  const named = NAMES.map((name) => ({ name, field: fields[name] }));
  const { form, refusal, onSubmit } = useFieldsForm({
    fields: named,
    shape: inputShape(Object.fromEntries(named.map(({ name, field }) => [name, field]))),
    record: plan ?? { title: t('chart.plan.title'), items: suggested },
    newest: useNewest(treatmentplan.name, plan?.id),
    submit: async (values, _dirty, base) => {
      const shared = { resource: treatmentplan.name, successNotification: false, errorNotification: false } as const;
      if (plan) await update.mutateAsync({ ...shared, id: plan.id, values: { ...values, version: base.version } });
      else {
        const about = { customer_id: visit.customerdata?.id, doctor_id: visit.doctor_id };
        await create.mutateAsync({ ...shared, values: { ...values, ...about } });
      }
      await invalidate({ resource: treatmentplan.name, invalidates: ['list'] });
      onClose();
    },
  });
  return (
    <form id={FORM} className={layout.stackLarge} onSubmit={(event) => void onSubmit(event)} noValidate>
      {refusal && <RefusalAlert refusal={refusal} />}
      {named.map((field) => (
        <div key={field.name} className={field.name === 'items' ? style.items : undefined}>
          <FormField {...field} control={form.control} record={plan} idPrefix={FORM} />
        </div>
      ))}
    </form>
  );
};

export const PlanDrawer = (props: Props) => {
  const { t } = useTranslation();
  return (
    <FormDrawer title={props.plan?.title ?? t('chart.plan.create')} form={FORM} width={DRAWER} onClose={props.onClose}>
      <PlanForm {...props} />
    </FormDrawer>
  );
};
