import { Input } from 'antd';
import type { FieldOf } from '../../resources/kernel/field.ts';
import { type InputProps, orNull, wiring } from './input.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const typeOf = (field: FieldOf<'text'>) =>
  field.format === 'email' ? 'email' : field.format === 'phone' ? 'tel' : 'text';

export const TextInput = (props: InputProps<'text'>) => (
  <Input
    {...wiring(props)}
    type={typeOf(props.field)}
    maxLength={props.field.format === 'phone' ? undefined : props.field.max}
    autoComplete="off"
    value={text(props.value)}
    onChange={(event) => props.onChange(orNull(event.target.value))}
  />
);

export const CodeInput = (props: InputProps<'code'>) => (
  <Input
    {...wiring(props)}
    maxLength={props.field.max}
    autoComplete="off"
    value={text(props.value)}
    onChange={(event) => props.onChange(orNull(event.target.value))}
  />
);

export const NoteInput = (props: InputProps<'note'>) => (
  <Input.TextArea
    {...wiring(props)}
    autoSize={{ minRows: 2, maxRows: 8 }}
    maxLength={props.field.max}
    value={text(props.value)}
    onChange={(event) => props.onChange(orNull(event.target.value))}
  />
);
