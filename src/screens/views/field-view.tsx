// Draws any field of a record by its kind.
import type { ComponentType } from 'react';
import type { Field, Kind } from '../../resources/kernel/field.ts';
import { views } from './index.ts';
import type { Row, ViewProps } from './view.ts';

interface Props {
  readonly field: Field;
  readonly name: string;
  readonly record: Row;
}

// The map is total and keyed by the field's own kind; only the compiler cannot follow that through the union.
const viewOf = (field: Field, place: 'cell' | 'show') => views[field.kind][place] as ComponentType<ViewProps<Kind>>;

export const FieldCell = ({ field, name, record }: Props) => {
  const View = viewOf(field, 'cell');
  return <View field={field} name={name} value={record[name]} record={record} />;
};

export const FieldShow = ({ field, name, record }: Props) => {
  const View = viewOf(field, 'show');
  return <View field={field} name={name} value={record[name]} record={record} />;
};
