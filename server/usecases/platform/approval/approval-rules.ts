// Which actions of a branch wait for an approver (platform.md 4). A rule that nobody has set holds as it was declared.
import type { Calls } from '../../../../src/resources/calls.ts';
import { alwaysAsked, approvalActions, approvalKinds } from '../../../../src/resources/platform/approval.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { MANAGER } from '../../../../src/policies/role.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';

interface Row {
  readonly profile_id: number;
  readonly action: string;
  readonly needs_approval: boolean;
  readonly assigner_role: 0 | 5;
}

const rulesOf = named<Row, [readonly number[]]>(
  'approval_rules',
  'select profile_id, action, needs_approval, assigner_role from approval_rules where profile_id = any($1)',
);
const saveRule = named<unknown, [number, string, boolean, number, number]>(
  'approval_rule_save',
  `insert into approval_rules (profile_id, action, needs_approval, assigner_role, created_by) values ($1, $2, $3, $4, $5)
   on conflict (profile_id, action) do update set needs_approval = excluded.needs_approval,
     assigner_role = excluded.assigner_role, updated_at = now(), version = approval_rules.version + 1`,
);

/** Every action with what holds in each branch in reach. */
export const listApprovalRules = async ({ tx, branches }: Context) => {
  const rows = await run(tx, rulesOf, branches);
  const data = branches.flatMap((profile_id) =>
    approvalActions.map((action) => {
      const { label, needsApproval } = approvalKinds[action];
      const row = rows.find((one) => one.profile_id === profile_id && one.action === action);
      return {
        profile_id,
        action,
        label,
        always: alwaysAsked(action),
        needs_approval: row?.needs_approval ?? needsApproval,
        assigner_role: row?.assigner_role ?? MANAGER,
      };
    }),
  );
  return { data, count: data.length };
};

/**
 * PUT /api/approvalrule: holds from the next action on; requests that wait keep waiting.
 * @throws Refusal invalid (422) where nobody may do it without
 */
export const setApprovalRule = async (
  { tx, actor, branch }: WriteContext,
  { body }: CallRequest<Calls['platform.approvalrule.set']>,
) => {
  const { action, needs_approval, assigner_role } = body;
  const always = alwaysAsked(action);
  if (always && !needs_approval) throw new Refusal('invalid', {}, { needs_approval: ['Selalu menunggu persetujuan'] });
  await run(tx, saveRule, branch.id, action, needs_approval, assigner_role, actor.id);
  const { label } = approvalKinds[action];
  return {
    record: { profile_id: branch.id, action, label, always, needs_approval, assigner_role },
    log: {
      message: `perubahan aturan persetujuan ${label}: ${needs_approval ? 'wajib' : 'tidak wajib'}`,
      url: '/dashboard/settings',
      after: { needs_approval, assigner_role },
    },
  };
};
