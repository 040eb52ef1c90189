// Sample answers of the reports: a journal and a trial balance.

const PATIENT = 'I Gede Putra';

const side = (line_no: number, code: string, name: string, debit: number, credit: number) => ({
  line_no,
  akun: { code, name },
  description: PATIENT,
  debit,
  credit,
});
const journals = {
  data: [
    {
      id: 2,
      code: 'JR/BDG/2026/000002',
      transaction_at: '2026-03-02',
      memo: `Pembayaran KW/BDG/2026/000505 ${PATIENT}`,
      source_type: 'billtransaction',
      source_id: 1,
      status: 1,
      total_amount: 1_200_000,
      details: [
        side(1, '1-1101', 'Kas Kasir', 500_000, 0),
        side(2, '1-1123', 'Kliring QRIS', 700_000, 0),
        side(3, '1-1201', 'Piutang Pasien', 0, 1_200_000),
      ],
    },
    {
      id: 1,
      code: 'JR/BDG/2026/000001',
      transaction_at: '2026-03-02',
      memo: `Tagihan INV/BDG/2026/000101 ${PATIENT}`,
      source_type: 'bill',
      source_id: 1,
      status: -1,
      total_amount: 1_200_000,
      details: [side(1, '1-1201', 'Piutang Pasien', 1_200_000, 0), side(2, '4-1102', 'Konservasi Gigi', 0, 1_200_000)],
    },
  ],
  count: 2,
  totals: { debit: 2_400_000, credit: 2_400_000 },
};

const amountColumns = ['Saldo Awal', 'Mutasi', 'Saldo Akhir'].flatMap((group) =>
  ['Debit', 'Kredit'].map((label) => ({ key: `${group} ${label}`, label, group })),
);
const account = (akun_id: number, level: number, code: string, name: string, values: readonly number[] = []) => ({
  akun_id,
  code,
  name,
  level,
  isheader: values.length === 0,
  values,
});
const trialBalance = {
  columns: amountColumns,
  rows: [
    account(1, 0, '1-0000', 'ASET'),
    account(2, 1, '1-1101', 'Kas Kasir', [5_000_000, 0, 500_000, 0, 5_500_000, 0]),
    account(3, 1, '1-1123', 'Kliring QRIS', [0, 0, 700_000, 0, 700_000, 0]),
    account(4, 0, '3-0000', 'EKUITAS'),
    account(5, 1, '3-1001', 'Modal Disetor', [0, 5_000_000, 0, 0, 0, 5_000_000]),
    account(6, 0, '4-0000', 'PENDAPATAN'),
    account(7, 1, '4-1102', 'Konservasi Gigi', [0, 0, 0, 1_200_000, 0, 1_200_000]),
  ],
  totals: [5_000_000, 5_000_000, 1_200_000, 1_200_000, 6_200_000, 6_200_000],
  meta: { balanced: true, warnings: [] },
};

export const reportAnswers = {
  'finance-v2/laporan/jurnal': () => journals,
  'finance-v2/laporan/neraca-saldo': () => trialBalance,
} as const;
