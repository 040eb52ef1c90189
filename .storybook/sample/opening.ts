// What was owed before the books began, and what of it nobody is named for yet.
import type { AnswerOf } from '../../src/resources/answers.ts';

/** Before the books began: vendors are named, doctors in part, the rest of three accounts by nobody yet. */
const opening: AnswerOf<'finance.hutangawal.show'> = {
  start_date: '2026-01-01',
  rest: 31_750_000,
  count: 9,
  amount: 58_400_000,
  accounts: [
    { code: '2-1102', name: 'Hutang Biaya', rest: 0, count: 4, amount: 22_150_000 },
    { code: '2-1201', name: 'Hutang Jasa Dokter', rest: 12_250_000, count: 5, amount: 36_250_000 },
    { code: '2-1202', name: 'Hutang Laboratorium', rest: 7_500_000, count: 0, amount: 0 },
    { code: '2-1205', name: 'Hutang Deviden', rest: 12_000_000, count: 0, amount: 0 },
  ],
};

export const openingAnswers: Readonly<Record<string, () => unknown>> = {
  'finance/hutangawal': () => opening,
};
