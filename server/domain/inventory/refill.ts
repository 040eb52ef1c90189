// What rooms are filled up with (inventory.md 4).
import { quantity, thousandths } from './quantity.ts';

/** An item of which a room is to have some; base units. */
export interface Wanted {
  readonly store: number;
  readonly room: number;
  readonly item_id: number;
  readonly allow_decimal: boolean;
  readonly par_min: number;
  readonly par_max: number;
  /** In the room, and on its way there. */
  readonly there: number;
  /** In the store, and fit to be given. */
  readonly available: number;
}
export interface Refill {
  readonly store: number;
  readonly room: number;
  readonly lines: readonly { readonly item_id: number; readonly qty_request: number }[];
}

const PIECE = 1000;

/**
 * One refill for each room, of what is at or below its least, up to its most; what the store has is shared out in the order of the rows,
 * whole pieces where the item is counted so.
 */
export const refillOf = (wanted: readonly Wanted[]): readonly Refill[] => {
  const given = new Map<number, number>();
  const rooms = new Map<number, { store: number; lines: { item_id: number; qty_request: number }[] }>();
  for (const { store, room, item_id, allow_decimal, par_min, par_max, there, available } of wanted) {
    if (there > par_min) continue;
    const left = thousandths(available) - (given.get(item_id) ?? 0);
    const need = Math.min(thousandths(par_max) - thousandths(there), left);
    const parts = allow_decimal ? need : Math.floor(need / PIECE) * PIECE;
    if (parts <= 0) continue;
    given.set(item_id, (given.get(item_id) ?? 0) + parts);
    const refill = rooms.get(room) ?? { store, lines: [] };
    refill.lines.push({ item_id, qty_request: quantity(parts) });
    rooms.set(room, refill);
  }
  return [...rooms].map(([room, refill]) => ({ room, ...refill }));
};
