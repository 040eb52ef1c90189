// Approval rules of a branch, and the requests that come of them (platform.md 4; docs/decisions/0016, 0036).
import { mustAsk } from '../../../src/policies/approval.ts';
import { MANAGER } from '../../../src/policies/role.ts';
import type { Module } from '../../../src/resources/kernel/define.ts';
import { logStatus } from '../../../src/resources/platform/applog.ts';
import {
  type ApprovalAction,
  approvalKinds,
  type RecordsOf,
  type Review,
  type ReviewJournal,
  type ToldOf,
} from '../../../src/resources/platform/approval.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import { named, runOne } from '../../db/statement.ts';
import { type Ground, keepGrounds } from './approval-ground.ts';
import type { ApprovalRequest, Command, LogEntry, WriteContext } from './contract.ts';
import { logValues } from './log.ts';
import { port } from './port.ts';

interface Rule {
  readonly needs_approval: boolean;
  readonly assigner_role: number;
}

/** What a request of an action is about; null: it would make a record. */
type SubjectOf<A extends ApprovalAction> =
  | ([RecordsOf<A>] extends [never] ? null : { readonly type: RecordsOf<A>; readonly id: number })
  | ((typeof approvalKinds)[A] extends { readonly makes: true } ? null : never);

/** What a use case tells of what it asks for, once it has been tried. */
interface About<A extends ApprovalAction> {
  readonly record: SubjectOf<A>;
  readonly grounds: readonly Ground[];
  readonly told: ToldOf<A>;
}

/** The journals that a transaction has booked so far: what a trial would leave in the books. */
export const trialJournals =
  port<(context: Pick<WriteContext, 'tx'>) => Promise<readonly ReviewJournal[]>>('journals of a trial');

const WAITING = 'Menunggu persetujuan';

const ruleOf = named<Rule, [number, string]>(
  'approval_rule',
  'select needs_approval, assigner_role from approval_rules where profile_id = $1 and action = $2',
);
const insertRequest = named<{ id: number }, [...ReturnType<typeof logValues>, ...(string | number | null)[]]>(
  'applog_request',
  `insert into applogs (profile_id, role, module, message, url, groupvisit, before, after, created_at, created_by, told_id,
     status, action, command, assigner_role, subject_type, subject_id, review)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, ${logStatus.requested}, $12, $13, $14, $15, $16, $17)
   on conflict do nothing returning id`,
);
/** The one that an insert has met: of the same action for the same record, or of the same command where there is no record. */
const sameRequest = named<{ id: number }, [number, string, string | null, number | null, string]>(
  'applog_same_request',
  `select id from applogs where profile_id = $1 and status = ${logStatus.requested} and (
     (subject_type = $3 and subject_id = $4 and action = $2) or md5(command::text) = md5($5::jsonb::text)) limit 1`,
);

const ruleFor = async ({ tx, actor, branch }: WriteContext, action: ApprovalAction): Promise<Rule | undefined> => {
  if (!mustAsk(actor.role, action)) return undefined;
  const rule = await runOne(tx, ruleOf, branch.id, action);
  const { needs_approval, assigner_role } = rule ?? {
    needs_approval: approvalKinds[action].needsApproval,
    assigner_role: MANAGER,
  };
  return needs_approval ? { needs_approval, assigner_role } : undefined;
};

/** True where this actor may do this action in this branch only after an approval. */
export const mustRequest = async (context: WriteContext, action: ApprovalAction): Promise<boolean> =>
  (await ruleFor(context, action)) !== undefined;

/**
 * The request that this action needs of this actor in this branch; undefined where he may act at once. Called when everything has
 * been tried: what `about` reads, and the journals, are as the approval would leave them.
 */
export const requestFor = async <A extends ApprovalAction>(
  context: WriteContext,
  action: A,
  about: () => About<A> | Promise<About<A>>,
  message = WAITING,
): Promise<ApprovalRequest | undefined> => {
  const rule = await ruleFor(context, action);
  if (!rule) return undefined;
  const { record, grounds, told } = await about();
  const journals = await trialJournals.given()(context);
  const review: Review = { amount: null, lines: [], ...told, journals };
  return { action, assignerRole: rule.assigner_role, message, record, grounds, review };
};

/**
 * The request of a document that waits from its beginning, whoever made it; who decides is the branch's choice.
 * @param about as of `requestFor`; nothing of it is booked
 */
export const documentRequest = async <A extends ApprovalAction>(
  { tx, branch }: Pick<WriteContext, 'tx' | 'branch'>,
  action: A,
  { record, grounds, told }: About<A>,
): Promise<ApprovalRequest> => {
  const rule = await runOne(tx, ruleOf, branch.id, action);
  const review: Review = { amount: null, lines: [], ...told, journals: [] };
  return { action, assignerRole: rule?.assigner_role ?? MANAGER, message: WAITING, record, grounds, review };
};

/**
 * Keeps a request with the command that it waits for, and answers its number.
 * @throws Refusal already-requested (409) while one is open for the same action and record, or the same command;
 *   stale-version (409) where the record has changed since it was tried
 */
export const storeRequest = async (
  context: WriteContext,
  module: Module,
  entry: LogEntry,
  asked: { readonly request: ApprovalRequest; readonly command: Command },
): Promise<number> => {
  const { action, assignerRole, record, grounds, review } = asked.request;
  const { type = null, id = null } = record ?? {};
  const values = logValues(context, module, entry);
  const command = JSON.stringify(asked.command);
  const row = await runOne(
    context.tx,
    insertRequest,
    ...values,
    action,
    command,
    assignerRole,
    type,
    id,
    JSON.stringify(review),
  );
  if (!row) {
    const open = await runOne(context.tx, sameRequest, context.branch.id, action, type, id, command);
    // Ended in the moment between: whoever asks again is heard.
    if (!open) throw new Refusal('stale-version');
    throw new Refusal('already-requested', { n: open.id }, undefined, { applog_id: open.id });
  }
  await keepGrounds(context, row.id, grounds);
  return row.id;
};
