// A line of a package while it is composed.
import { programType, programTypes } from '../../../resources/paket/history-life.ts';
import type { Priced } from '../../../resources/paket/allocation.ts';

export type Line = Readonly<Record<string, unknown>>;
export type LineType = 1 | 2 | 3;

/** Where the part of each type stands. */
export const partField = {
  [programType.treatment]: 'perawatan_id',
  [programType.item]: 'item_id',
  [programType.formlab]: 'laboratoriumjasa_id',
} as const;
const embedField = { perawatan_id: 'perawatandata', item_id: 'itemdata', laboratoriumjasa_id: 'jasadata' } as const;

export const blankLine: Line = {
  type: programType.treatment,
  perawatan_id: null,
  item_id: null,
  laboratoriumjasa_id: null,
  free_slot: 1,
  expired_duration: 365,
  price_standard: null,
  min_gap_days: null,
  max_per_visit: null,
};

export const linesOf = (value: unknown): readonly Line[] => (Array.isArray(value) ? (value as readonly Line[]) : []);
export const typeOf = ({ type }: Line): LineType =>
  programTypes.find(({ value }) => value === type)?.value ?? programType.treatment;

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** What the line counts with; what is not typed yet is nothing. */
export const pricedOf = ({ free_slot, price_standard }: Line): Priced => ({
  free_slot: numberOf(free_slot),
  price_standard: numberOf(price_standard),
});

/** Another type has another part. */
export const retyped = (line: Line, type: LineType): Line => ({
  ...line,
  type,
  perawatan_id: null,
  item_id: null,
  laboratoriumjasa_id: null,
  price_standard: null,
});

/** Names of the parts of a stored version, by field and id. */
export const namesIn = (stored: readonly Line[]): ReadonlyMap<string, string> =>
  new Map(
    stored.flatMap((line) => {
      const field = partField[typeOf(line)];
      const embedded = line[embedField[field]] as { readonly name: string } | null | undefined;
      return embedded ? [[`${field}/${String(line[field])}`, embedded.name] as const] : [];
    }),
  );
