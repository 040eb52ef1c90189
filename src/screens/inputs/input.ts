// What every field input gets. Inputs are controlled and speak the wire's values; an emptied field is null.
import type { ComponentType } from 'react';
import type { FieldOf, Kind } from '../../resources/kernel/field.ts';
import type { Row } from '../views/view.ts';

export interface InputProps<K extends Kind> {
  readonly field: FieldOf<K>;
  readonly id: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  readonly invalid: boolean;
  readonly describedBy?: string;
  /** The record being edited; references find their embedded name in it. */
  readonly record?: Row;
  /** Texts of the server or of validation inside the value: lines have a field each. */
  readonly errorAt?: (path: string) => string | undefined;
}

export type InputView<K extends Kind> = ComponentType<InputProps<K>>;

/** The attributes that tie an antd control to its label and its error. */
export const wiring = ({
  id,
  onBlur,
  invalid,
  describedBy,
}: Pick<InputProps<Kind>, 'id' | 'onBlur' | 'invalid' | 'describedBy'>) => ({
  id,
  onBlur,
  status: invalid ? ('error' as const) : undefined,
  'aria-invalid': invalid,
  'aria-describedby': describedBy,
});

/** Text of a control as the wire wants it. */
export const orNull = (text: string): string | null => (text === '' ? null : text);
