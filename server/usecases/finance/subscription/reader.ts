// Who may get a report: people of the branch whose role and features let them read it, asked again when it is sent (decision 119).
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { type SentReport, sentReports } from '../../../../src/resources/finance/subscription.ts';
import { isMailAddress } from '../../../../src/resources/platform/mail.ts';
import { userRole } from '../../../../src/resources/platform/role.ts';
import { effectiveFeatures, mayCall, roleName } from '../../../../src/policies/index.ts';
import { INVESTOR, SUPERADMIN } from '../../../../src/policies/role.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { Actor, CallHandlers } from '../../kernel/contract.ts';

interface Stored {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  readonly email: string | null;
  readonly role: number;
  readonly profile_id: number;
  readonly given: readonly string[];
  readonly taken: readonly string[];
}
const READER = `select u.id, u.name, u.username, nullif(trim(u.email), '') as email, u.role, u.profile_id,
    coalesce(array_agg(f.feature) filter (where f.granted), '{}') as given,
    coalesce(array_agg(f.feature) filter (where not f.granted), '{}') as taken
  from users u left join user_features f on f.user_id = u.id
  where u.role <> ${userRole.customer} and u.status = ${activeStatus.active} and (u.leave_at is null or u.leave_at >= $2::date)
    and (u.profile_id = $1 or u.role = ${userRole.superadmin})`;
const readersIn = named<Stored, [branch: number, today: string]>(
  'report_readers',
  `${READER} group by u.id order by u.name, u.id`,
);
const readerById = named<Stored, [branch: number, today: string, id: number]>(
  'report_reader',
  `${READER} and u.id = $3 group by u.id`,
);

/** Somebody with what he may do, and the address that mail goes to; null: his card has none that it could. */
export type Reader = Actor & { readonly email: string | null };

const readerOf = ({ given, taken, email, ...stored }: Stored, branch: number): Reader => ({
  ...stored,
  session_profile_id: stored.role === SUPERADMIN ? branch : null,
  features: effectiveFeatures(stored.role, given, taken),
  email: email !== null && isMailAddress(email) ? email : null,
});

/** Roles that may read reports of all branches. */
const reachesAll = ({ role }: Reader): boolean => role === SUPERADMIN || role === INVESTOR;

const callOf = (report: SentReport): string => sentReports.find(({ value }) => value === report)?.call ?? '';

/** May he read this report? @param everywhere over all branches */
export const mayGet = (reader: Reader, report: SentReport, everywhere: boolean): boolean =>
  mayCall(reader, callOf(report)) && (!everywhere || reachesAll(reader));

interface Place {
  readonly tx: Transaction;
  readonly branch: number;
  /** Business day of the branch. */
  readonly today: string;
}

/** All who may, by name. */
export const readersOf = async (
  { tx, branch, today }: Place,
  report: SentReport,
  everywhere: boolean,
): Promise<readonly Reader[]> =>
  (await run(tx, readersIn, branch, today))
    .map((stored) => readerOf(stored, branch))
    .filter((reader) => mayGet(reader, report, everywhere));

/** Undefined: he has left, or is of another branch. */
export const findReader = async ({ tx, branch, today }: Place, id: number): Promise<Reader | undefined> => {
  const stored = await runOne(tx, readerById, branch, today, id);
  return stored && readerOf(stored, branch);
};

/** GET /api/finance/langganan/penerima */
export const listReportReaders: CallHandlers['finance.langganan.penerima'] = async (context, { query }) => {
  const { tx, today, actor, branches } = context;
  const branch = actor.session_profile_id ?? actor.profile_id;
  if (!branches.includes(branch)) return { data: [] };
  const readers = await readersOf({ tx, branch, today }, query.report, query.everywhere === 'true');
  return {
    data: readers.map(({ id, name, role, email }) => ({
      id,
      name,
      rolename: roleName(role),
      mailable: email !== null,
    })),
  };
};
