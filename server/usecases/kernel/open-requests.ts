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

interface Row {
  readonly id: number;
  readonly action: ApprovalAction;
  readonly verb: string;
  readonly amount: number | null;
  readonly created_at: string;
  readonly created_by: number;
  readonly name: string;
  readonly subject_id: number;
}

const openOf = named<Row, [readonly number[], AskedAbout, readonly number[]]>(
  'open_requests',
  `select a.id, a.action, a.command ->> 'action' as verb, (a.review ->> 'amount')::bigint as amount, a.created_at, a.created_by,
     u.name, a.subject_id
   from applogs a join users u on u.id = a.created_by
   where a.profile_id = any ($1) and a.subject_type = $2 and a.subject_id = any ($3) and a.status = ${logStatus.requested} order by a.id`,
);

const present = ({ id, action, verb, amount, created_at, created_by, name }: Row, role: number): OpenRequest => ({
  id,
  action,
  label: approvalKinds[action].label,
  verb,
  ...(maySee(role, 'money') && { amount }),
  created_at,
  userdata: { id: created_by, name },
});

/** Puts what is asked for each record beside it, as `requests`; an empty list where nothing waits. */
export const withRequests = async <T extends { readonly id: number }>(
  { tx, actor, branches }: Context,
  type: AskedAbout,
  records: readonly T[],
): Promise<readonly (T & { readonly requests: readonly OpenRequest[] })[]> => {
  const ids = records.map(({ id }) => id);
  const open = ids.length === 0 ? [] : await run(tx, openOf, branches, type, ids);
  return records.map((record) => ({
    ...record,
    requests: open.filter(({ subject_id }) => subject_id === record.id).map((row) => present(row, actor.role)),
  }));
};
