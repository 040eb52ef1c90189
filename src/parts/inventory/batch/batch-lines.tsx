// Lines of a document whose batch can be chosen by hand, of the warehouse that the form names.
import { createContext, useContext } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { Kind } from '../../../resources/kernel/field.ts';
import type { Values } from '../../../screens/form/values.ts';
import type { InputProps } from '../../../screens/inputs/input.ts';
import { LinesInput } from '../../../screens/inputs/lines-input.tsx';
import { BatchSelect } from './batch-select.tsx';

const Source = createContext<number | 'sale' | null>(null);

const BatchInput = ({ id, value, onChange, invalid, describedBy, record = {} }: InputProps<Kind>) => {
  const { item_id: item, batch_id: stored, batch_no: number } = record;
  // A number alone is not told: the list below names it.
  const batch_no = stored === value && typeof number === 'string' ? number : String(value);
  return (
    <BatchSelect
      id={id}
      item={typeof item === 'number' ? item : null}
      from={useContext(Source)}
      value={typeof value === 'number' ? { id: value, batch_no } : null}
      invalid={invalid}
      describedBy={describedBy}
      onChange={(batch) => onChange(batch?.id ?? null)}
    />
  );
};
const own = { batch_id: BatchInput } as const;

type Props = InputProps<Kind> & { readonly control: Control<Values> };

/**
 * The editor of a form's lines.
 * @param field of the form that names the warehouse @param unnamed where goods are taken from while it names none
 */
export const batchLinesOf = (field: string, unnamed: 'sale' | null) =>
  function BatchLines({ control, ...props }: Props) {
    const named = useWatch({ control, name: field });
    return (
      <Source value={typeof named === 'number' ? named : unnamed}>
        <LinesInput {...(props as InputProps<'lines'>)} own={own} />
      </Source>
    );
  };
