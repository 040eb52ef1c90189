// Sample answers of the chart of accounts, the rules of posting and the settlement sheet.

interface Group {
  readonly id: number;
  readonly isheader: boolean;
  readonly parent_id: number | null;
  readonly balance?: number;
  readonly normal?: 'D' | 'K';
  readonly is_active?: boolean;
}
const account = (code: string, name: string, categoryname: string, { balance = 0, normal = 'D', ...more }: Group) => ({
  code,
  name,
  categoryname,
  normal,
  balance,
  type: Number(code[0]),
  subledger: null,
  allow_manual: !more.isheader,
  cashflow: 1,
  is_system: true,
  version: 1,
  is_active: true,
  ...more,
});

const chart = [
  account('1-0000', 'ASET', 'ASET', { id: 1, isheader: true, parent_id: null }),
  account('1-1100', 'Kas & Bank', 'Kas & Bank', { id: 2, isheader: true, parent_id: 1 }),
  account('1-1101', 'Kas Kasir', 'Kas & Bank', { id: 3, isheader: false, parent_id: 2, balance: 5_500_000 }),
  account('1-1111', 'Bank BCA', 'Kas & Bank', { id: 4, isheader: false, parent_id: 2, balance: 325_000_000 }),
  account('1-1113', 'Bank BRI', 'Kas & Bank', { id: 5, isheader: false, parent_id: 2, is_active: false }),
  account('3-1001', 'Modal Disetor', 'Ekuitas', {
    id: 6,
    isheader: false,
    parent_id: null,
    normal: 'K',
    balance: 330_500_000,
  }),
];

const fee = { id: 7, code: '6-1702', name: 'MDR EDC & QRIS' };
const rules = [
  {
    id: 1,
    event: 'settlement.posted',
    component: 'fee',
    description: 'Potongan MDR',
    profile_id: 1,
    debit_source: 'akun',
    credit_source: 'paymentmethod',
    debit: fee,
    credit: null,
    changed: true,
  },
  {
    id: 2,
    event: 'settlement.posted',
    component: 'net',
    description: 'Pencairan ke bank',
    profile_id: null,
    debit_source: 'settlement',
    credit_source: 'paymentmethod',
    debit: null,
    credit: null,
    changed: false,
  },
];
const previewed = [
  { akun: { code: null, name: 'Akun pencairan', source: 'settlement' }, description: '', debit: 100_000, credit: 0 },
  { akun: fee, description: '', debit: 100_000, credit: 0 },
  {
    akun: { code: null, name: 'Akun metode pembayaran', source: 'paymentmethod' },
    description: '',
    debit: 0,
    credit: 200_000,
  },
];

const tender = (id: number, code: string, customer_name: string, amount: number, fee_amount: number) => ({
  id,
  code,
  customer_name,
  posting_date: '2026-03-02',
  expected_at: '2026-03-03',
  amount,
  fee_amount,
});
const unsettled = [
  tender(1, 'KW/BDG/2026/000505', 'I Gede Putra', 500_000, 3_500),
  tender(2, 'KW/BDG/2026/000506', 'Ratna Kusuma Wardani', 200_000, 1_400),
];

export const expenseAnswers = {
  'finance/akun': () => ({ data: chart, count: chart.length }),
  'finance/jurnalautoposting': () => ({ data: rules, count: rules.length }),
  'POST finance/jurnalautoposting/preview': () => ({ event: 'settlement.posted', lines: previewed }),
  'finance/settlement/unsettled': () => ({
    data: unsettled,
    count: unsettled.length,
    gross_amount: 700_000,
    fee_amount: 4_900,
  }),
} as const;
