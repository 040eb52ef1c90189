// One declared field in a form: label, input by kind, help, error. Only this field draws again while it is typed in.
import type { ComponentType } from 'react';
import { type Control, get, useController } from 'react-hook-form';
import type { Kind } from '../../resources/kernel/field.ts';
import { inputs } from '../inputs/index.ts';
import type { InputProps } from '../inputs/input.ts';
import type { NamedField } from '../resource-fields.ts';
import type { Row } from '../views/view.ts';
import style from '../../kit/form/form.module.css';
import type { Values } from './values.ts';

/** An input of the page's own, which looks at other fields of the form as well. */
export type OwnInput = ComponentType<InputProps<Kind> & { readonly control: Control<Values> }>;

interface Props extends NamedField {
  readonly control: Control<Values>;
  readonly record?: Row;
  readonly idPrefix: string;
  /** What stands above it says the same already. */
  readonly untitled?: boolean;
  /** It has a row of its own, as its kind may want anyway. */
  readonly wide?: boolean;
  /** Instead of the one that its kind has. */
  readonly Own?: OwnInput | undefined;
}

const textOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined;

const WIDE: ReadonlySet<Kind> = new Set<Kind>(['note', 'lines', 'json']);

export const FormField = ({ name, field, control, record, idPrefix, untitled = false, Own, ...props }: Props) => {
  const { field: bound, fieldState, formState } = useController({ name, control });
  const Input = Own ?? (inputs[field.kind] as OwnInput);
  const id = `${idPrefix}-${name}`;
  const error = textOf(fieldState.error) ?? textOf((fieldState.error as { root?: unknown } | undefined)?.root);
  const hint = error ?? field.help;
  const labelled = field.kind !== 'flag';
  const wide = props.wide ?? WIDE.has(field.kind);
  return (
    <div className={wide ? style.fieldWide : style.field} ref={(node) => bound.ref({ focus: () => focusFirst(node) })}>
      {labelled && (
        <label htmlFor={id} className={untitled ? 'visually-hidden' : style.label}>
          {field.label}
          {field.required && (
            <span className={style.required} aria-hidden="true">
              {' '}
              *
            </span>
          )}
        </label>
      )}
      <Input
        control={control}
        field={field}
        id={id}
        value={bound.value}
        onChange={bound.onChange}
        onBlur={bound.onBlur}
        invalid={fieldState.error !== undefined}
        describedBy={hint && `${id}-hint`}
        record={record}
        errorAt={(path) => textOf(get(formState.errors, `${name}.${path}`))}
      />
      {hint && (
        <span id={`${id}-hint`} className={error ? style.error : style.help}>
          {hint}
        </span>
      )}
    </div>
  );
};

const focusFirst = (node: HTMLElement | null) =>
  node?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
