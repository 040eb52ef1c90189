// Goods on the road between two warehouses: what of them arrives, is lost or comes back, by batch and at the value that they left with
// (inventory.md 3, 6 E4).
import { mulDiv } from '../../../src/resources/kernel/money.ts';
import { refuseField } from '../../../src/resources/refusals.ts';
import type { Shortage } from '../../../src/resources/inventory/mutation-calls.ts';
import { total } from './fefo.ts';
import { plus, quantity, thousandths } from './quantity.ts';

/** What of a batch is on the road. */
export interface Underway {
  /** Id of the row that keeps it. */
  readonly id: number;
  readonly batch_id: number | null;
  /** Base units. */
  readonly qty: number;
  /** Rupiah. */
  readonly value: number;
}
export interface UnderwayLine {
  readonly id: number;
  readonly item_id: number;
  readonly batches: readonly Underway[];
}
/** A part of a batch, with the line that it belongs to. */
export interface Part extends Underway {
  readonly line: number;
  readonly item_id: number;
}
export interface Told {
  readonly id: number;
  readonly qty_received: number;
  readonly shortage?: Shortage | null | undefined;
}
/** What becomes of goods that were on the road; the rest stays there. */
export interface Arrival {
  readonly received: readonly Part[];
  readonly lost: readonly Part[];
  readonly returned: readonly Part[];
}

/** Takes `qty` of the batches in their order; the last of a batch takes all that is left of its value. */
const split = (
  batches: readonly Underway[],
  qty: number,
): { taken: readonly Underway[]; left: readonly Underway[] } => {
  let open = thousandths(qty);
  const taken: Underway[] = [];
  const left: Underway[] = [];
  for (const batch of batches) {
    const there = thousandths(batch.qty);
    const part = Math.min(open, there);
    open -= part;
    const value = part === there ? batch.value : mulDiv(batch.value, part, there);
    if (part > 0) taken.push({ ...batch, qty: quantity(part), value });
    if (part < there) left.push({ ...batch, qty: plus(batch.qty, -quantity(part)), value: batch.value - value });
  }
  return { taken, left };
};

/** All that is on the road comes back. */
export const allBack = (lines: readonly UnderwayLine[]): Arrival => ({
  received: [],
  lost: [],
  returned: lines.flatMap((line) => line.batches.map((batch) => ({ ...batch, line: line.id, item_id: line.item_id }))),
});

/** All that is on the road arrives. */
export const allArrived = (lines: readonly UnderwayLine[]): Arrival => ({
  received: allBack(lines).returned,
  lost: [],
  returned: [],
});

/**
 * What a receipt does with what is on the road, line by line; lines that it does not name stay there.
 * @throws Refusal mutation-too-many, mutation-shortage, mutation-line, quantity-none (422)
 */
export const planArrival = (lines: readonly UnderwayLine[], told: readonly Told[]): Arrival => {
  const arrival = { received: [] as Part[], lost: [] as Part[], returned: [] as Part[] };
  for (const [i, { id, qty_received: qty, shortage }] of told.entries()) {
    const line = lines.find((one) => one.id === id);
    if (!line || told.findIndex((one) => one.id === id) !== i) throw refuseField('mutation-line', `lines.${i}.id`);
    const open = total(line.batches);
    if (thousandths(qty) > thousandths(open)) throw refuseField('mutation-too-many', `lines.${i}.qty_received`);
    const { taken, left } = split(line.batches, qty);
    if (left.length > 0 && !shortage) throw refuseField('mutation-shortage', `lines.${i}.shortage`);
    const asParts = (batches: readonly Underway[]) =>
      batches.map((batch): Part => ({ ...batch, line: line.id, item_id: line.item_id }));
    arrival.received.push(...asParts(taken));
    if (shortage === 'hilang') arrival.lost.push(...asParts(left));
    if (shortage === 'kembali') arrival.returned.push(...asParts(left));
  }
  if (Object.values(arrival).every((parts) => parts.length === 0)) throw refuseField('quantity-none', 'lines');
  return arrival;
};
