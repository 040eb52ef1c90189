// What a scanned box is among the lines of goods that came (inventory.md 4). Pure.
import type { Row } from '../../../screens/views/view.ts';
import type { ScannedItem } from '../item-scan-field.tsx';

interface Placed {
  readonly lines: readonly Row[];
  /** The line that the box is now part of. */
  readonly line: Row;
}

const isOrdered = ({ purchase_line_id }: Row): boolean => typeof purchase_line_id === 'number';
const qtyOf = (line: Row | undefined): number => (typeof line?.['qty'] === 'number' ? line['qty'] : 0);
const batchOf = ({ batch_no }: Row): string | null =>
  typeof batch_no === 'string' && batch_no.trim() !== '' ? batch_no.trim().toUpperCase() : null;

const put = (lines: readonly Row[], at: number, line: Row): Placed => {
  const next = [...lines];
  next[at] = line;
  return { lines: next, line };
};

/** One box of the order's line at `from` is one of the line at `at`: together they stay what the order still brings. */
const moved = (lines: readonly Row[], from: number, at: number, to: Row): Placed => {
  const left = qtyOf(lines[from]) - 1;
  const { lines: next, line } = put(lines, at, { ...to, qty: qtyOf(to) + 1 });
  const all = put(next, from, { ...lines[from], qty: left }).lines;
  return { lines: left > 0 ? all : all.filter((_, i) => i !== from), line };
};

/**
 * A line without a batch is completed by the first box that names one. After that each box is one more; of an order, whose lines
 * begin with all that is still to come, a second batch takes its boxes from the line that was there.
 * @param blank a line without values
 */
export const withScanned = (before: readonly Row[], { item, unit, ...code }: ScannedItem, blank: Row): Placed => {
  const batch_no = code.batch_no ?? null;
  const printed = batch_no === null ? {} : { batch_no, expired_at: code.expired_at ?? null };
  // The line that a form begins with, as long as nothing stands in it.
  const lines = before.filter(({ item_id }) => typeof item_id === 'number');
  const same = lines
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => line['item_id'] === item.id && (isOrdered(line) || line['unit_id'] === unit.id));

  const known = same.find(({ line }) => batch_no === null || batchOf(line) === batch_no);
  if (known && !isOrdered(known.line)) return put(lines, known.at, { ...known.line, qty: qtyOf(known.line) + 1 });
  if (known) {
    const from = lines.findIndex((line) => line['purchase_line_id'] === known.line['purchase_line_id']);
    const stays = from === known.at || known.line['unit_id'] !== unit.id;
    return stays ? { lines, line: known.line } : moved(lines, from, known.at, known.line);
  }
  const bare = same.find(({ line }) => batchOf(line) === null);
  if (bare) return put(lines, bare.at, { ...bare.line, ...printed });

  const ordered = same.find(({ line }) => isOrdered(line));
  if (ordered) {
    const other: Row = { ...ordered.line, ...printed, qty: null };
    // In another unit than the order's nobody knows how much of it this is.
    if (other['unit_id'] !== unit.id) return put(lines, lines.length, other);
    return moved(lines, ordered.at, lines.length, other);
  }
  // Left out, not empty: the supplier's last price is filled in.
  const { price: _price, ...rest } = blank;
  const counted = unit.is_purchase ? { unit_id: unit.id, qty: 1 } : {};
  return put(lines, lines.length, { ...rest, item_id: item.id, ...printed, ...counted });
};
