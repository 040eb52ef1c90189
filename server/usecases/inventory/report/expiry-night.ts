// Every morning whoever runs the stock finds in Notifikasi what has expired, will soon, and is low (inventory.md 10.2).
import type { Transaction } from '../../../db/transaction.ts';
import { logNight } from '../../kernel/night.ts';
import { readStats } from './stock-stats.ts';

const BOARD = '/inventory/warehouse/kedaluwarsa';
const LOW = '/inventory/purchase/low';

/** Nothing is told where there is nothing to do; answers how many batches and items were told of. */
export const noteExpiry = async (
  tx: Transaction,
  { branch, day, now }: { readonly branch: number; readonly day: string; readonly now: Date },
): Promise<number> => {
  const { expired, soon, within30, within60, within90, low } = await readStats({ tx, branches: [branch], today: day });
  const within = `≤30 hari ${within30}, ≤60 hari ${within60}, ≤90 hari ${within90}`;
  const entries = [
    {
      count: expired + soon,
      message: `pengingat kedaluwarsa: ${expired} batch kedaluwarsa, ${soon} batch segera kedaluwarsa (${within})`,
      url: BOARD,
    },
    { count: low, message: `pengingat stok rendah: ${low} item di bawah atau sama dengan stok minimum`, url: LOW },
  ].filter(({ count }) => count > 0);
  if (entries.length > 0)
    await logNight(
      { tx, branch: { id: branch }, now },
      'inventory',
      entries.map(({ message, url }) => ({ message, url })),
    );
  return entries.reduce((sum, { count }) => sum + count, 0);
};
