// One line of a package: what it gives, how often, for how long, and what one is worth.
import { DeleteOutlined } from '@ant-design/icons';
import { Button, InputNumber, Select } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyControl } from '../../../kit/money/money-control.tsx';
import words from '../../../kit/style/words.module.css';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { pakethistory } from '../../../resources/paket/history.ts';
import { programTypes } from '../../../resources/paket/history-life.ts';
import { type Line, type LineType, partField, pricedOf, retyped, typeOf } from './line.ts';
import { ProgramSelect } from './program-select.tsx';
import style from './promosi-form.module.css';

const { fields } = pakethistory.fields.lines;
const COUNTS = ['free_slot', 'expired_duration', 'min_gap_days', 'max_per_visit'] as const;
const FULL = { width: '100%' } as const;
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly wide?: boolean;
  readonly children: ReactNode;
}
const Field = ({ id, label, error, wide, children }: FieldProps) => (
  <div className={wide ? style.wide : style.field}>
    <label htmlFor={id}>{label}</label>
    {children}
    {error && <span className={words.danger}>{error}</span>}
  </div>
);

interface Props {
  readonly at: number;
  readonly line: Line;
  readonly general: boolean;
  /** Name of the part that was chosen. */
  readonly name: string | undefined;
  readonly errorAt: (field: string) => string | undefined;
  /** `name` of a part that was just chosen. */
  readonly onChange: (line: Line, name?: string) => void;
  readonly onRemove: () => void;
}

export const ProgramLine = ({ at, line, general, name, errorAt, onChange, onRemove }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const type = typeOf(line);
  const part = partField[type];
  const chosen = numberOf(line[part]);
  const { free_slot, price_standard } = pricedOf(line);
  return (
    <fieldset className={style.line}>
      <legend className="visually-hidden">{t('form.line', { n: at + 1 })}</legend>
      <Field id={`${id}-type`} label={fields.type.label} error={errorAt('type')}>
        <Select<LineType>
          id={`${id}-type`}
          virtual={false}
          style={FULL}
          value={type}
          options={programTypes.map(({ value, label }) => ({ value, label }))}
          onChange={(next) => onChange(retyped(line, next))}
        />
      </Field>
      <Field id={`${id}-part`} label={t('offer.part')} error={errorAt(part)} wide>
        <ProgramSelect
          id={`${id}-part`}
          type={type}
          general={general}
          value={chosen === null ? undefined : { id: chosen, name: name ?? '…' }}
          invalid={errorAt(part) !== undefined}
          onPick={(found) => onChange({ ...line, [part]: found.id, price_standard: found.price_standard }, found.name)}
        />
      </Field>
      {COUNTS.map((field) => (
        <Field key={field} id={`${id}-${field}`} label={fields[field].label} error={errorAt(field)}>
          <InputNumber<number>
            id={`${id}-${field}`}
            style={FULL}
            precision={0}
            value={numberOf(line[field])}
            status={errorAt(field) ? 'error' : undefined}
            onChange={(value) => onChange({ ...line, [field]: value })}
          />
        </Field>
      ))}
      <Field id={`${id}-price`} label={fields.price_standard.label} error={errorAt('price_standard')}>
        <MoneyControl
          id={`${id}-price`}
          prefix="Rp"
          value={numberOf(line['price_standard'])}
          onChange={(value) => onChange({ ...line, price_standard: value })}
        />
      </Field>
      <div className={style.foot}>
        <span className={style.value}>
          {t('offer.lineValue', { amount: formatRupiah(free_slot * price_standard) })}
        </span>
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('form.removeLine', { n: at + 1 })}
          onClick={onRemove}
        />
      </div>
    </fieldset>
  );
};
