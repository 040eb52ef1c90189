// What the calls of budgets answer.
import { z } from 'zod';
import { count, FILE, id, instantText, integer, rupiah, sheetRead, text } from '../../kernel/answer.ts';
import { MONTHS_OF_YEAR } from '../budget.ts';

const EXAMPLE = Array.from({ length: MONTHS_OF_YEAR }, () => 12_500_000);
/** Rupiah from January to December, as profit and loss shows them. */
const months = z
  .array(rupiah)
  .length(MONTHS_OF_YEAR)
  .meta({ examples: [EXAMPLE] });

export const budgetAnswers = {
  'finance.anggaran.show': z.strictObject({
    year: integer,
    /** 0: nothing was budgeted in it yet. */
    version: count,
    updated_at: instantText.nullable(),
    updated_by: text.nullable(),
    data: z.array(z.strictObject({ akun_id: id, code: text, name: text, type: integer, months })),
    count,
  }),
  'finance.anggaran.simpan': z.strictObject({ year: integer, version: count, changed: count }),
  'finance.anggaran.usulan': z.strictObject({
    data: z.array(
      z.strictObject({
        akun_id: id,
        /** Null: that month of the year before is not over. */
        months: z
          .array(rupiah.nullable())
          .length(MONTHS_OF_YEAR)
          .meta({ examples: [EXAMPLE] }),
      }),
    ),
    count,
    /** Months of the year before, from 1, that are not over. */
    open: z.array(integer),
  }),
  'finance.anggaran.import': sheetRead.extend({ data: z.array(z.strictObject({ code: text, months })) }),
  'finance.anggaran.rejected': FILE,
  'finance.anggaran.template': FILE,
} as const;
