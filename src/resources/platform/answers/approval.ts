// What calls about requests and their rules answer.
import { z } from 'zod';
import { count, flag, id, listOf, text } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { applog } from '../applog.ts';
import { approvalAction } from './asked.ts';
import { applogRow } from './rows.ts';

const entry = rowShape(applog, applogRow, 'written');

const approvalRule = z.strictObject({
  profile_id: id,
  action: approvalAction,
  label: text,
  needs_approval: flag,
  /** 5 manager of the branch or superadmin, 0 superadmin only. */
  assigner_role: z.union([z.literal(5), z.literal(0)]),
});

export const approvalAnswers = {
  'platform.applog.decide': entry,
  'platform.applog.withdraw': entry,
  'platform.applog.seen': z.null(),
  'platform.applog.news': z.strictObject({ unread: count, waiting: count, decided: count, last_id: count }),
  'platform.approvalrule.list': listOf(approvalRule),
  'platform.approvalrule.set': approvalRule,
} as const;
