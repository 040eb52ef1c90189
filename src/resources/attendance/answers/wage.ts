// What calls about the law of wages answer.
import { z } from 'zod';
import { count, dayText, decimal, integer, rupiah, text } from '../../kernel/answer.ts';
import { lawTables } from '../wage-calls.ts';
import { terCategories } from '../wage-law.ts';

export const wageAnswers = {
  'attendance.pph21.simulate': z.strictObject({
    category: z.enum(terCategories),
    /** Percent. */
    rate: decimal,
    tax: rupiah,
    /** Gross with the allowance; null: the wage bears the tax. */
    gross_up: rupiah.nullable(),
  }),
  'attendance.wagelaw.cocokkan': z.strictObject({ table: z.enum(lawTables), valid_from: dayText, rows: count }),
  'attendance.wagelaw.show': z.strictObject({
    unverified: z.array(z.strictObject({ table: z.enum(lawTables), valid_from: dayText, rows: count })),
    /** Year of the limit that is missing; null: none is. */
    missing_jp_limit: integer.nullable(),
    brackets: z.array(z.strictObject({ sampai: rupiah.nullable(), persen: decimal })),
    /** Regulation of the brackets. */
    brackets_source: text.nullable(),
  }),
} as const;
