// The open requests of records, as their answers carry them: one statement for a record or for a page of them.
import { maySee } from '../../../src/policies/index.ts';
import { logStatus } from '../../../src/resources/platform/applog.ts';
import {
  type AskedAbout,
  type ApprovalAction,
  approvalKinds,
  type OpenRequest,
} from '../../../src/resources/platform/approval.ts';
import { named, run } from '../../db/statement.ts';
import type { Context } from './contract.ts';

/** An open request as it is read. */
export interface OpenRow {
  readonly id: number;
  readonly action: ApprovalAction;
  readonly verb: string;
  readonly amount: number | null;
  readonly created_at: string;
  readonly created_by: number;
  readonly name: string;
  readonly subject_id: number;
}

/**
 * SQL of the open requests of some records in the branches of `$1`.
 * @param type SQL of their kind @param subjects SQL behind `subject_id`, which says which ones
 */
export const openRequestsText = (type: string, subjects: string): string =>
  `select a.id, a.action, a.command ->> 'action' as verb, (a.review ->> 'amount')::bigint as amount, a.created_at, a.created_by,
     u.name, a.subject_id
   from applogs a join users u on u.id = a.created_by
   where a.profile_id = any ($1) and a.subject_type = ${type} and a.subject_id ${subjects} and a.status = ${logStatus.requested}
   order by a.id`;

const openOf = named<OpenRow, [readonly number[], AskedAbout, readonly number[]]>(
  'open_requests',
  openRequestsText('$2', '= any ($3)'),
);

const present = ({ id, action, verb, amount, created_at, created_by, name }: OpenRow, role: number): OpenRequest => ({
  id,
  action,
  label: approvalKinds[action].label,
  verb,
  ...(maySee(role, 'money') && { amount }),
  created_at,
  userdata: { id: created_by, name },
});

type Asked<T> = T & { readonly requests: readonly OpenRequest[] };

const beside = <T extends { readonly id: number }>(record: T, open: readonly OpenRow[], role: number): Asked<T> => ({
  ...record,
  requests: open.filter(({ subject_id }) => subject_id === record.id).map((row) => present(row, role)),
});

/** Puts open requests that were read beside their records, as `requests`. */
export const besideRequests = <T extends { readonly id: number }>(
  records: readonly T[],
  open: readonly OpenRow[],
  role: number,
): readonly Asked<T>[] => records.map((record) => beside(record, open, role));

/** Puts what is asked for each record beside it, as `requests`; an empty list where nothing waits. */
export const withRequests = async <T extends { readonly id: number }>(
  { tx, actor, branches }: Context,
  type: AskedAbout,
  records: readonly T[],
): Promise<readonly Asked<T>[]> => {
  const ids = records.map(({ id }) => id);
  const open = ids.length === 0 ? [] : await run(tx, openOf, branches, type, ids);
  return besideRequests(records, open, actor.role);
};

/** The same for one record that is still being read: both questions travel together. */
export const withItsRequests = async <T extends { readonly id: number }>(
  { tx, actor, branches }: Context,
  type: AskedAbout,
  id: number,
  read: Promise<T>,
): Promise<Asked<T>> => {
  const [record, open] = await Promise.all([read, run(tx, openOf, branches, type, [id])]);
  return beside(record, open, actor.role);
};
