// A sheet at the side with a form of declared fields.
import type { ReactNode } from 'react';
import formStyle from '../../kit/form/form.module.css';
import { FormField } from './form-field.tsx';
import type { useFieldsForm } from './use-fields-form.ts';
import type { Row } from '../views/view.ts';
import type { NamedField } from '../resource-fields.ts';
import { FormSheet } from '../../kit/sheet/form-sheet.tsx';

interface Props {
  readonly title: string;
  readonly fields: readonly NamedField[];
  /** As `useFieldsForm` made it of the same fields. */
  readonly filled: ReturnType<typeof useFieldsForm>;
  readonly record?: Row;
  readonly idPrefix: string;
  readonly onClose: () => void;
  /** Stands below the fields. */
  readonly children?: ReactNode;
}

export const FieldsSheet = ({ title, fields, filled, record, idPrefix, onClose, children }: Props) => {
  const { form, refusal, onSubmit } = filled;
  return (
    <FormSheet
      title={title}
      refusal={refusal}
      busy={form.formState.isSubmitting}
      typed={form.formState.isDirty}
      ready
      onSubmit={(event) => void onSubmit(event)}
      onClose={onClose}
    >
      <div className={formStyle.grid}>
        {fields.map((named) => (
          <FormField key={named.name} {...named} control={form.control} record={record} idPrefix={idPrefix} />
        ))}
      </div>
      {children}
    </FormSheet>
  );
};
