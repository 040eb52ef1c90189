// The night after a month's last day depreciates it, where nobody has (decision 105).
import { monthOfDay } from '../../../../src/resources/finance/depreciation.ts';
import { aset } from '../../../../src/resources/finance/aset.ts';
import { addMonths, monthName } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { logNight, nightContext, type NightEntry } from '../../kernel/night.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { depreciateMonth, logOfRun } from './depreciate.ts';

const LIST = '/finance/aset/penyusutan';

/** One that was taken back is somebody's decision: it is not made again by itself. */
const wanted = named<{ wanted: boolean }, [number, string]>(
  'depreciation_wanted',
  `select exists (select from asets where profile_id = $1 and status = ${aset.state.active} and depreciates_from <= $2
     and accumulated_amount < cost_amount - residual_amount)
   and not exists (select from penyusutans where profile_id = $1 and month >= $2) as wanted`,
);

/** A refusal comes before anything is stored; it is told on the first night of a month, the next month catches up. */
const bookOrTell = async (context: WriteContext, month: string, day: string): Promise<readonly NightEntry[]> => {
  try {
    return [logOfRun(await depreciateMonth(context, month), month)];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'depreciation-none') return [];
    const message = `penyusutan ${monthName(month)} yang belum dapat dibukukan: ${error.message}`;
    return day === monthOfDay(day) ? [{ message, url: LIST }] : [];
  }
};

/**
 * Depreciates the month before the day that has begun; answers how many months it booked.
 * @param day the business day that has begun
 */
export const depreciateAtNight = async (
  tx: Transaction,
  { branch, day, now }: { readonly branch: number; readonly day: string; readonly now: Date },
): Promise<number> => {
  const month = addMonths(monthOfDay(day), -1);
  if (!(await runOne(tx, wanted, branch, month))?.wanted) return 0;
  const context = await nightContext(tx, { branch, now });
  if (!context) return 0;
  const entries = await bookOrTell(context, month, day);
  await logNight(context, 'finance', entries);
  return entries.length;
};
