// Sample answers of bank reconciliation, and of fixed assets beside it.
import { assetAnswers } from './asset.ts';
import { subscriptionAnswers } from './subscription.ts';
import type { AnswerOf } from '../../src/resources/answers.ts';

type Work = AnswerOf<'finance.bank.kerja'>;
const account: Work['account'] = {
  id: 1,
  akun: { id: 5, name: 'Bank BCA', code: '1-1111' },
  bank: 'bca',
  account_no: '0123456789',
  start_date: '2026-03-01',
  closed_until: '2026-03-03',
  imported_until: '2026-03-06',
  bank_sen: 1_248_265_000,
  bank_amount: 12_482_650,
  ledger_amount: 12_002_550,
  line_count: 4,
  line_amount: 480_100,
  entry_count: 3,
  entry_amount: 0,
  opening_difference: 0,
  difference: 480_100,
};
const line = (id: number, text: string, amount: number, more: Partial<Work['lines'][number]> = {}) => ({
  id,
  date: '2026-03-05',
  text,
  reference: null,
  sen: amount * 100,
  amount,
  balance_sen: 1_200_000_000,
  qris: null,
  ...more,
});
const work = (): Work => ({
  account,
  lines: [
    line(11, 'TRSF E-BANKING CR KW/BDG/2026/000123 ANI SETIAWATI', 1_500_000),
    line(12, 'KR OTOMATIS MID KLINIK GIGI QR : 500000.00 DDR : 3500.00', 496_500, {
      qris: { gross: 500_000, fee: 3_500 },
    }),
    line(13, 'TRSF E-BANKING DB TOKO SINAR', -1_499_400, { reference: '0501AB77' }),
    line(14, 'BIAYA ADM', -17_000),
  ],
  entries: [
    {
      id: 21,
      date: '2026-03-05',
      code: 'JR/BDG/2026/000321',
      text: 'Pembayaran KW/BDG/2026/000123',
      amount: 1_500_000,
      journal_id: 321,
    },
    {
      id: 22,
      date: '2026-03-04',
      code: 'JR/BDG/2026/000318',
      text: 'Biaya Toko Sinar',
      amount: -1_000_000,
      journal_id: 318,
    },
    {
      id: 23,
      date: '2026-03-04',
      code: 'JR/BDG/2026/000319',
      text: 'Biaya Toko Sinar',
      amount: -500_000,
      journal_id: 319,
    },
  ],
  suggestions: [
    { line_ids: [11], entry_ids: [21], sure: true, why: 'reference' },
    { line_ids: [14], entry_ids: [], sure: false, why: 'booked', component: 'fee', akun: null },
  ],
  more: false,
});
const history = (): AnswerOf<'finance.bank.riwayat'> => ({
  data: [
    {
      id: 31,
      kind: 1,
      created_at: '2026-03-06T02:30:00.000Z',
      created_by: 'Rina Finance',
      lines: [{ id: 9, date: '2026-03-04', text: 'SETORAN TUNAI', amount: 2_000_000 }],
      entries: [{ id: 19, date: '2026-03-04', code: 'JR/BDG/2026/000300', text: 'Setoran kas', amount: 2_000_000 }],
      closed: false,
    },
    {
      id: 30,
      kind: 2,
      created_at: '2026-03-04T02:30:00.000Z',
      created_by: 'Rina Finance',
      lines: [{ id: 8, date: '2026-03-03', text: 'BUNGA', amount: 12_000 }],
      entries: [{ id: 18, date: '2026-03-03', code: 'JR/BDG/2026/000290', text: 'Mutasi bank: BUNGA', amount: 12_000 }],
      closed: true,
    },
  ],
  count: 2,
  imports: [
    {
      id: 2,
      filename: 'mutasi-bca-maret.csv',
      start_date: '2026-03-01',
      end_date: '2026-03-06',
      added: 14,
      known: 3,
      created_at: '2026-03-06T03:00:00.000Z',
      created_by: 'Rina Wati',
      taken_at: null,
      taken_by: null,
      loose: true,
    },
    {
      id: 1,
      filename: 'mutasi-bca-salah.csv',
      start_date: '2026-03-01',
      end_date: '2026-03-04',
      added: 9,
      known: 0,
      created_at: '2026-03-05T03:00:00.000Z',
      created_by: 'Rina Wati',
      taken_at: '2026-03-05T03:10:00.000Z',
      taken_by: 'Rina Wati',
      loose: false,
    },
  ],
  reconciliations: [
    {
      id: 3,
      end_date: '2026-03-03',
      bank_sen: 1_000_000_000,
      bank_amount: 10_000_000,
      ledger_amount: 10_250_000,
      outstanding_amount: 250_000,
      outstanding_count: 1,
      status: 1,
      created_at: '2026-03-04T02:30:00.000Z',
      created_by: 'Rina Finance',
      reopened_at: null,
      reopened_by: null,
      reopen_reason: null,
      ledger_now: 10_250_000,
    },
  ],
});

export const bankAnswers: Readonly<Record<string, (url: URL) => unknown>> = {
  ...assetAnswers,
  ...subscriptionAnswers,
  'finance/bank/rekening': (): AnswerOf<'finance.bank.rekening'> => ({
    data: [
      account,
      {
        ...account,
        id: 2,
        akun: { id: 6, name: 'Bank Mandiri', code: '1-1112' },
        bank: 'mandiri',
        closed_until: null,
        difference: 0,
        line_count: 0,
      },
    ],
    count: 2,
    free: [{ id: 7, name: 'Bank BRI', code: '1-1113' }],
    may_reopen: true,
  }),
  'finance/bank/rekening/1/kerja': work,
  'finance/bank/rekening/1/riwayat': history,
  'finance/bank/rekening/1/awal': (): AnswerOf<'finance.bank.awal'> => ({
    start_date: '2026-03-01',
    opening_difference: 1_250_000,
    fixed: false,
    entries: [
      {
        id: 71,
        date: '2026-02-27',
        code: 'JU/BDG/2026/000071',
        text: 'Cek 000412 PT Dental Jaya',
        amount: -1_250_000,
        journal_id: 71,
        marked: false,
        matched: false,
      },
      {
        id: 70,
        date: '2026-02-26',
        code: 'JU/BDG/2026/000070',
        text: 'Setoran tunai',
        amount: 4_000_000,
        journal_id: 70,
        marked: false,
        matched: false,
      },
    ],
  }),
  'POST finance/bank/rekening/1/cocokkan': () => ({ match_ids: [40] }),
};
