// What every field view gets. Views are pure: a value in, something to read out.
import type { ComponentType } from 'react';
import type { FieldOf, Kind } from '../../resources/kernel/field.ts';

/** A record as the API answers it. */
export type Row = Readonly<Record<string, unknown>>;

export interface ViewProps<K extends Kind> {
  readonly field: FieldOf<K>;
  readonly name: string;
  readonly value: unknown;
  /** The record that carries the value; references find their embedded {id, name, code} in it. */
  readonly record: Row;
}

export interface View<K extends Kind> {
  /** In a table or card: one line. */
  readonly cell: ComponentType<ViewProps<K>>;
  /** On the record's own page. */
  readonly show: ComponentType<ViewProps<K>>;
}
