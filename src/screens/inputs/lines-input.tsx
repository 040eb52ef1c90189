// Editor of a document's lines: one row a line on wide screens, one block a line on narrow ones.
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ComponentType, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Field, type Fields, isInput, type Kind } from '../../resources/kernel/field.ts';
import type { Row } from '../views/view.ts';
import type { InputProps } from './input.ts';
import style from './lines-input.module.css';
import { singleInputs } from './single.ts';

/** A line without values; the flags are off, all else is empty. */
export const emptyLine = (fields: Fields): Row =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => isInput(field))
      .map(([name, field]) => [name, field.kind === 'flag' ? false : null]),
  );

const inputOf = (field: Field): ComponentType<InputProps<Kind>> | undefined =>
  field.kind === 'lines' ? undefined : (singleInputs[field.kind] as ComponentType<InputProps<Kind>>);

interface LineProps {
  readonly parent: InputProps<'lines'>;
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
        const Input = isInput(field) ? inputOf(field) : undefined;
        const id = `${parent.id}-${at}-${name}`;
        const error = parent.errorAt?.(`${at}.${name}`);
        return (
          Input && (
            <div key={name} className={style.field}>
              <label htmlFor={id}>{field.label}</label>
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
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('form.removeLine', { n: at + 1 })}
        onClick={onRemove}
      />
    </fieldset>
  );
};

export const LinesInput = (props: InputProps<'lines'>) => {
  const { t } = useTranslation();
  const lines = Array.isArray(props.value) ? (props.value as readonly Row[]) : [];
  // Lines have no id before they are saved; these keys keep the inputs of a line together when another is removed.
  const keys = useRef<number[]>([]);
  const next = useRef(0);
  while (keys.current.length < lines.length) keys.current.push(next.current++);

  const remove = (at: number) => {
    keys.current.splice(at, 1);
    props.onChange(lines.filter((_, other) => other !== at));
  };
  return (
    <div className={style.lines} id={props.id}>
      {lines.map((line, at) => (
        <Line
          key={keys.current[at]}
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
