import type { Option } from '../../resources/kernel/field.ts';
import { StatusChip } from '../parts/status-chip.tsx';
import style from '../parts/value.module.css';
import type { ViewProps } from './view.ts';

const One = ({ options, value }: { options: readonly Option[]; value: unknown }) => {
  const option = options.find((known) => known.value === value);
  if (!option) return null;
  return option.tone ? <StatusChip label={option.label} tone={option.tone} /> : option.label;
};

/** A choice by its label; as a chip where the option has a tone. */
export const ChoiceView = ({ field, value }: ViewProps<'choice'>) =>
  Array.isArray(value) ? (
    <span className={style.chips}>
      {value.map((one: unknown) => (
        <One key={String(one)} options={field.options} value={one} />
      ))}
    </span>
  ) : (
    <One options={field.options} value={value} />
  );
