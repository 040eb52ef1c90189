// Editor of a document's lines: one row a line on wide screens, one block a line on narrow ones.
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Field, type Fields, isInput, type Kind } from '../../resources/kernel/field.ts';
import type { Row } from '../views/view.ts';
import type { InputProps } from './input.ts';
import style from './lines-input.module.css';
import { singleInputs } from './single.ts';
import layout from '../../kit/style/layout.module.css';

/** A line without values; the flags are off, all else is empty. */
export const emptyLine = (fields: Fields): Row =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => isInput(field))
      .map(([name, field]) => [name, field.kind === 'flag' ? false : null]),
  );

const inputOf = (field: Field): ComponentType<InputProps<Kind>> | undefined =>
  field.kind === 'lines' ? undefined : (singleInputs[field.kind] as ComponentType<InputProps<Kind>>);

/** What a page adds to the editor: inputs of its own, fields that it fills itself, and what is said below a line. */
export interface LineChanges {
  readonly own?: Readonly<Record<string, ComponentType<InputProps<Kind>>>>;
  readonly hidden?: readonly string[];
  readonly Below?: ComponentType<{ readonly line: Row }>;
}
type Props = InputProps<'lines'> & LineChanges;

interface LineProps {
  readonly parent: Props;
  readonly at: number;
  readonly line: Row;
  readonly onChange: (line: Row) => void;
  readonly onRemove: () => void;
}

const Line = ({ parent, at, line, onChange, onRemove }: LineProps) => {
  const { t } = useTranslation();
  return (
    <fieldset className={style.line}>
      <legend className="visually-hidden">{t('form.line', { n: at + 1 })}</legend>
      {Object.entries(parent.field.fields).map(([name, field]) => {
        const shown = isInput(field) && !parent.hidden?.includes(name);
        const Input = shown ? (parent.own?.[name] ?? inputOf(field)) : undefined;
        const id = `${parent.id}-${at}-${name}`;
        const error = parent.errorAt?.(`${at}.${name}`);
        return (
          Input && (
            <div key={name} className={field.kind === 'flag' ? style.flag : style.field} data-kind={field.kind}>
              {/* A flag says itself what it is. */}
              {field.kind !== 'flag' && <label htmlFor={id}>{field.label}</label>}
              <Input
                field={field}
                id={id}
                value={line[name]}
                onChange={(value) => onChange({ ...line, [name]: value })}
                onBlur={parent.onBlur}
                invalid={error !== undefined}
                describedBy={error && `${id}-error`}
                record={line}
              />
              {error && (
                <span id={`${id}-error`} className={style.error}>
                  {error}
                </span>
              )}
            </div>
          )
        );
      })}
      {parent.Below && <parent.Below line={line} />}
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('form.removeLine', { n: at + 1 })}
        onClick={onRemove}
      />
    </fieldset>
  );
};

const range = (from: number, length: number): readonly number[] => Array.from({ length }, (_, at) => from + at);

/** Lines have no id before they are saved; these keys keep the inputs of a line together when another is removed. */
const useLineKeys = (length: number) => {
  const [{ keys, next }, set] = useState({ keys: range(0, length), next: length });
  const missing = length - keys.length;
  if (missing > 0) set({ keys: [...keys, ...range(next, missing)], next: next + missing });
  const drop = (at: number) => set({ keys: keys.filter((_, other) => other !== at), next });
  return { keys, drop };
};

export const LinesInput = (props: Props) => {
  const { t } = useTranslation();
  const lines = Array.isArray(props.value) ? (props.value as readonly Row[]) : [];
  const { keys, drop } = useLineKeys(lines.length);

  const remove = (at: number) => {
    drop(at);
    props.onChange(lines.filter((_, other) => other !== at));
  };
  return (
    <div className={layout.stackSmall} id={props.id}>
      {lines.map((line, at) => (
        <Line
          key={keys[at]}
          parent={props}
          at={at}
          line={line}
          onChange={(changed) => props.onChange(lines.map((old, other) => (other === at ? changed : old)))}
          onRemove={() => remove(at)}
        />
      ))}
      <Button
        type="dashed"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => props.onChange([...lines, emptyLine(props.field.fields)])}
      >
        {t('form.addLine')}
      </Button>
    </div>
  );
};
