import type { AnswerOf } from '../../../resources/answers.ts';

type Matrix = AnswerOf<'inventory.stock.matriks'>;
export type Place = Matrix['columns'][number];
export type Row = Matrix['data'][number];
/** What lies of an item in a warehouse, and where it is to go. */
export interface Spot {
  readonly row: Row;
  readonly place: Place;
  readonly qty: number;
  readonly target?: Place;
}

/** With its branch, where the warehouses of several are shown. */
export const placeName = ({ name, branch }: Place, places: readonly Place[]): string =>
  places.some((other) => other.branch.id !== branch.id) ? `${branch.code} ${name}` : name;
