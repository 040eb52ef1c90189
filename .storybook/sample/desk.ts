// Sample answers of the cash desk: what the branch decided, what it holds for a patient, its methods.
import { accountAnswers } from './account.ts';
import { contactAnswers } from './contact.ts';
import { noteAnswers } from './document-note.ts';
const settings = {
  discount_max_percent: 10,
  biaya_max_amount: 1_000_000,
  void_same_day_only: true,
  require_kasirsesi: true,
  cash_rounding: 0,
  dokter_lihat_klinik: false,
  receipt_footer: null,
  version: 1,
};

const METHODS = ['Tunai', 'Transfer BCA', 'Debit BCA', 'Kredit BCA', 'QRIS', 'E-wallet', 'Deposit'];
export const sampleMethods = METHODS.map((name, at) => ({
  id: at + 1,
  version: 1,
  name,
  kind: at + 1,
  need_reference: at > 0 && at < 4,
  is_active: true,
  settlement_akun_id: at > 1 && at < 6 ? 4 : null,
}));

const receipts = [
  ['Ratna Kusuma Wardani', 'INV/BDG/2026/000101', 'Tunai + QRIS', 1_200_000, 1],
  ['I Gede Putra', 'INV/BDG/2026/000100', 'Debit BCA', 450_000, -1],
  ['Tan Siauw Ling', null, 'Transfer BCA', 2_500_000, 1],
].map(([customer_name, bill_codes, method_names, price_amount, status], at) => ({
  id: 3 - at,
  version: 1,
  code: `${bill_codes === null ? 'DP' : 'KW'}/BDG/2026/00050${3 - at}`,
  type: bill_codes === null ? 2 : 1,
  customer_id: at + 1,
  customer_name,
  customerdata: { id: at + 1, name: customer_name, code: `BDG260000${at + 1}` },
  transaction_at: `2026-03-02T0${7 - at}:30:00.000Z`,
  posting_date: '2026-03-02',
  bill_codes,
  method_names,
  price_amount,
  cashier: 'Rina Puspitasari',
  status,
  statusname: status === 1 ? 'Sah' : 'Batal',
}));

const session = {
  id: 2,
  version: 1,
  code: 'SK/BDG/2026/000412',
  opened_at: '2026-03-02T01:30:00.000Z',
  opening_amount: 500_000,
};
const counts = [
  ['Tunai', 1_700_000, 1_698_000],
  ['QRIS', 700_000, 700_000],
] as const;
const closed = {
  ...session,
  difference_amount: -2_000,
  counts: counts.map(([name, expected_amount, counted_amount], at) => ({
    id: at + 1,
    paymentmethod_id: at === 0 ? 1 : 5,
    paymentmethoddata: { name },
    expected_amount,
    counted_amount,
    difference_amount: counted_amount - expected_amount,
  })),
};

const sessionLines = [
  ['receipt', 'KW/BDG/2026/000503', 'Ratna Kusuma Wardani', 1, 'Tunai', 1_300_000],
  ['receipt', 'KW/BDG/2026/000503', 'Ratna Kusuma Wardani', 5, 'QRIS', 700_000],
  ['expense', 'BY/BDG/2026/000031', 'Toko Sinar Jaya', 1, 'Tunai', -100_000],
].map(([kind, code, name, paymentmethod_id, method, amount], at) => ({
  kind,
  id: at + 1,
  code,
  name,
  paymentmethod_id,
  method,
  amount,
  at: `2026-03-02T0${at + 2}:30:00.000Z`,
}));
const sessionDetail = {
  counts: counts.map(([method, expected_amount, counted_amount], at) => ({
    paymentmethod_id: at === 0 ? 1 : 5,
    method,
    parts:
      at === 0
        ? [
            { kind: 'opening', amount: 500_000, count: 0 },
            { kind: 'receipt', amount: 1_300_000, count: 1 },
            { kind: 'expense', amount: -100_000, count: 1 },
          ]
        : [{ kind: 'receipt', amount: 700_000, count: 1 }],
    expected_amount,
    counted_amount,
    difference_amount: counted_amount - expected_amount,
  })),
  lines: sessionLines,
};
const qrisCode = {
  text:
    '00020101021226660014COM.CONTOH.WWW011893600914012345678902150000012345678900303UMI51440014ID.CO.QRIS.WWW' +
    '0215ID10200123456780303UMI520480215303360540712500005802ID5918KLINIK GIGI CONTOH6007BANDUNG61054011562070703A0163044E82',
  name: 'KLINIK GIGI CONTOH',
  city: 'BANDUNG',
  nmid: 'ID1020012345678',
  amount: 1_250_000,
};

export const deskAnswers: Readonly<Record<string, () => unknown>> = {
  ...accountAnswers,
  ...contactAnswers,
  ...noteAnswers,
  'finance/setting': () => settings,
  'finance/kasirsesi/2/rincian': () => sessionDetail,
  'finance/paymentmethod/5/qris': () => qrisCode,
  'finance/customerbalance': () => ({
    outstanding: 1_200_000,
    overdue: 0,
    next_due: null,
    deposit: 750_000,
    bills: [],
  }),
  'finance/paymentmethod': () => ({ data: sampleMethods, count: sampleMethods.length }),
  'finance/billtransaction': () => ({ data: receipts, count: receipts.length, sum: 3_700_000 }),
  'POST finance/kasirsesi/2/close': () => closed,
};
export const sampleSession = session;
export const sampleCounted = closed;
