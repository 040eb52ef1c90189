// R4: first expired, first out (inventory.md 6).
import { quantity, thousandths } from './quantity.ts';

/** What lies of a batch in a warehouse; of an item without batches one row has no batch. */
export interface Shelf {
  readonly batch_id: number | null;
  readonly batch_no: string | null;
  /** 'YYYY-MM-DD' */
  readonly expired_at: string | null;
  readonly block_reason: string | null;
  /** Base units, above 0. */
  readonly qty: number;
}
/** What is taken of a batch. */
export interface Pick {
  readonly batch_id: number | null;
  readonly qty: number;
}

/** True for a batch that may be given to a patient or sold on `day`: one is good until the end of its day. */
export const isUsable = ({ expired_at, block_reason }: Shelf, day: string): boolean =>
  block_reason === null && (expired_at === null || expired_at >= day);

const LAST = '9999-12-31';
/** By day of expiry, those without one last, then in the order in which they came. */
export const byExpiry = (a: Shelf, b: Shelf): number =>
  (a.expired_at ?? LAST).localeCompare(b.expired_at ?? LAST) || (a.batch_id ?? 0) - (b.batch_id ?? 0);

/** Base units on shelves. */
export const total = (shelves: readonly { readonly qty: number }[]): number =>
  quantity(shelves.reduce((sum, { qty }) => sum + thousandths(qty), 0));

/** Takes `qty` (> 0, at most what is there) of the shelves in their order. */
export const take = (shelves: readonly Shelf[], qty: number): readonly Pick[] => {
  let open = thousandths(qty);
  return shelves.flatMap(({ batch_id, qty: there }) => {
    const taken = Math.min(open, thousandths(there));
    open -= taken;
    return taken > 0 ? [{ batch_id, qty: quantity(taken) }] : [];
  });
};
