// Sample answers of fixed assets.
import type { AnswerOf } from '../../src/resources/answers.ts';
import { aset } from '../../src/resources/finance/aset.ts';
import { sampleShown } from './record.ts';

const autoclave = () => ({
  ...sampleShown(aset, 2),
  code: 'AT/BDG/2026/000002',
  name: 'Autoklaf 23L',
  status: 1 as const,
  statusname: 'Aktif',
  acquired_on: '2026-03-05',
  cost_amount: 120_000_000,
  residual_amount: 0,
  opening_amount: 0,
  life_months: 60,
  depreciates_from: '2026-03-01',
  accumulated_amount: 4_000_000,
  book_amount: 116_000_000,
  fiscal_group: 'kelompok3' as const,
  disposal_kind: null,
  disposed_on: null,
  proceeds_amount: null,
  proceeds_akun_id: null,
  gain_amount: null,
  disposal_note: null,
  disposal_journal_id: null,
  void_reason: null,
});
const booked = (n: number): AnswerOf<'finance.aset.riwayat'>['data'][number] => ({
  run_id: n,
  code: `PYS/BDG/2026/00000${n}`,
  month: `2026-0${n + 2}`,
  amount: 2_000_000,
  journal: { id: 40 + n, name: 'Penyusutan', code: `JR/BDG/2026/00040${n}` },
});

export const assetAnswers: Readonly<Record<string, (url: URL) => unknown>> = {
  'finance/aset/2': autoclave,
  'finance/aset/2/riwayat': (): AnswerOf<'finance.aset.riwayat'> => ({ data: [booked(1), booked(2)], count: 2 }),
  'finance/aset/buku': (): AnswerOf<'finance.aset.buku'> => ({
    data: [
      {
        akun: { id: 21, name: 'Alat Medis & Sterilisasi', code: '1-2103' },
        registered: 120_000_000,
        ledger: 160_000_000,
        difference: 40_000_000,
      },
    ],
    count: 1,
  }),
  'finance/prabayar': (): AnswerOf<'finance.prabayar'> => ({
    data: [
      {
        id: 3,
        name: 'Amortisasi BI/BDG/2026/000004 INV-112',
        invoice_id: 4,
        invoice_code: 'BI/BDG/2026/000004',
        akun: { id: 31, name: 'Sewa Dibayar di Muka', code: '1-1401' },
        start_at: '2026-01-31',
        end_at: '2026-12-31',
        months: 12,
        total_amount: 120_000_000,
        charged_amount: 30_000_000,
        charged_months: 3,
        rest_amount: 90_000_000,
        next_at: '2026-04-30',
        is_active: true,
        problem: null,
      },
      {
        id: 2,
        name: 'Asuransi alat',
        invoice_id: null,
        invoice_code: null,
        akun: { id: 32, name: 'Asuransi Dibayar di Muka', code: '1-1402' },
        start_at: '2025-01-31',
        end_at: '2025-12-31',
        months: 12,
        total_amount: 12_000_000,
        charged_amount: 12_000_000,
        charged_months: 12,
        rest_amount: 0,
        next_at: null,
        is_active: true,
        problem: null,
      },
    ],
    count: 2,
    accounts: [
      {
        akun: { id: 31, name: 'Sewa Dibayar di Muka', code: '1-1401' },
        rest_amount: 90_000_000,
        ledger_amount: 95_000_000,
        difference: 5_000_000,
      },
    ],
  }),
  'finance/penyusutan/rencana': (url): AnswerOf<'finance.penyusutan.rencana'> => ({
    month: url.searchParams.get('month') ?? '2026-03',
    transaction_at: '2026-05-31',
    total_amount: 6_666_667,
    data: [
      { id: 1, code: 'AT/BDG/2026/000001', name: 'Dental unit', amount: 2_666_667, late_months: 0 },
      { id: 2, code: 'AT/BDG/2026/000002', name: 'Autoklaf 23L', amount: 4_000_000, late_months: 2 },
    ],
    count: 2,
    done: false,
    later: null,
  }),
};
