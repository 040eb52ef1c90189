// Changes of a periodontal chart while it is entered. Pure: a tooth that nothing happened to stays the same object.
import type { PerioTeeth, PerioTooth } from '../../../resources/service/perio.ts';
import type { Cell, Point } from './walk.ts';

export type Mark = 'bop' | 'plaque' | 'pus';
const DEEPEST = 20;
const HIGHEST = -10;
const WORST = 3;

const changed = (teeth: PerioTeeth, tooth: number, change: (old: PerioTooth) => PerioTooth): PerioTeeth => {
  const old = teeth[tooth];
  return old ? { ...teeth, [tooth]: change(old) } : teeth;
};
const put = <T>(values: readonly T[], at: number, value: T): readonly T[] =>
  values.map((old, index) => (index === at ? value : old));

/** Depth or recession of a point, millimetres; null empties it. What no probe measures is left out. */
export const measured = (teeth: PerioTeeth, { tooth, site, row }: Cell, value: number | null): PerioTeeth => {
  if (row !== 'pd' && row !== 'rec') return teeth;
  const least = row === 'pd' ? 0 : HIGHEST;
  if (value !== null && (value < least || value > DEEPEST)) return teeth;
  return changed(teeth, tooth, (old) => ({ ...old, [row]: put(old[row], site, value) }));
};
/** Sets a mark of a point, or takes it away. */
export const marked = (teeth: PerioTeeth, { tooth, site }: Point, mark: Mark): PerioTeeth =>
  changed(teeth, tooth, (old) => ({ ...old, [mark]: put(old[mark], site, !old[mark][site]) }));

/** The next degree: 0, 1, 2, 3, and none again. */
const next = (degree: number | null): number | null => {
  if (degree === null) return 0;
  return degree === WORST ? null : degree + 1;
};
export const loosened = (teeth: PerioTeeth, tooth: number): PerioTeeth =>
  changed(teeth, tooth, (old) => ({ ...old, mobility: next(old.mobility) }));
export const opened = (teeth: PerioTeeth, tooth: number, entrance: number): PerioTeeth =>
  changed(teeth, tooth, (old) => ({
    ...old,
    furcation: put(old.furcation, entrance, next(old.furcation[entrance] ?? null)),
  }));

export type Key = { readonly digit: number } | { readonly mark: Mark } | 'minus' | 'back';
const MARKS: Readonly<Record<string, Mark>> = { b: 'bop', p: 'plaque', s: 'pus' };
/** What a key does in a cell: a digit (with Shift ten more), B, P, S, minus, backspace; undefined for other keys. */
export const keyOf = ({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): Key | undefined => {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return { digit: Number(digit) + (shiftKey ? 10 : 0) };
  if (key === '-') return 'minus';
  if (key === 'Backspace' || key === 'Delete') return 'back';
  const mark = MARKS[key.toLowerCase()];
  return mark && { mark };
};
