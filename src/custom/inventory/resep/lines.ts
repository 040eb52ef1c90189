// What the pharmacy decides of each prescribed line, and what is sent of it.
import type { ScannedItem } from '../../../parts/inventory/item-scan-field.tsx';
import type { Resep } from './page.tsx';

export interface Entry {
  readonly item: Resep['items'][number];
  readonly qty: number | null;
  readonly signa: string;
  readonly given: { readonly id: number; readonly name: string; readonly unit: string } | null;
  readonly reason: string;
  /** What was held before the scanner for this line. */
  readonly scanned?: Pick<ScannedItem, 'batch_id' | 'batch_no'>;
}

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
    };
  });

export const sentOf = (entries: readonly Entry[]) =>
  entries.map(({ item, qty, signa, given, reason, scanned }) => ({
    visitresepitem_id: item.id,
    qty: qty ?? 0,
    signa,
    ...(given && { item_id: given.id, substitute_reason: reason.trim() || null }),
    ...(scanned?.batch_id !== undefined && { batch_id: scanned.batch_id }),
  }));

/** The entries with the one that the box is for marked as scanned; undefined where it is for none. */
export const withScanned = (
  entries: readonly Entry[],
  { item, batch_id, batch_no }: ScannedItem,
): readonly Entry[] | undefined => {
  const isFor = ({ given, item: { item_id } }: Entry): boolean => (given?.id ?? item_id) === item.id;
  // Of two lines of one medicine the second box is for the second.
  const entry = entries.find((one) => isFor(one) && !one.scanned) ?? entries.find(isFor);
  return entry && entries.map((one) => (one === entry ? { ...one, scanned: { batch_id, batch_no } } : one));
};
