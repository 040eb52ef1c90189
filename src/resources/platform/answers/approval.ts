// What calls about requests and their rules answer.
import { z } from 'zod';
import { count, flag, id, listOf, text } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { applog } from '../applog.ts';
import { userRole } from '../role.ts';
import { approvalAction } from './asked.ts';
import { applogRow } from './rows.ts';

const entry = rowShape(applog, applogRow, 'written');

const approvalRule = z.strictObject({
  profile_id: id,
  action: approvalAction,
  label: text,
  /** It cannot be switched off. */
  always: flag,
  needs_approval: flag,
  /** The manager of the branch or a superadmin; or a superadmin alone. */
  assigner_role: z.literal([userRole.manager, userRole.superadmin]),
});

export const approvalAnswers = {
  'platform.applog.decide': entry,
  'platform.applog.withdraw': entry,
  'platform.applog.seen': z.null(),
  'platform.applog.news': z.strictObject({ unread: count, waiting: count, decided: count, last_id: count }),
  'platform.approvalrule.list': listOf(approvalRule),
  'platform.approvalrule.set': approvalRule,
} as const;
