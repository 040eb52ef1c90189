// What the pharmacy decides of each prescribed line, and what is sent of it.
import type { Resep } from './page.tsx';

export interface Entry {
  readonly item: Resep['items'][number];
  readonly qty: number | null;
  readonly signa: string;
  readonly given: { readonly id: number; readonly name: string; readonly unit: string } | null;
  readonly reason: string;
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
  entries.map(({ item, qty, signa, given, reason }) => ({
    visitresepitem_id: item.id,
    qty: qty ?? 0,
    signa,
    ...(given && { item_id: given.id, substitute_reason: reason.trim() || null }),
  }));
