// What the calls about reminders of sold packages answer.
import { z } from 'zod';
import { coded, count, dayText, flag, id, listOf, rupiah, text } from '../../kernel/answer.ts';
import { contactMade } from '../../finance/answers/contact.ts';
import { reminderKinds } from '../reminder.ts';

const reminder = z.strictObject({
  membership_id: id,
  code: text,
  /** Name of the package. */
  paket: text,
  customer: coded,
  phone: text.nullable(),
  kind: z.enum(reminderKinds.map(({ value }) => value)),
  due_at: dayText,
  /** 'H-30', 'H-7'; of an installment 'H-3', 'Hari H', 'H+7' */
  step: text,
  /** Of an installment: its number, 0 for the down payment, and what is left of it. */
  no: count.nullable(),
  outstanding: rupiah.nullable(),
  /** Of slots: what is left of them. */
  slots: z.array(z.strictObject({ name: text, free_slot: count, sisa: count, expires_at: dayText })),
  /** What the customer is written. */
  message: text,
  last: contactMade.nullable(),
  /** Reached in the step that the reminder is in. */
  contacted: flag,
});

export const packageReminderAnswers = {
  'paket.pengingat.list': listOf(reminder),
  'paket.pengingat.catat': contactMade,
} as const;
