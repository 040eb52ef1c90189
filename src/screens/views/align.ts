import type { Field, Kind } from '../../resources/kernel/field.ts';

const FIGURES: ReadonlySet<Kind> = new Set<Kind>(['integer', 'quantity', 'money', 'percent']);

/** An amount in rupiah. */
export const isMoney = (field: Field): boolean =>
  field.kind === 'money' || (field.kind === 'derived' && field.as === 'money');

/** Figures stand at the right, so that their places line up. */
export const alignOf = (field: Field): 'right' | undefined =>
  FIGURES.has(field.kind) || (field.kind === 'derived' && (field.as === 'money' || field.as === 'integer'))
    ? 'right'
    : undefined;
