// A drawer that is one form of declared fields; what else belongs to it stands below them.
import type { ReactNode } from 'react';
import { FormDrawer } from '../../kit/drawer/form-drawer.tsx';
import formStyle from '../../kit/form/form.module.css';
import { RefusalAlert } from '../../kit/form/refusal-alert.tsx';
import layout from '../../kit/style/layout.module.css';
import type { NamedField } from '../resource-fields.ts';
import { FormField } from './form-field.tsx';
import type { useFieldsForm } from './use-fields-form.ts';

interface Props {
  readonly title: string;
  /** Of the form element; ids of its fields begin with it. */
  readonly id: string;
  /** Pixels, where the screen has them. */
  readonly width: number;
  readonly fields: readonly NamedField[];
  readonly state: ReturnType<typeof useFieldsForm>;
  /** What the button says; 'Simpan' if nothing else. */
  readonly action?: string;
  readonly disabled?: boolean;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export const FieldsDrawer = ({ id, fields, state: { form, refusal, onSubmit }, children, ...drawer }: Props) => (
  <FormDrawer {...drawer} form={id} busy={form.formState.isSubmitting} typed={form.formState.isDirty}>
    <form id={id} className={layout.stackLarge} noValidate onSubmit={(event) => void onSubmit(event)}>
      {refusal && <RefusalAlert refusal={refusal} />}
      <div className={formStyle.grid}>
        {fields.map((named) => (
          <FormField key={named.name} {...named} control={form.control} idPrefix={id} />
        ))}
      </div>
      {children}
    </form>
  </FormDrawer>
);
