// What the pharmacy decides of each prescribed line, and what is sent of it.
import type { ChosenBatch } from '../../../parts/inventory/batch/batch-select.tsx';
import type { ScannedItem } from '../../../parts/inventory/item-scan-field.tsx';
import type { Resep } from './page.tsx';

export interface Entry {
  readonly item: Resep['items'][number];
  readonly qty: number | null;
  readonly signa: string;
  readonly given: { readonly id: number; readonly name: string; readonly unit: string } | null;
  readonly reason: string;
  /** Scanned or chosen by hand; null: what expires first. */
  readonly batch: ChosenBatch | null;
  /** A box was held before the scanner for this line. */
  readonly scanned?: boolean;
}

const batchOf = ({ batch_id, batch_no }: { batch_id?: number | null; batch_no?: string | null }): ChosenBatch | null =>
  typeof batch_id === 'number' && typeof batch_no === 'string' ? { id: batch_id, batch_no } : null;

/** As it was prepared before, else as it was prescribed, as far as it is there. */
export const entriesOf = ({ items, sale }: Resep): readonly Entry[] =>
  items.map((item) => {
    const line = sale?.lines.find(({ visitresepitem_id }) => visitresepitem_id === item.id);
    const qty = sale ? (line?.qty ?? 0) : Math.min(item.qty, item.available);
    const other = line && line.item_id !== item.item_id ? line : null;
    return {
      item,
      qty,
      signa: line?.signa ?? item.signa,
      given: other && { id: other.item_id, name: other.name, unit: other.unit },
      reason: line?.substitute_reason ?? '',
      batch: batchOf(line ?? {}),
    };
  });

export const sentOf = (entries: readonly Entry[]) =>
  entries.map(({ item, qty, signa, given, reason, batch }) => ({
    visitresepitem_id: item.id,
    qty: qty ?? 0,
    signa,
    ...(given && { item_id: given.id, substitute_reason: reason.trim() || null }),
    ...(batch && { batch_id: batch.id }),
  }));

/** The entries with the one that the box is for marked as scanned; undefined where it is for none. */
export const withScanned = (entries: readonly Entry[], { item, ...box }: ScannedItem): readonly Entry[] | undefined => {
  const isFor = ({ given, item: { item_id } }: Entry): boolean => (given?.id ?? item_id) === item.id;
  // Of two lines of one medicine the second box is for the second.
  const entry = entries.find((one) => isFor(one) && !one.scanned) ?? entries.find(isFor);
  // A code that names no batch leaves what was chosen.
  return (
    entry && entries.map((one) => (one === entry ? { ...one, scanned: true, batch: batchOf(box) ?? one.batch } : one))
  );
};
