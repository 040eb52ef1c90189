// Sample answer of the first page of finance.
import { addMonths } from '../../src/resources/kernel/date.ts';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { todayAddress, type TodayLineName } from '../../src/resources/platform/today.ts';

const months = Array.from({ length: 12 }, (_, at) => addMonths('2025-04-01', at));
const endsAt = (amount: number) => months.map((_, at) => Math.round((amount * (40 + ((at * 37) % 60))) / 100));
const account = (id: number, code: string, label: string, amount: number) => ({
  id,
  code,
  label,
  amount,
  ends: [...endsAt(amount).slice(0, -1), amount],
});
const line = (name: TodayLineName, count: number) => ({
  name,
  count,
  to: todayAddress(name, { today: '2026-03-06', branch: 1, reader: 1 }),
});

const overview: AnswerOf<'finance.ringkasan'> = {
  date: '2026-03-06',
  months,
  accounts: [
    account(4, '1-1101', 'Kas Kasir', 4_100_000),
    account(5, '1-1111', 'Bank BCA', 84_250_000),
    account(6, '1-1123', 'Kliring QRIS', -350_000),
  ],
  owed: [
    { age: 'due', label: 'Belum jatuh tempo', count: 12, amount: 34_500_000 },
    { age: '1-30', label: 'Lewat 1–30 hari', count: 4, amount: 6_250_000 },
    { age: '31-60', label: 'Lewat 31–60 hari', count: 1, amount: 1_500_000 },
    { age: '61-90', label: 'Lewat 61–90 hari', count: 0, amount: 0 },
    { age: '>90', label: 'Lewat > 90 hari', count: 2, amount: 2_750_000 },
  ],
  due: [
    { until: '2026-03-05', amount: 3_200_000, added: 3_200_000 },
    { until: '2026-03-12', amount: 15_700_000, added: 12_500_000 },
    { until: '2026-03-19', amount: 15_700_000, added: 0 },
    { until: '2026-03-26', amount: 21_450_000, added: 5_750_000 },
    { until: '2026-04-02', amount: 48_900_000, added: 27_450_000 },
  ],
  payable: 56_150_000,
  tax: 7_250_000,
  result: {
    ranges: [
      { start: '2026-03-01', end: '2026-03-06' },
      { start: '2026-02-01', end: '2026-02-06' },
      { start: '2025-03-01', end: '2025-03-06' },
    ],
    rows: [
      { name: 'Pendapatan Bersih', values: [31_200_000, 28_400_000, 24_150_000], budget: 30_000_000 },
      { name: 'Laba Kotor', values: [19_800_000, 17_950_000, 15_300_000], budget: 19_000_000 },
      { name: 'Laba Usaha', values: [9_400_000, -1_250_000, 6_800_000], budget: 8_500_000 },
      { name: 'Laba Bersih', values: [9_100_000, -1_400_000, 0], budget: 8_000_000 },
    ],
  },
  lines: [
    line('sessions', 1),
    line('settlements', 14),
    line('expensesLate', 2),
    line('expensesDue', 0),
    line('drafts', 3),
  ],
};

export const overviewAnswers = { 'finance/ringkasan': () => overview } as const;
