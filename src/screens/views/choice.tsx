import type { Option } from '../../resources/kernel/field.ts';
import { StatusChip } from '../../kit/chip/status-chip.tsx';
import style from '../../kit/style/value.module.css';
import type { ViewProps } from './view.ts';

const One = ({ options, value }: { options: readonly Option[]; value: unknown }) => {
  const option = options.find((known) => known.value === value);
  if (!option) return null;
  return option.tone ? <StatusChip label={option.label} tone={option.tone} /> : option.label;
};

interface ManyProps {
  readonly options: readonly Option[];
  readonly values: readonly unknown[];
}

/** Chips stand beside each other; words without a tone need a comma, or teeth 64 and 75 read as one number. */
const Many = ({ options, values }: ManyProps) => {
  const chosen = values.flatMap((value) => options.filter((option) => option.value === value));
  if (!chosen.some(({ tone }) => tone)) return chosen.map(({ label }) => label).join(', ');
  return (
    <span className={style.chips}>
      {chosen.map(({ value }) => (
        <One key={value} options={options} value={value} />
      ))}
    </span>
  );
};

/** A choice by its label; as a chip where the option has a tone. */
export const ChoiceView = ({ field, value }: ViewProps<'choice'>) =>
  Array.isArray(value) ? (
    <Many options={field.options} values={value} />
  ) : (
    <One options={field.options} value={value} />
  );
