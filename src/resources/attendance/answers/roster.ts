// What calls of the roster answer.
import { z } from 'zod';
import { coded, count, dayText, FILE, flag, id, integer, text, timeText } from '../../kernel/answer.ts';

const shift = z.strictObject({
  id,
  code: text,
  name: text,
  color: text,
  start_time: timeText,
  end_time: timeText,
  cross_midnight: flag,
});
const person = z.strictObject({
  id,
  name: text,
  username: text,
  jobname: text.nullable(),
  role: integer,
  departmentdata: coded.nullable(),
  join_at: dayText.nullable(),
  leave_at: dayText.nullable(),
  /** One for each day of the grid; shift null: free. */
  days: z.array(
    z.strictObject({
      shift_id: id.nullable(),
      /** Where it stands: in the roster, or by the usual shift (on a holiday, free of it). */
      by: z.enum(['roster', 'holiday', 'usual']),
    }),
  ),
});

export const rosterAnswers = {
  'attendance.schedule.grid': z.strictObject({
    data: z.strictObject({
      days: z.array(dayText),
      shifts: z.array(shift),
      holidays: z.array(z.strictObject({ date: dayText, name: text })),
      /** Sessions of the branch's doctors, without those who are absent. */
      sessions: z.array(z.strictObject({ date: dayText, doctor_id: id, start: timeText, end: timeText, sesi: text })),
      staff: z.array(person),
    }),
  }),
  'attendance.schedule.bulk': z.strictObject({ saved: count }),
  'attendance.schedule.import': z.strictObject({
    data: z.strictObject({
      saved: count,
      unknown_code: z.array(text),
      errors: z.array(z.strictObject({ row: integer, message: text })),
    }),
  }),
  'attendance.schedule.template': FILE,
} as const;
