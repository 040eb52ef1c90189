// Balances of annual leave as they are listed and shown, and what one person has left (attendance.md 2, 4).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { leavebalance } from '../../../../src/resources/attendance/leavebalance.ts';
import { leaveType, requestState } from '../../../../src/resources/attendance/leave-life.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import {
  type Balance,
  carriedLeft,
  entitledFrom,
  expiredOn,
  remainingOn,
} from '../../../domain/attendance/leave-balance.ts';
import { embedColumns, storedColumns } from '../../../db/column.ts';
import { Conditions, likePattern } from '../../../db/conditions.ts';
import { named, planned, run, runOne } from '../../../db/statement.ts';
import type { CallHandlers, Context, ListParameters, UseCases } from '../../kernel/contract.ts';
import { declaredWhere, readPage } from '../../kernel/read-page.ts';
import { STAFF_NAMED } from '../../kernel/staff-search.ts';
import { addOwn, keepsDays } from './reach.ts';
import { findSubject, type Subject } from './subject.ts';
import { leavePreferences } from './take-balance.ts';
import { workDays } from './work-days.ts';

type Operations = UseCases['attendance.leavebalance'];
type Row = WholeOf<'attendance.leavebalance', 'list'>;

const COLUMNS = [storedColumns(leavebalance, 't'), ...embedColumns(leavebalance.fields, 't')].join(', ');

/** @throws Refusal not-found (404), also for another's where the reader sees his own alone */
export const showBalance: Operations['show'] = async ({ tx, branches, actor }: Context, id) => {
  const where = new Conditions();
  where.add('t.id = ?', id);
  where.addBranches('t.profile_id', branches);
  addOwn(where, actor);
  const text = `select ${COLUMNS} from leavebalances t ${where.text}`;
  const row = await runOne(tx, planned<Row, unknown[]>(text), ...where.values);
  if (!row) throw new Refusal('not-found');
  return row;
};

/** GET /api/attendance/leavebalance */
export const listBalances: Operations['list'] = async (context, parameters: ListParameters) => {
  const where = declaredWhere(leavebalance, context, parameters);
  addOwn(where, context.actor);
  if (parameters.keyword) where.add(`t.pegawai_id in (${STAFF_NAMED})`, likePattern(parameters.keyword));
  const { rows, count } = await readPage<Row>(context, leavebalance, parameters, {
    where,
    columns: COLUMNS,
    joins: '',
  });
  return { data: rows, count };
};

const ofYear = named<Balance, [pegawai: number, year: number]>(
  'leavebalance_of_year',
  'select entitlement, carried, adjusted, used, used_early from leavebalances where pegawai_id = $1 and year = $2',
);
interface Waiting {
  /** 'YYYY-MM-DD', both included. */
  readonly start_date: string;
  readonly end_date: string;
  readonly days: number;
}
const waitingOf = named<Waiting, [pegawai: number, first: string, last: string]>(
  'leave_waiting',
  `select start_date::text as start_date, end_date::text as end_date, days from leaves
   where pegawai_id = $1 and type = ${leaveType.annual} and status = ${requestState.requested} and start_date <= $3 and end_date >= $2`,
);
/** Days of a year that are asked for; of leave over the end of a year its own alone, by the roster as it is now. */
const waitingIn = async (
  at: Pick<Context, 'tx'> & { readonly branch: { readonly id: number } },
  subject: Subject,
  year: number,
): Promise<number> => {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const days = (await run(at.tx, waitingOf, subject.id, first, last)).map(
    async ({ start_date, end_date, ...whole }) => {
      if (start_date >= first && end_date <= last) return whole.days;
      const own = await workDays(
        at,
        subject,
        start_date > first ? start_date : first,
        end_date < last ? end_date : last,
      );
      return own.filter(({ works }) => works).length;
    },
  );
  return (await Promise.all(days)).reduce((sum, n) => sum + n, 0);
};
const branchOf = named<{ id: number }, [pegawai: number]>(
  'leavebalance_branch',
  'select profile_id as id from pegawais where id = $1',
);
const NOTHING: Balance = { entitlement: 0, carried: 0, adjusted: 0, used: 0, used_early: 0 };
const PARTNER = 4;

/**
 * GET /api/attendance/leavebalance/saldo: before anything was taken of a year, what there will be.
 * @throws Refusal not-found (404) for who is no member, and for another where the reader sees his own alone
 */
export const leaveLeft: CallHandlers['attendance.leavebalance.saldo'] = async (context, { query }) => {
  const { tx, actor, today, branches } = context;
  const { pegawai_id = actor.id, year = Number(today.slice(0, 4)) } = query;
  if (pegawai_id !== actor.id && !keepsDays(actor)) throw new Refusal('not-found');
  const subject = await findSubject({ tx, branches }, pegawai_id);
  const branch = await runOne(tx, branchOf, pegawai_id);
  if (!subject || !branch) throw new Refusal('not-found');
  const entitled_at = subject.contract_type === PARTNER ? null : entitledFrom(subject.join_at);
  const stored = await runOne(tx, ofYear, pegawai_id, year);
  const { leave_days } = await leavePreferences({ tx, branch });
  const isEntitled = entitled_at !== null && entitled_at <= today;
  const balance = stored ?? { ...NOTHING, entitlement: isEntitled ? leave_days : 0 };
  const { entitlement, carried, adjusted, used } = balance;
  const expired = expiredOn(balance, year, today);
  const waiting = await waitingIn({ tx, branch }, subject, year);
  const ending = carriedLeft(balance) - expired;
  const remaining = remainingOn(balance, year, today);
  return { pegawai_id, year, entitlement, carried, expired, adjusted, used, remaining, waiting, ending, entitled_at };
};
