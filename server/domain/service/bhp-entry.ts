// Whether the quantities that somebody confirms for a treatment can be right (service.md 2.8, 6.5).
import { activeStatus } from '../../../src/resources/kernel/active.ts';
import { DEVIATION_REASON, needsReason } from '../../../src/resources/service/bhp.ts';
import { itemType } from '../../../src/resources/inventory/item.ts';

export interface KnownItem {
  readonly id: number;
  readonly name: string;
  readonly type: number;
  readonly status: number;
  readonly allow_decimal: boolean;
  /** The treatment has a line of it. */
  readonly expected: boolean;
  /** Null on a line that was entered by hand. */
  readonly qty_default: number | null;
}
export interface BhpEntry {
  readonly item_id: number;
  readonly qty_used: number;
  readonly reason?: string | null;
}

const UNKNOWN = 'Data tidak ditemukan';

const problemOf = (item: KnownItem | undefined, entry: BhpEntry): readonly [string, string] | undefined => {
  if (!item || (!item.expected && (item.type !== itemType.supply || item.status !== activeStatus.active)))
    return ['item_id', UNKNOWN];
  const { qty_used } = entry;
  // What the catalogue itself expects may be confirmed as it is.
  const whole = item.allow_decimal || Number.isInteger(qty_used) || qty_used === item.qty_default;
  if (!whole) return ['qty_used', 'Harus bilangan bulat'];
  if (item.qty_default === null && qty_used === 0) return ['qty_used', 'Wajib diisi'];
  if (needsReason(item.qty_default, qty_used) && !entry.reason) return ['reason', DEVIATION_REASON];
  return undefined;
};

/** Problems by field ('lines.0.reason'), undefined when there are none. Every line that the treatment has must be among the entries. */
export const bhpProblems = (
  items: readonly KnownItem[],
  entries: readonly BhpEntry[],
): Readonly<Record<string, readonly string[]>> | undefined => {
  const known = new Map(items.map((item) => [item.id, item]));
  const found = entries.flatMap((entry, i): [string, readonly string[]][] => {
    const problem = problemOf(known.get(entry.item_id), entry);
    return problem ? [[`lines.${i}.${problem[0]}`, [problem[1]]]] : [];
  });
  const missing = items.filter(({ id, expected }) => expected && entries.every(({ item_id }) => item_id !== id));
  if (missing.length > 0) found.push(['lines', missing.map(({ name }) => `${name} belum diisi`)]);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
};
