// What an approved leave takes of the balances of its years, and what gives it back (attendance.md 2, 3, 9).
import { daysText } from '../../../../src/resources/attendance/leave-life.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import {
  type Balance,
  carriedOver,
  entitledFrom,
  expiredOn,
  leftFor,
  moved,
  remainingOn,
  type Take,
} from '../../../domain/attendance/leave-balance.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { Subject } from './subject.ts';

export interface BalanceRow extends Balance {
  readonly id: number;
  readonly year: number;
}
const FIELDS = 'id, year, entitlement, carried, adjusted, used, used_early';

const lockBalance = named<BalanceRow, [pegawai: number, year: number]>(
  'leavebalance_lock',
  `select ${FIELDS} from leavebalances where pegawai_id = $1 and year = $2 for no key update`,
);
const openBalance = named<unknown, [branch: number, pegawai: number, year: number]>(
  'leavebalance_open',
  `insert into leavebalances (profile_id, pegawai_id, year) values ($1, $2, $3) on conflict do nothing`,
);
const saveBalance = named<unknown, [id: number, ...(number | string)[]]>(
  'leavebalance_save',
  `update leavebalances set entitlement = $2, carried = $3, adjusted = $4, used = $5, used_early = $6, expired = $7,
     updated_at = now(), version = version + 1
   where id = $1`,
);
const preferences = named<{ leave_days: number; leave_carry_max: number }, [branch: number]>(
  'leave_preferences',
  'select leave_days, leave_carry_max from branchpreferences where profile_id = $1',
);
const insertTake = named<unknown, [branch: number, leave: number, balance: number, days: number, early: number]>(
  'leavetake_insert',
  'insert into leavetakes (profile_id, leave_id, balance_id, days, early) values ($1, $2, $3, $4, $5)',
);
const takesOfLeave = named<{ pegawai_id: number; year: number; days: number; early: number }, [leave: number]>(
  'leavetakes_of',
  `select b.pegawai_id, b.year, t.days, t.early from leavetakes t join leavebalances b on b.id = t.balance_id
   where t.leave_id = $1 order by b.year`,
);
const removeTakes = named<unknown, [leave: number]>('leavetakes_remove', 'delete from leavetakes where leave_id = $1');

/** Days a year, and how many of them go over into the next, in this branch. */
export const leavePreferences = async ({
  tx,
  branch,
}: Pick<WriteContext, 'tx'> & { readonly branch: { readonly id: number } }) =>
  (await runOne(tx, preferences, branch.id)) ?? { leave_days: 0, leave_carry_max: 0 };

/** Stores a balance that is locked. @param today on which what was carried may be over */
export const storeBalance = async (tx: WriteContext['tx'], row: BalanceRow, today: string): Promise<void> => {
  const { id, year, entitlement, carried, adjusted, used, used_early } = row;
  await run(tx, saveBalance, id, entitlement, carried, adjusted, used, used_early, expiredOn(row, year, today));
};

type Served = Pick<Subject, 'join_at' | 'contract_type'>;
const PARTNER = 4;

/**
 * A balance with what it is entitled to and what goes over into it.
 * @param before balance of the year before
 * @param day on which the right is asked for @param today on which what is left of the year before is known
 */
export const grantedOn = <Row extends Balance & { readonly year: number }>(
  row: Row,
  before: Balance | undefined,
  { leave_days, leave_carry_max }: { readonly leave_days: number; readonly leave_carry_max: number },
  { join_at, contract_type }: Served,
  { today, day }: { readonly today: string; readonly day: string },
): Row => {
  const { year } = row;
  const from = contract_type === PARTNER ? null : entitledFrom(join_at);
  const entitlement = row.entitlement === 0 && from !== null && from <= day ? leave_days : row.entitlement;
  const granted = { ...row, entitlement };
  const isOpen = today.slice(0, 4) === String(year) && today <= `${year}-06-30`;
  if (!isOpen || !before) return granted;
  return { ...granted, carried: carriedOver(remainingOn(before, year - 1, today), leave_carry_max, granted) };
};

/**
 * The balance of a year, locked; made where there is none. The right begins after a year of service; days are carried over until
 * 30 June of the year that they go into.
 * @param day on which the right is asked for, 'YYYY-MM-DD'
 */
export const holdBalance = async (
  { tx, branch, today }: WriteContext,
  { id, join_at, contract_type }: Pick<Subject, 'id' | 'join_at' | 'contract_type'>,
  year: number,
  day: string,
): Promise<BalanceRow> => {
  await run(tx, openBalance, branch.id, id, year);
  const before = await runOne(tx, lockBalance, id, year - 1);
  const row = await runOne(tx, lockBalance, id, year);
  if (!row) throw new Error(`The balance of ${id} in ${year} is out of reach.`);
  return grantedOn(row, before, await leavePreferences({ tx, branch }), { join_at, contract_type }, { today, day });
};

/** The day of a year from which a leave asks for its right. */
const askedFrom = (start: string, year: number): string => {
  const first = `${year}-01-01`;
  return start > first ? start : first;
};

/** True where the balances of their years hold these days. */
export const fitDays = async (
  context: WriteContext,
  subject: Subject,
  { start_date }: { readonly start_date: string },
  takes: readonly Take[],
): Promise<boolean> => {
  for (const take of takes) {
    const row = await holdBalance(context, subject, take.year, askedFrom(start_date, take.year));
    if (!leftFor(row, take).fits) return false;
  }
  return true;
};

/**
 * Takes days off the balances of their years, the earlier first.
 * @throws Refusal leave-balance (422) where one of them is too small
 */
export const takeDays = async (
  context: WriteContext,
  subject: Subject,
  leave: { readonly id: number; readonly start_date: string },
  takes: readonly Take[],
): Promise<void> => {
  const { tx, branch, today } = context;
  for (const take of takes) {
    const row = await holdBalance(context, subject, take.year, askedFrom(leave.start_date, take.year));
    const { left, fits } = leftFor(row, take);
    if (!fits) throw new Refusal('leave-balance', { n: daysText(left) });
    await storeBalance(tx, { ...row, ...moved(row, take, 1) }, today);
    await run(tx, insertTake, branch.id, leave.id, row.id, take.days, take.early);
  }
};

/** What a leave has taken, the earlier year first. */
export const takesBy = async ({ tx }: Pick<WriteContext, 'tx'>, leave: number): Promise<readonly Take[]> =>
  (await run(tx, takesOfLeave, leave)).map(({ year, days, early }) => ({ year, days, early }));

/** Puts back what a leave has taken; nothing where it took nothing. */
export const giveDaysBack = async ({ tx, today }: WriteContext, leave: number): Promise<void> => {
  const takes = await run(tx, takesOfLeave, leave);
  for (const { pegawai_id, ...take } of takes) {
    const row = await runOne(tx, lockBalance, pegawai_id, take.year);
    if (row) await storeBalance(tx, { ...row, ...moved(row, take, -1) }, today);
  }
  await run(tx, removeTakes, leave);
};
