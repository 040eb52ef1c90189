// Values of a form: from the record to the inputs, and back to a request body.
import type { Field } from '../../resources/kernel/field.ts';
import { isInput } from '../../resources/kernel/field.ts';
import type { NamedField } from '../resource-fields.ts';
import { emptyLine } from '../inputs/lines-input.tsx';
import type { Row } from '../views/view.ts';

export type Values = Record<string, unknown>;

/** What a field holds before anybody typed: a required choice or flag starts at its first option, the rest is empty. */
const blank = (field: Field): unknown => {
  if (field.kind === 'flag') return false;
  if (field.kind === 'lines') return field.required ? [emptyLine(field.fields)] : [];
  if (field.kind === 'choice') return field.many ? [] : field.required ? (field.options[0]?.value ?? null) : null;
  return null;
};

/** Only what the shape of the request knows: a line as answered carries its id, its computed parts and embedded names. */
const lineValues = (field: Field & { kind: 'lines' }, line: Row): Row =>
  Object.fromEntries(
    Object.entries(field.fields)
      .filter(([, inner]) => isInput(inner))
      .map(([name]) => [name, line[name] ?? null]),
  );

/** Values of the inputs for a record, or for a new one. */
export const initialValues = (fields: readonly NamedField[], record?: Row): Values =>
  Object.fromEntries(
    fields.map(({ name, field }) => {
      const value = record?.[name];
      if (field.kind === 'lines' && Array.isArray(value))
        return [name, value.map((line: Row) => lineValues(field, line))];
      return [name, record ? (value ?? null) : blank(field)];
    }),
  );

/** Body of an edit: what was changed, and the version that was read. */
export const changedValues = <V extends object>(
  values: V,
  dirty: Readonly<Record<string, unknown>>,
  version: number,
): Partial<V> & { readonly version: number } => {
  const changed: Partial<V> = { ...values };
  for (const name in changed) if (dirty[name] === undefined || dirty[name] === false) delete changed[name];
  return { ...changed, version };
};
