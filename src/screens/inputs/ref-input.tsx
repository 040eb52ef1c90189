import { RefSelect } from './ref-select.tsx';
import { embeddedOf } from '../views/ref.tsx';
import type { InputProps } from './input.ts';

/** A reference, searched in the list of the resource that it points to. */
export const RefInput = ({ field, id, value, onChange, onBlur, invalid, describedBy, record }: InputProps<'ref'>) => {
  const embedded = record && embeddedOf(field, record);
  return (
    <RefSelect
      id={id}
      resource={field.to}
      filter={field.filter}
      value={typeof value === 'number' ? value : null}
      known={embedded && { id: embedded.id, name: embedded.name }}
      onChange={onChange}
      onBlur={onBlur}
      invalid={invalid}
      describedBy={describedBy}
    />
  );
};
