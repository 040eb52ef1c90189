// What calls about the balances before the first day answer.
import { z } from 'zod';
import { count, dayText, FILE, rupiah, sheetRead, text } from '../../kernel/answer.ts';

/** What was owed when the books began, and what of its account is not told yet. */
export const openingDetail = z.strictObject({ start_date: dayText.nullable(), rest: rupiah, count, amount: rupiah });

/** By control account, in the order of the sheet's types. */
const openingPayables = openingDetail.extend({
  accounts: z.array(z.strictObject({ code: text, name: text, rest: rupiah, count, amount: rupiah })),
});

export const openingAnswers = {
  'finance.depositawal.import': sheetRead,
  'finance.depositawal.rejected': FILE,
  'finance.depositawal.template': FILE,
  'finance.depositawal.show': openingDetail,
  'finance.hutangawal.import': sheetRead,
  'finance.hutangawal.rejected': FILE,
  'finance.hutangawal.template': FILE,
  'finance.hutangawal.show': openingPayables,
} as const;
