// What leave, its balances and overtime answer beside their fields, and what their calls answer.
import { z } from 'zod';
import { dataOf, dayText, decimal, FILE, flag, id, integer, text } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { asked, unasked } from '../../platform/answers/asked.ts';
import { leavebalance } from '../leavebalance.ts';
import { leaveTypes, requestState } from '../leave-life.ts';

export const leaveRow = {
  all: { is_half_day: flag, attachment_url: text.nullable() },
  ...asked,
  without: unasked,
} as const;
export const overtimeRow = {
  all: { is_override: flag },
  ...asked,
  without: unasked,
} as const;

const onLeave = z.strictObject({
  id,
  type: z.literal(leaveTypes.map(({ value }) => value)),
  start_date: dayText,
  end_date: dayText,
  is_half_day: flag,
  days: decimal,
  status: z.literal([requestState.requested, requestState.approved]),
});
const member = z.strictObject({ id, name: text, department: text.nullable(), leaves: z.array(onLeave) });

const balance = z.strictObject({
  pegawai_id: id,
  year: integer,
  entitlement: decimal,
  carried: decimal,
  expired: decimal,
  adjusted: decimal,
  used: decimal,
  remaining: decimal,
  /** Asked for and not decided yet. */
  waiting: decimal,
  /** Of `remaining`, what ends with 30 June. */
  ending: decimal,
  /** From this day he has a right to leave; null: the first day of his work is not known, or he is a partner. */
  entitled_at: dayText.nullable(),
});

export const leaveAnswers = {
  'attendance.leave.unggah': z.strictObject({ id, filename: text }),
  'attendance.leave.surat': FILE,
  'attendance.leave.kalender': dataOf(member),
  'attendance.leavebalance.saldo': balance,
  'attendance.leavebalance.sesuaikan': rowShape(leavebalance, {}, 'written'),
} as const;
