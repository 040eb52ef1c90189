import type { Tone } from '../../resources/kernel/field.ts';
import style from '../style/value.module.css';

/** The state of a record as a small chip; the tone only supports the word. */
export const StatusChip = ({ label, tone = 'neutral' }: { label: string; tone?: Tone }) => (
  <span className={style.chip} data-tone={tone}>
    {label}
  </span>
);
