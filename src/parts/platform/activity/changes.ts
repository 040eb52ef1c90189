// The values before and after a write as rows of text.

import { formatRupiah } from '../../../resources/kernel/money.ts';
import { moneyFields } from '../../../resources/money-fields.ts';

interface Change {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

type Values = Readonly<Record<string, unknown>>;

const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};

const AMOUNTS: ReadonlySet<string> = new Set(moneyFields);

const textOf = (name: string, value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' && AMOUNTS.has(name)) return formatRupiah(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Fields that differ, in the order of the later state; what is only in one of the two stands beside nothing. */
export const changesOf = (before: unknown, after: unknown): readonly Change[] => {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const names = [...new Set([...Object.keys(now), ...Object.keys(old)])];
  return names
    .map((name) => ({ name, before: textOf(name, old[name]), after: textOf(name, now[name]) }))
    .filter((change) => change.before !== change.after);
};
