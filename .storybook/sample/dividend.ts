// Sample answers about dividends: WE11 of finance.md 6.10.
import type { AnswerOf, ListedOf } from '../../src/resources/answers.ts';
import { deviden } from '../../src/resources/finance/deviden.ts';
import { devidendetail } from '../../src/resources/finance/devidendetail.ts';
import { sampleRecord, sampleShown } from './record.ts';

type Preview = AnswerOf<'finance.deviden.pratinjau'>;
const simulated: AnswerOf<'finance.deviden.simulasi'> = {
  rule: { id: 1, valid_from: '2025-01-01', valid_to: null, interval: 3, percent: 100, reserve_percent: 20 },
  laba_amount: 85_000_000,
  reserve_amount: 17_000_000,
  pool_amount: 68_000_000,
  rest_amount: 0,
  holders: [
    { investor_id: 1, name: 'Budi Santoso', lembar: 50, percent: 50, amount: 34_000_000 },
    { investor_id: 2, name: 'Sari Wijayanti', lembar: 30, percent: 30, amount: 20_400_000 },
    { investor_id: 3, name: 'Andi Pratama', lembar: 20, percent: 20, amount: 13_600_000 },
  ],
};
const preview: Preview = {
  ...simulated,
  period_start: '2026-02-01',
  period_end: '2026-02-28',
  available_amount: 142_350_000,
  redraws: true,
};

const amounts = {
  laba_amount: simulated.laba_amount,
  reserve_amount: simulated.reserve_amount,
  pool_amount: simulated.pool_amount,
  period_start: preview.period_start,
  period_end: preview.period_end,
  metode: 2,
  rule: simulated.rule,
  code: 'DV/BDG/2026/000002',
  requests: [],
};
const paid = [34_000_000, 20_400_000, 0] as const;
const details = simulated.holders.map(({ investor_id, name, lembar, percent, amount }, at) => ({
  id: investor_id,
  investor_id,
  investordata: { id: investor_id, name },
  lembar,
  percent,
  amount,
  pph_amount: at === 0 ? 3_400_000 : 0,
  paid_amount: paid[at] ?? 0,
  outstanding: amount - (paid[at] ?? 0),
  hutang_id: investor_id,
}));
const shown = () => ({
  ...sampleShown(deviden, 3),
  ...amounts,
  status: deviden.state.partial,
  statusname: deviden.states[deviden.state.partial].label,
  transaction_at: '2026-03-04',
  details,
});
const shares = (): readonly ListedOf<'finance.devidendetail'>[] =>
  details.map((detail) => ({
    ...(sampleRecord(devidendetail, detail.id) as unknown as ListedOf<'finance.devidendetail'>),
    ...detail,
    branch: 'Cabang Bandung',
    period_start: preview.period_start,
    period_end: preview.period_end,
    devidendata: { id: 3, name: amounts.code, code: amounts.code },
  }));

export const dividendAnswers: Readonly<Record<string, () => unknown>> = {
  'finance/deviden': () => ({ data: [shown()].map(({ details: _details, ...row }) => row), count: 1 }),
  'finance/deviden/3': shown,
  'finance/deviden/pratinjau': () => preview,
  'finance/deviden/simulasi': () => simulated,
  'POST finance/deviden/hitung': shown,
  'finance/devidendetail': () => ({ data: shares(), count: 3 }),
};
