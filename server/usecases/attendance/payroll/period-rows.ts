// A run of payroll as its use cases read and lock it.
import {
  lockingStates,
  periodState,
  periodKind,
  payslipState,
} from '../../../../src/resources/attendance/payroll-life.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { RunKind } from '../../../domain/attendance/slip-facts.ts';
import { listed, named, run, runOne } from '../../../db/statement.ts';
import type { Context, WriteContext } from '../../kernel/contract.ts';
import type { LockedPeriod } from '../roster/lock-port.ts';

export interface Period {
  readonly id: number;
  readonly profile_id: number;
  readonly code: string;
  readonly name: string;
  readonly kind: RunKind;
  readonly tax_year: number;
  readonly tax_month: number;
  /** Days, 'YYYY-MM-DD'. */
  readonly start_date: string;
  readonly end_date: string;
  readonly pay_date: string;
  readonly holiday_date: string | null;
  readonly workday_basis: 'jadwal' | '25' | '21';
  readonly status: number;
  readonly version: number;
  readonly postings: number;
}
const PERIOD = `select id, profile_id, code, name, kind, tax_year, tax_month, start_date::text, end_date::text, pay_date::text,
     holiday_date::text, workday_basis, status, version, postings
   from payrollperiodes where id = $1 and profile_id = any ($2)`;
const period = named<Period, [id: number, branches: readonly number[]]>('payroll_period', PERIOD);
const lock = named<Period, [id: number, branches: readonly number[]]>('payroll_lock', `${PERIOD} for update`);
/** A run as it stands. @throws Refusal not-found (404) */
export const readPeriod = async ({ tx, branches }: Context, id: number): Promise<Period> => {
  const found = await runOne(tx, period, id, branches);
  if (!found) throw new Refusal('not-found');
  return found;
};
/** Holds a run until the transaction ends. @throws Refusal not-found (404) */
export const lockPeriod = async ({ tx, branches }: WriteContext, id: number): Promise<Period> => {
  const found = await runOne(tx, lock, id, branches);
  if (!found) throw new Refusal('not-found');
  return found;
};

/** Of a run of these branches alone: whoever may not see it is not told that it is busy. */
const alone = named<{ got: boolean }, [id: number, branches: readonly number[]]>(
  'payroll_alone',
  `select pg_try_advisory_xact_lock(hashtext('payroll'), id::int) as got
   from payrollperiodes where id = $1 and profile_id = any ($2)`,
);
/** Runs of a branch read each other's taxes: one that is being reckoned or approved waits for another of them. */
const inTurn = named<unknown, [id: number]>(
  'payroll_in_turn',
  `select pg_advisory_xact_lock(hashtext('payroll branch'), profile_id::int) from payrollperiodes where id = $1`,
);
/** One reckons a run at a time. @throws Refusal not-found (404), payroll-busy (409) */
export const reckonAlone = async ({ tx, branches }: WriteContext, id: number): Promise<void> => {
  const found = await runOne(tx, alone, id, branches);
  if (!found) throw new Refusal('not-found');
  if (!found.got) throw new Refusal('payroll-busy');
  await run(tx, inTurn, id);
};

/** @throws Refusal payroll-approved (409), payroll-cancelled (409) */
export const requireOpen = ({ status }: Period): void => {
  if (status === periodState.cancelled) throw new Refusal('payroll-cancelled');
  if (status !== periodState.draft && status !== periodState.computed) throw new Refusal('payroll-approved');
};

const addUp = named<unknown, [number]>(
  'payroll_totals',
  `update payrollperiodes p set total_earning = t.earning, total_deduction = t.deduction, total_tax = t.tax, total_net = t.net,
     total_employer = t.employer, updated_at = now(), version = p.version + 1
   from (
     select coalesce(sum(earning), 0) as earning, coalesce(sum(deduction + bpjs_employee), 0) as deduction,
       coalesce(sum(tax), 0) as tax, coalesce(sum(net), 0) as net, coalesce(sum(bpjs_employer), 0) as employer
     from payrolltransactions where payrollperiode_id = $1 and status <> ${payslipState.excluded}
   ) t where p.id = $1`,
);
/** Makes the run say what its slips add up to; it is another version then. */
export const addUpPeriod = async ({ tx }: WriteContext, id: number): Promise<void> => {
  await run(tx, addUp, id);
};

const covering = named<{ name: string }, [branch: number, start: string, end: string]>(
  'payroll_covering',
  `select name from payrollperiodes where profile_id = $1 and kind <> ${periodKind.bonus} and status in ${listed(lockingStates)}
     and start_date <= $3 and end_date >= $2 order by start_date limit 1`,
);
/** The name of an approved run whose days are closed. */
export const approvedPeriod: LockedPeriod = async (tx, { branch, start, end }) =>
  (await runOne(tx, covering, branch, start, end))?.name;

/** Runs of a masa are reckoned in this order; wages after THR and bonus (corrections.md 16). */
export const runOrder = (alias: string): string =>
  `(case ${alias}.kind when ${periodKind.wages} then 1 else 0 end, ${alias}.start_date, ${alias}.id)`;

/** First day of its masa. */
export const masaStart = ({ tax_year, tax_month }: Pick<Period, 'tax_year' | 'tax_month'>): string =>
  `${tax_year}-${String(tax_month).padStart(2, '0')}-01`;
