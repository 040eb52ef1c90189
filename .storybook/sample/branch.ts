// Sample answers of the comparison of the branches.
import type { AnswerOf } from '../../src/resources/answers.ts';

type Row = AnswerOf<'dashboard.cabang'>['data'][number];
const branch = (profile_id: number, code: string, label: string): Row => ({
  profile_id,
  code,
  label,
  visits: 410 - profile_id * 40,
  finished: 380 - profile_id * 40,
  newcomers: 42 - profile_id,
  noshows: 4 + profile_id,
  received_target: profile_id === 3 ? null : 280_000_000,
  received_percent: profile_id === 3 ? null : 96.43,
  newcomers_target: profile_id === 3 ? null : 40,
  newcomers_percent: profile_id === 3 ? null : 102.5,
  noshows_target: profile_id === 3 ? null : 8,
  noshows_percent: profile_id === 3 ? null : 62.5,
  billed: 312_500_000 - profile_id * 20_000_000,
  received: 290_000_000 - profile_id * 20_000_000,
  income: 300_000_000 - profile_id * 20_000_000,
  due: 22_500_000,
  overdue: 4_250_000,
  cash: 235_450_000 - profile_id * 15_000_000,
  payables: 41_300_000 + profile_id * 2_000_000,
  dividends: profile_id === 1 ? 68_000_000 : 0,
  packages: 21 - profile_id * 3,
  package_sales: 126_000_000 - profile_id * 18_000_000,
  claims: 54 - profile_id * 6,
  stock: 26_260_500 - profile_id * 1_250_000,
  low: profile_id + 1,
  hadir: 186.5 - profile_id * 4,
  telat: 7 + profile_id,
  alpha: profile_id - 1,
  netto: 88_400_000 - profile_id * 3_000_000,
});

export const branchAnswers: Readonly<Record<string, () => unknown>> = {
  'dashboard/cabang': (): AnswerOf<'dashboard.cabang'> => ({
    data: [
      branch(1, 'BDG', 'Cabang Bandung'),
      branch(2, 'JKT', 'Cabang Jakarta Selatan'),
      branch(3, 'MKS', 'Cabang Makassar'),
    ],
    count: 3,
  }),
};
