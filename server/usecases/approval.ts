// Approval rules of a branch, and the requests that come of them (platform.md 4).
import { mustAsk } from '../../src/policies/approval.ts';
import { MANAGER } from '../../src/policies/role.ts';
import type { Module } from '../../src/resources/kernel/define.ts';
import { type ApprovalAction, approvalKinds } from '../../src/resources/platform/approval.ts';
import { Refusal } from '../../src/resources/refusals.ts';
import { named, runOne } from '../db/statement.ts';
import type { ApprovalRequest, Command, LogEntry, WriteContext } from './contract.ts';
import { logValues } from './log.ts';

interface Rule {
  readonly needs_approval: boolean;
  readonly assigner_role: number;
}

const WAITING = 'Menunggu persetujuan';

const ruleOf = named<Rule, [number, string]>(
  'approval_rule',
  'select needs_approval, assigner_role from approval_rules where profile_id = $1 and action = $2',
);
const insertRequest = named<{ id: number }, [...ReturnType<typeof logValues>, string, string, number]>(
  'applog_request',
  `insert into applogs (profile_id, role, module, message, url, groupvisit, before, after, created_at, created_by,
     status, action, command, assigner_role)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, $11, $12, $13)
   on conflict (profile_id, md5(command::text)) where status = 0 do nothing returning id`,
);

/** The request that this action needs of this actor in this branch; undefined where he may act at once. */
export const requestFor = async (
  { tx, actor, branch }: WriteContext,
  action: ApprovalAction,
  message = WAITING,
): Promise<ApprovalRequest | undefined> => {
  if (!mustAsk(actor.role, action)) return undefined;
  const rule = await runOne(tx, ruleOf, branch.id, action);
  const needed = rule?.needs_approval ?? approvalKinds[action].needsApproval;
  return needed ? { action, assignerRole: rule?.assigner_role ?? MANAGER, message } : undefined;
};

/**
 * Keeps a request with the command that it waits for, and answers its id.
 * @throws Refusal already-requested (409) while the same command is waiting
 */
export const storeRequest = async (
  context: WriteContext,
  module: Module,
  entry: LogEntry,
  asked: { readonly request: ApprovalRequest; readonly command: Command },
): Promise<number> => {
  const { action, assignerRole } = asked.request;
  const values = logValues(context, module, entry);
  const row = await runOne(context.tx, insertRequest, ...values, action, JSON.stringify(asked.command), assignerRole);
  if (!row) throw new Refusal('already-requested');
  return row.id;
};
