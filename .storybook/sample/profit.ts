// Sample answers of the profit of a month.
import { budgetAnswers } from './budget.ts';
import { overviewAnswers } from './overview.ts';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { profitsharing } from '../../src/resources/finance/profitsharing.ts';
import { sampleShown } from './record.ts';

type Month = AnswerOf<'finance.profitsharing.bulan'>;
const waterfall: Month['waterfall'] = {
  steps: {
    income: 152_400_000,
    discount: -5_350_000,
    doctor: -52_730_000,
    lab: -6_200_000,
    consumables: -4_180_000,
    partner: -1_250_000,
    investor: 0,
    goods: -2_300_000,
    operating: -39_470_000,
    other: 320_000,
    tax: -727_250,
  },
  profit: 40_512_750,
  partners: [
    { mitra_id: 1, name: 'RS Mitra Sehat', sharingprofit_id: 4, percent: 10, amount: 4_051_275 },
    { mitra_id: 2, name: 'Klinik Rekan Senyum', sharingprofit_id: 5, percent: 2.5, amount: 1_012_819 },
  ],
  rumahsakit_amount: 5_064_094,
  reserve_percent: 20,
  reserve_amount: 7_089_731,
  investor_percent: 50,
  investor_pool: 14_179_463,
  rest: 14_179_462,
};
const steps = { ...waterfall.steps, income: 121_000_000, operating: -61_000_000 };
/** A month of loss. */
const poor: Month['waterfall'] = {
  ...waterfall,
  steps,
  profit: -12_417_250,
  partners: waterfall.partners.map((partner) => ({ ...partner, amount: 0 })),
  rumahsakit_amount: 0,
  reserve_amount: 0,
  investor_pool: 0,
  rest: -12_417_250,
};
const shown = (): Month => ({
  month: '2026-02',
  waterfall,
  changed: false,
  record: {
    ...sampleShown(profitsharing, 3),
    status: 0,
    statusname: 'Draft',
    month: '2026-02-01',
    code: 'PS/BDG/2026/000002',
  },
  previous: { month: '2026-01', waterfall: poor, changed: false },
});

export const profitAnswers: Readonly<Record<string, () => unknown>> = {
  ...budgetAnswers,
  ...overviewAnswers,
  'finance/profitsharing/bulan': shown,
  'POST finance/profitsharing/hitung': () => shown().record,
};
