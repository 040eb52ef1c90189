// The order to a laboratory, new or still a draft: for which treatment, what, on which teeth, in which shade (service.md 2.9).
import { useCreate, useInvalidate, useOne, useUpdate } from '@refinedev/core';
import { Checkbox, Select } from 'antd';
import { useState } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maySee } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { activeStatus } from '../../../resources/kernel/active.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { inputShape } from '../../../resources/kernel/shape.ts';
import { formlab as resource } from '../../../resources/service/formlab.ts';
import { FormField } from '../../../screens/form/form-field.tsx';
import formStyle from '../../../kit/form/form.module.css';
import { useNewest } from '../../../screens/form/use-newest.ts';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import type { Values } from '../../../screens/form/values.ts';
import type { FormlabData } from '../../../parts/service/formlab/formlab.ts';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import { useVisitReload } from '../../../parts/service/visit/use-visit-verb.ts';
import type { TreatmentData } from '../../../parts/service/visit/visit.ts';
import type { NamedField } from '../../../screens/resource-fields.ts';
import { SlotChoice } from '../../../parts/paket/slot/slot-choice.tsx';
import { type PresetLabSlot, useTakenLabSlot } from './taken-slot.ts';
import { ShadeField } from './shade-field.tsx';
import { ToothField } from './tooth-field.tsx';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  /** Treatments that may have a form lab. */
  readonly treatments: readonly TreatmentData[];
  /** The treatment that a new order is for. */
  readonly treatment?: TreatmentData;
  readonly formlab?: FormlabData;
  /** Whose visit it is. */
  readonly customer?: number;
  /** The slot of a package that a new order begins with. */
  readonly preset?: PresetLabSlot;
  readonly onClose: () => void;
}

const FORM = 'formlab';
const DRAWER = 560;
const NAMES = [
  'visitperawatan_id',
  'laboratoriumjasa_id',
  'tooth',
  'shade',
  'material',
  'qty',
  'instruksi',
  'price',
  'membershipperawatan_id',
  'override_reason',
] as const;
const PLAIN: ReadonlySet<string> = new Set(['material', 'qty', 'instruksi']);
const named: readonly NamedField[] = NAMES.map((name) => ({ name, field: resource.fields[name] }));
const shape = inputShape(Object.fromEntries(named.map(({ name, field }) => [name, field])));

/** What is left empty is not sent with a new order; an edit clears it. */
const bodyOf = (values: Values, isNew: boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(isNew && (value === null || value === ''))));

const treatmentLabel = ({ name, tooth }: TreatmentData): string => (tooth ? `${name} · ${tooth.join(', ')}` : name);

const TreatmentField = ({ control, treatments, fixed }: FieldProps & { fixed: boolean }) => {
  const { field, fieldState } = useController({ name: 'visitperawatan_id', control });
  const { label } = resource.fields.visitperawatan_id;
  return (
    <div className={formStyle.fieldWide}>
      <label className={formStyle.label} htmlFor="formlab-treatment">
        {label}
      </label>
      <Select
        id="formlab-treatment"
        virtual={false}
        disabled={fixed}
        value={field.value}
        onChange={field.onChange}
        status={fieldState.error ? 'error' : undefined}
        options={treatments.map((treatment) => ({ value: treatment.id, label: treatmentLabel(treatment) }))}
      />
      {fieldState.error && <span className={formStyle.error}>{fieldState.error.message}</span>}
    </div>
  );
};
interface FieldProps {
  readonly control: Control<Values>;
  readonly treatments: readonly TreatmentData[];
}

/** The laboratory first, then what it makes. */
const ServiceFields = ({ control, formlab }: { control: Control<Values>; formlab?: FormlabData }) => {
  const { field, fieldState } = useController({ name: 'laboratoriumjasa_id', control });
  const [lab, setLab] = useState<number | null>(formlab?.laboratorium_id ?? null);
  const { fields } = resource;
  return (
    <>
      <div className={formStyle.fieldWide}>
        <label className={formStyle.label} htmlFor="formlab-lab">
          {fields.laboratorium_id.label}
        </label>
        <RefSelect
          id="formlab-lab"
          resource={fields.laboratorium_id.to}
          filter={{ status: activeStatus.active }}
          value={lab}
          known={formlab?.labdata}
          onChange={(id) => {
            setLab(id);
            field.onChange(null);
          }}
        />
      </div>
      <div className={formStyle.fieldWide}>
        <label className={formStyle.label} htmlFor="formlab-jasa">
          {fields.laboratoriumjasa_id.label}
        </label>
        <RefSelect
          key={lab}
          id="formlab-jasa"
          resource={fields.laboratoriumjasa_id.to}
          filter={{ status: activeStatus.active, ...(lab !== null && { laboratorium: lab }) }}
          value={(field.value as number | null | undefined) ?? null}
          known={formlab?.jasadata}
          invalid={fieldState.error !== undefined}
          onChange={field.onChange}
        />
        {fieldState.error && <span className={formStyle.error}>{fieldState.error.message}</span>}
      </div>
    </>
  );
};

/** The service's own price, or nothing: no other is taken. */
const PriceField = ({ control }: { control: Control<Values> }) => {
  const { t } = useTranslation();
  const { field, fieldState } = useController({ name: 'price', control });
  const jasa = useWatch({ control, name: 'laboratoriumjasa_id' }) as number | null | undefined;
  const { result } = useOne<{ id: number; price: number | null }>({
    resource: resource.fields.laboratoriumjasa_id.to,
    id: jasa ?? undefined,
    queryOptions: { enabled: typeof jasa === 'number' },
    errorNotification: false,
  });
  const price = typeof jasa === 'number' ? (result?.price ?? 0) : 0;
  if (price === 0) return null;
  return (
    <div className={formStyle.fieldWide}>
      <Checkbox checked={field.value === price} onChange={(event) => field.onChange(event.target.checked ? price : 0)}>
        {t('lab.charge', { price: formatRupiah(price) })}
      </Checkbox>
      {fieldState.error && <span className={formStyle.error}>{fieldState.error.message}</span>}
    </div>
  );
};

const FormlabForm = ({ treatments, treatment, formlab, customer, preset, onClose }: Props) => {
  const { role } = useUser();
  const create = useCreate();
  const update = useUpdate();
  const invalidate = useInvalidate();
  const reload = useVisitReload();
  const start = formlab ?? (treatment && { visitperawatan_id: treatment.id, tooth: treatment.tooth });
  const { form, refusal, onSubmit } = useFieldsForm({
    fields: named,
    shape,
    record: start,
    start: preset && { ...preset },
    newest: useNewest(resource.name, formlab?.id),
    submit: async (values, _dirty, base) => {
      const shared = { resource: resource.name, successNotification: false, errorNotification: false } as const;
      const {
        price,
        membershipperawatan_id: _slot,
        override_reason: _reason,
        ...rest
      } = bodyOf(values, formlab === undefined);
      const body = {
        ...rest,
        ...(maySee(role, 'money') && { price: taken.isCovered ? 0 : (price ?? 0) }),
        ...taken.sent,
      };
      if (formlab) await update.mutateAsync({ ...shared, id: formlab.id, values: { ...body, version: base.version } });
      else await create.mutateAsync({ ...shared, values: body });
      await Promise.all([invalidate({ resource: resource.name, invalidates: ['list', 'detail'] }), reload()]);
      onClose();
    },
  });
  const { control } = form;
  const taken = useTakenLabSlot({ customer, formlab, preset, form, values: form.watch() });
  return (
    <form id={FORM} className={layout.stackLarge} onSubmit={(event) => void onSubmit(event)} noValidate>
      {refusal && <RefusalAlert refusal={refusal} />}
      <SlotChoice {...taken.choice} />
      <TreatmentField control={control} treatments={treatments} fixed={formlab !== undefined} />
      <ServiceFields control={control} formlab={formlab} />
      <ToothField control={control} />
      <ShadeField control={control} />
      {named
        .filter(({ name }) => PLAIN.has(name))
        .map((field) => (
          <FormField key={field.name} {...field} control={control} record={formlab} idPrefix="formlab" />
        ))}
      {!taken.isCovered && maySee(role, 'money') && <PriceField control={control} />}
    </form>
  );
};

/** Drawer with the form; `formlab` is the draft to change, none orders anew. */
export const FormlabDrawer = (props: Props) => {
  const { t } = useTranslation();
  return (
    <FormDrawer title={props.formlab?.code ?? t('lab.create')} form={FORM} width={DRAWER} onClose={props.onClose}>
      <FormlabForm {...props} />
    </FormDrawer>
  );
};
