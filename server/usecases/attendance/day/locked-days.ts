// Which of some days an approved payroll holds (attendance.md 3, 9).
import { groupBy } from '../../../domain/attendance/group.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { lockedPeriod } from '../roster/lock-port.ts';

interface BranchDay {
  readonly profile_id: number;
  /** 'YYYY-MM-DD' */
  readonly work_date: string;
}

/**
 * Names of the periods that hold days, by `${profile_id} ${work_date}`; days that none holds are left out. A range without one is asked
 * about once.
 */
export const lockedDays = async (tx: Transaction, days: readonly BranchDay[]): Promise<ReadonlyMap<string, string>> => {
  const locked = new Map<string, string>();
  for (const [branch, own] of groupBy(days, ({ profile_id }) => profile_id)) {
    const dates = [...new Set(own.map(({ work_date }) => work_date))].toSorted();
    const [start = '', end = ''] = [dates[0], dates.at(-1)];
    if ((await lockedPeriod.given()(tx, { branch, start, end })) === undefined) continue;
    for (const day of dates) {
      const name = await lockedPeriod.given()(tx, { branch, start: day, end: day });
      if (name !== undefined) locked.set(`${branch} ${day}`, name);
    }
  }
  return locked;
};
