// What waits for somebody today.
import { z } from 'zod';
import { count, dayText, decimal, flag, id, integer, rupiah, text, timeText } from '../../kernel/answer.ts';
import { patientChip } from '../../service/answers/customer.ts';
import { todayLineNames } from '../today.ts';

const line = z.strictObject({
  name: z.enum(todayLineNames),
  /** Client address of what is counted. */
  to: text,
  count,
});
const person = z.strictObject({
  visit_id: id,
  status: integer,
  statusname: text,
  /** Null: he came without an appointment. */
  time: timeText.nullable(),
  /** His time has come and he has not. */
  late: flag,
  /** Number in the queue with the doctor's initials. */
  label: text.nullable(),
  /** Null: he is not here. */
  waiting_minutes: integer.nullable(),
  doctor: text.nullable(),
  unit: text.nullable(),
  complaint: text.nullable(),
  /** Null: a patient whom the reader may not see any more. */
  patient: patientChip.nullable(),
  /** For who treats: work that is still at a laboratory, treatments without their consent, photos of the protocol that are missing. */
  flags: z.strictObject({ labs: count, unsigned: flag, photos: flag }).optional(),
});
/** Of payments by their day: so far today, as a rule on that weekday, and the days that the rule is made of, the last first. */
const takings = z.strictObject({
  amount: rupiah,
  usual: rupiah,
  weeks: z.array(z.strictObject({ date: dayText, amount: rupiah })),
  to: text,
});
const month = z.strictObject({
  received: rupiah,
  income: rupiah,
  /** Per cent of the income that the month's costs leave; null without income. */
  margin: decimal.nullable(),
  noshows: count,
  newcomers: count,
});
/** A month so far, and the same days of the month before. */
const branch = z.strictObject({ id, code: text, name: text, now: month, before: month });

export const todayAnswers = {
  'platform.today.show': z.strictObject({
    date: dayText,
    people: z.array(line.extend({ rows: z.array(person) })),
    lines: z.array(line),
    takings: takings.optional(),
    /** Average minutes of waiting today; null: nobody has been seated. */
    waited: z.strictObject({ minutes: integer.nullable(), to: text }).optional(),
    accounts: z.array(z.strictObject({ id, code: text, label: text, amount: rupiah, to: text })).optional(),
    branches: z
      .strictObject({ start: dayText, end: dayText, before_start: dayText, before_end: dayText, data: z.array(branch) })
      .optional(),
    income: z
      .strictObject({
        recognised: rupiah,
        owed: rupiah,
        holdings: z.array(z.strictObject({ id, branch: text, lembar: count, percent: decimal })),
        to: text,
      })
      .optional(),
  }),
} as const;
