// Sample answers of budgets.
import type { AnswerOf } from '../../src/resources/answers.ts';

const months = (amount: number, from = 1) => Array.from({ length: 12 }, (_, i) => (i + 1 < from ? 0 : amount));
const budget = (url: URL): AnswerOf<'finance.anggaran.show'> => ({
  year: Number(url.searchParams.get('year')),
  version: 3,
  updated_at: '2026-01-12T03:31:00.000Z',
  updated_by: 'Rina Finance',
  data: [
    { akun_id: 41, code: '4-1101', name: 'Pendapatan Ortodonti', type: 4, months: months(125_000_000) },
    { akun_id: 42, code: '4-1103', name: 'Pendapatan Perawatan Umum', type: 4, months: months(64_500_000) },
    { akun_id: 43, code: '4-9101', name: 'Potongan Harga', type: 4, months: months(-3_500_000) },
    { akun_id: 51, code: '5-1101', name: 'Jasa Medis Dokter', type: 5, months: months(58_000_000) },
    { akun_id: 61, code: '6-1101', name: 'Beban Gaji', type: 6, months: months(48_250_000) },
    { akun_id: 62, code: '6-1201', name: 'Beban Sewa', type: 6, months: months(15_000_000, 4) },
    { akun_id: 63, code: '6-1204', name: 'Beban Listrik, Air dan Internet', type: 6, months: months(0) },
    { akun_id: 81, code: '8-1101', name: 'Beban Administrasi Bank', type: 8, months: months(350_000) },
  ],
  count: 8,
});

export const budgetAnswers: Readonly<Record<string, (url: URL) => unknown>> = {
  'finance/anggaran': budget,
  'finance/anggaran/usulan': (): AnswerOf<'finance.anggaran.usulan'> => ({
    data: [{ akun_id: 63, months: [...months(4_200_000).slice(0, 10), null, null] }],
    count: 1,
    open: [11, 12],
  }),
  'dashboard/finance/anggaran': (): AnswerOf<'dashboard.finance.anggaran'> => ({
    data: [
      {
        label: 'Pendapatan Bersih',
        amount: 312_500_000,
        budget: 300_000_000,
        difference: 12_500_000,
        percent: 4.17,
        verdict: 'Lebih baik',
      },
      {
        label: 'Laba Bersih',
        amount: 48_200_000,
        budget: 52_000_000,
        difference: -3_800_000,
        percent: -7.31,
        verdict: 'Lebih buruk',
      },
    ],
    count: 2,
  }),
  'finance/target-tahun': (): AnswerOf<'finance.target.tahun'> => ({
    year: 2026,
    mark: 'a1',
    months: Array.from({ length: 12 }, () => ({ received: 180_000_000, newcomers: 40, noshows: null })),
  }),
  'finance/target-tahun/realisasi': (): AnswerOf<'finance.target.realisasi'> => ({
    year: 2025,
    months: Array.from({ length: 12 }, (_, at) => ({
      received: 160_000_000 + at * 1_000_000,
      newcomers: 38,
      noshows: 9,
    })),
  }),
  'PUT finance/anggaran': (): AnswerOf<'finance.anggaran.simpan'> => ({ year: 2026, version: 4, changed: 1 }),
};
