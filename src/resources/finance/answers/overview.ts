// What the first page of the module tells. Rupiah.
import { z } from 'zod';
import { count, dayText, id, rupiah, text } from '../../kernel/answer.ts';
import { todayLineNames } from '../../platform/today.ts';
import { ages } from '../aging.ts';

const age = z.enum(ages.map(({ value }) => value));
const range = z.strictObject({ start: dayText, end: dayText });

export const overviewAnswers = {
  'finance.ringkasan': z.strictObject({
    date: dayText,
    /** First days of twelve months, the running one last. */
    months: z.array(dayText),
    /** `ends`: at the end of each of those months, of the running one today. */
    accounts: z.array(z.strictObject({ id, code: text, label: text, amount: rupiah, ends: z.array(rupiah) })),
    /** What patients owe, by age. */
    owed: z.array(z.strictObject({ age, label: text, count, amount: rupiah })),
    /** What is paid by slips: all that is due until a day, and what of it the week before that day brings. */
    due: z.array(z.strictObject({ until: dayText, amount: rupiah, added: rupiah })),
    /** All that is owed, whenever it is due, and what of it is tax. */
    payable: rupiah,
    tax: rupiah,
    result: z.strictObject({
      /** The month so far, the same days of the month before and of the year before. */
      ranges: z.array(range),
      /** `values`: one for each range; `budget`: of the first one, null without a budget. */
      rows: z.array(z.strictObject({ name: text, values: z.array(rupiah), budget: rupiah.nullable() })),
    }),
    /** `to`: null where no page lists what was counted of one branch. */
    lines: z.array(z.strictObject({ name: z.enum(todayLineNames), to: text.nullable(), count })),
  }),
} as const;
