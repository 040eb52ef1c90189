// A bill on credit with all that hangs on it, a draft, and the ages of what is owed.
import { ages } from '../../src/resources/finance/aging.ts';
import type { BillDetail, BillLine, BillRecord } from '../../src/resources/finance/bill-detail.ts';
import { bill } from '../../src/resources/finance/bill.ts';
import { billLine } from '../../src/resources/finance/bill-line.ts';
import { sampleShown } from './record.ts';
import { sampleRow } from './value.ts';

const PATIENT = { id: 7, name: 'I Gede Putra', code: 'BDG2600007' };

export const sampleLine = (id: number, name: string, price: number, qty = 1): BillLine => ({
  ...(sampleRow(billLine.fields, id) as BillLine),
  id,
  line_no: id,
  name,
  qty,
  price,
  discount_amount: 0,
  bill_discount_amount: 0,
  net_amount: qty * price,
  paid_amount: 0,
});

const onCredit: BillRecord = {
  ...sampleShown(bill, 11),
  id: 11,
  version: 3,
  code: 'INV/BDG/2026/000101',
  status: 2,
  type: 2,
  source_type: 'visit',
  source_id: 2,
  customer_id: PATIENT.id,
  customer_name: PATIENT.name,
  customerdata: PATIENT,
  doctordata: { id: 2, name: 'drg. Bayu Hartono', code: null },
  transaction_at: '2026-01-15',
  posting_date: '2026-01-15',
  due_date: '2026-02-28',
  subtotal_amount: 8_000_000,
  discount_amount: 0,
  discount_percent: null,
  discount_reason: null,
  tax_amount: 0,
  rounding_amount: 0,
  original_total_amount: 8_000_000,
  total_amount: 7_500_000,
  installment_current_amount: 2_500_000,
  outstanding: 5_000_000,
  writtenoff_amount: 0,
  payment_type: 2,
  due_mode: 1,
  void_reason: null,
  lines: [sampleLine(1, 'Paket Ortho Metal', 7_450_000), sampleLine(2, 'Administrasi', 50_000)],
};
const draft: BillRecord = {
  ...onCredit,
  id: 12,
  version: 1,
  code: null,
  status: 0,
  type: 1,
  posting_date: null,
  due_date: null,
  subtotal_amount: 900_000,
  discount_amount: 50_000,
  discount_reason: 'Pasien lama',
  original_total_amount: null,
  total_amount: 850_000,
  installment_current_amount: 0,
  outstanding: 850_000,
  payment_type: 1,
  due_mode: null,
  lines: [sampleLine(1, 'Scaling', 350_000), sampleLine(2, 'Tambal komposit', 550_000)],
};

const row = (no: number, due_date: string | null, amount: number, paid_amount: number) => {
  const status = paid_amount === amount ? 2 : paid_amount > 0 ? 1 : 0;
  return {
    id: no + 1,
    no,
    due_date,
    amount,
    paid_amount,
    status,
    statusname: ['Belum dibayar', 'Sebagian', 'Lunas'][status] ?? '',
  };
};
const detail: BillDetail = {
  angsurans: [
    row(0, '2026-01-15', 1_500_000, 1_500_000),
    row(1, '2026-01-31', 857_143, 857_143),
    row(2, '2026-02-28', 857_143, 142_857),
    row(3, '2026-03-31', 857_143, 0),
    row(4, '2026-04-30', 3_428_571, 0),
  ],
  payments: [
    {
      id: 1,
      code: 'KW/BDG/2026/000505',
      type: 1,
      posting_date: '2026-01-15',
      amount: 1_500_000,
      methods: 'Tunai, QRIS',
      status: 1,
      statusname: 'Sah',
    },
    {
      id: 2,
      code: 'KW/BDG/2026/000512',
      type: 1,
      posting_date: '2026-02-02',
      amount: 1_000_000,
      methods: 'Transfer BCA',
      status: 1,
      statusname: 'Sah',
    },
    {
      id: 3,
      code: 'KW/BDG/2026/000513',
      type: 1,
      posting_date: '2026-02-02',
      amount: 100_000,
      methods: 'Tunai',
      status: -1,
      statusname: 'Batal',
    },
  ],
  refunds: [
    {
      id: 1,
      code: 'NK/BDG/2026/000003',
      transaction_at: '2026-02-03',
      amount: 500_000,
      payout_amount: 0,
      reason: 'Selisih harga',
      status: 1,
      statusname: 'Dibukukan',
    },
  ],
  journals: [
    {
      id: 1,
      code: 'JR/BDG/2026/000001',
      transaction_at: '2026-01-15',
      memo: `Tagihan INV/BDG/2026/000101 ${PATIENT.name}`,
      total_amount: 8_000_000,
      status: 1,
    },
  ],
};
const empty: BillDetail = { angsurans: [], payments: [], refunds: [], journals: [] };

const AMOUNTS = [36_400_000, 4_250_000, 4_000_000, 0, 1_250_000] as const;
const SUM = AMOUNTS.reduce<number>((sum, amount) => sum + amount, 0);
const aged = (account: { readonly code: string; readonly name: string }, difference: number) => ({
  data: ages.map(({ value, label }, i) => ({ age: value, label, count: 3 * (5 - i), amount: AMOUNTS[i] ?? 0 })),
  count: ages.length,
  sum: SUM,
  account: { ...account, akun_id: 5, amount: SUM - difference },
  difference,
});

export const creditAnswers: Readonly<Record<string, () => unknown>> = {
  'finance/bill/11': () => onCredit,
  'finance/bill/11/rincian': () => detail,
  'finance/bill/12': () => draft,
  'finance/bill/12/rincian': () => empty,
  'finance/bill/umur': () => aged({ code: '1-1201', name: 'Piutang Pasien' }, 0),
  // A list that is not what the ledger says.
  'finance/biayainvoice/umur': () => aged({ code: '2-1102', name: 'Hutang Biaya' }, 250_000),
};
