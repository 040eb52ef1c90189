// Sample answers of the reports: a journal and a trial balance.
import { verification } from './verification.ts';

const PATIENT = 'I Gede Putra';

const side = (line_no: number, code: string, name: string, debit: number, credit: number) => ({
  line_no,
  akun: { code, name },
  description: PATIENT,
  debit,
  credit,
});
const posted = (eventname: string) => ({
  kind: 1,
  eventname,
  posted_by: 'Rina Puspitasari',
  posted_at: '2026-03-02T03:31:00Z',
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
      source_code: 'KW/BDG/2026/000505',
      ...posted('Penerimaan pembayaran'),
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
      source_code: 'INV/BDG/2026/000101',
      ...posted('Penerbitan tagihan'),
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

const column = (key: string, label: string) => ({ key, label, kind: 'amount' });
const total = (name: string, values: readonly number[]) => ({
  ...account(0, 0, '', name, values),
  akun_id: null,
  istotal: true,
});
const income = {
  columns: [column('range_1', '01 Mar 2026 - 31 Mar 2026')],
  rows: [
    { ...account(1, 0, '4-0000', 'PENDAPATAN', [145_000_000]), isheader: true },
    account(2, 1, '4-1103', 'Periodonti & Scaling', [150_000_000]),
    account(3, 1, '4-1901', 'Diskon', [5_000_000]),
    total('Pendapatan Bersih', [145_000_000]),
    account(4, 1, '5-1001', 'Jasa Dokter', [52_000_000]),
    total('Laba Kotor', [93_000_000]),
    account(5, 1, '6-1101', 'Gaji Pokok', [43_000_000]),
    total('Laba Usaha', [50_000_000]),
    total('Laba Sebelum Pajak', [50_000_000]),
    total('Laba Bersih', [50_000_000]),
  ],
  totals: [50_000_000],
  meta: { balanced: true, warnings: [], revenue: [145_000_000] },
};
const balance = {
  columns: [
    column('branch_1', 'Cabang Bandung'),
    column('branch_2', 'Cabang Makassar'),
    column('consolidated', 'Konsolidasi'),
  ],
  rows: [
    { ...account(1, 0, '1-0000', 'ASET', [90_000_000, 20_000_000, 110_000_000]), isheader: true },
    account(2, 1, '1-1111', 'Bank BCA', [95_000_000, 20_000_000, 115_000_000]),
    account(3, 1, '1-2201', 'Akum. Bangunan & Renovasi', [-5_000_000, 0, -5_000_000]),
    total('Total Aset', [90_000_000, 20_000_000, 110_000_000]),
    account(4, 1, '3-1001', 'Modal Disetor', [90_000_000, 20_000_000, 110_000_000]),
    total('Total Kewajiban dan Ekuitas', [90_000_000, 20_000_000, 110_000_000]),
  ],
  totals: [90_000_000, 20_000_000, 110_000_000],
  meta: { balanced: true, warnings: ['Selisih rekening antar cabang Rp 3.000.000'] },
};
const worksheetGroups = ['Neraca Saldo', 'Penyesuaian', 'Neraca Saldo Disesuaikan', 'Laba Rugi', 'Neraca'];
const pairOf = (group: string) => ['Debit', 'Kredit'].map((label) => ({ key: `${group} ${label}`, label, group }));
const worksheet = {
  columns: worksheetGroups.flatMap(pairOf),
  rows: [
    account(1, 0, '1-1101', 'Kas Kasir', [60, 0, 0, 0, 60, 0, 0, 0, 60, 0]),
    account(2, 0, '1-1402', 'Asuransi Dibayar di Muka', [10, 0, 0, 4, 6, 0, 0, 0, 6, 0]),
    account(3, 0, '4-1101', 'Konsultasi & Pemeriksaan', [0, 40, 0, 0, 0, 40, 0, 40, 0, 0]),
    total('Jumlah', [90, 90, 5, 5, 90, 90, 13, 40, 77, 50]),
    total('Laba (Rugi) Bersih', [0, 0, 0, 0, 0, 0, 27, 0, 0, 27]),
  ],
  totals: [90, 90, 5, 5, 90, 90, 40, 40, 77, 77],
  meta: { balanced: true, warnings: [] },
};
const ledger = {
  data: [
    {
      id: 1,
      transaction_at: '2026-03-02',
      code: 'JR/BDG/2026/000002',
      memo: `Pembayaran KW/BDG/2026/000505 ${PATIENT}`,
      description: PATIENT,
      contra: '1-1201',
      debit: 500_000,
      credit: 0,
      balance: 5_500_000,
    },
  ],
  count: 1,
  akun: { id: 4, code: '1-1101', name: 'Kas Kasir' },
  opening: 5_000_000,
  ending: 5_500_000,
  totals: { debit: 500_000, credit: 0 },
};

const cashFlow = {
  columns: [{ key: 'range_1', label: '01 Mar 2026 - 31 Mar 2026' }],
  rows: [
    { ...account(0, 0, '', 'Arus Kas dari Aktivitas Operasi'), akun_id: null, isheader: true },
    account(4, 1, '1-1201', 'Piutang Pasien', [12_500_000]),
    account(5, 1, '6-1201', 'Sewa', [-4_000_000]),
    total('Kas Bersih dari Aktivitas Operasi', [8_500_000]),
    total('Kenaikan (Penurunan) Kas', [8_500_000]),
    total('Kas dan Bank Akhir', [23_500_000]),
  ],
  totals: [8_500_000],
  meta: { balanced: true, warnings: [] },
};
const journalLines = {
  ...journals,
  data: journals.data.flatMap(({ id, transaction_at, code, memo, details }) =>
    details.map((line) => ({ journal_id: id, transaction_at, code, memo, ...line })),
  ),
};
const endingBalances = {
  columns: ['Debit', 'Kredit'].map((label) => ({ key: label, label })),
  rows: [
    account(2, 0, '1-1101', 'Kas Kasir', [5_500_000, 0]),
    account(3, 0, '3-1001', 'Modal Disetor', [0, 5_500_000]),
  ],
  totals: [5_500_000, 5_500_000],
  meta: { balanced: true, warnings: [] },
};
const openingReceivables = { start_date: '2026-01-01', rest: 3_000_000, count: 2, amount: 2_000_000 };
const refusedJournals = {
  count: 0,
  errors: [
    { row: 4, field: 'debit', column: 'Debit', message: 'Total debit dan kredit harus sama (Rp 100 dan Rp 90)' },
    { row: 7, field: 'kode_akun', column: 'Kode Akun', message: 'Akun 1-1100 adalah header' },
  ],
  skipped: 6,
  message: 'Tidak ada Data yang ditambahkan',
  file_id: null,
};

const cashDayRow = (level: number, name: string, values: readonly (number | null)[], isheader = false) => ({
  akun_id: null,
  code: '',
  name,
  isheader,
  istotal: false,
  level,
  values,
});
const NO_FIGURES = [null, null, null, null, null, null];
const cashDaySample = {
  columns: ['Awal', 'Masuk', 'Keluar', 'Akhir', 'Dihitung', 'Selisih'].map((label) => ({
    key: label,
    label,
    kind: 'amount',
  })),
  rows: [
    cashDayRow(0, 'Penerimaan menurut metode dan kasir', NO_FIGURES, true),
    cashDayRow(1, 'Tunai', [null, 5_900_000, 200_000, 5_700_000, null, null], true),
    cashDayRow(2, 'Rina Puspitasari', [null, 4_650_000, 200_000, 4_450_000, null, null]),
    cashDayRow(2, 'Yayan Sopyan', [null, 1_250_000, 0, 1_250_000, null, null]),
    cashDayRow(0, 'Kas di buku dan yang dihitung', NO_FIGURES, true),
    cashDayRow(1, 'Kas Kasir', [500_000, 5_900_000, 2_300_000, 4_100_000, 4_090_000, -10_000]),
  ],
  totals: [],
  meta: { balanced: false, warnings: ['1-1101 Kas Kasir: Rp 4.100.000 di buku, Rp 4.090.000 dihitung di laci'] },
};

export const reportAnswers = {
  'finance/laporan/jurnal': () => journalLines,
  'finance/laporan/trialbalance': () => endingBalances,
  'finance/laporan/bukubesar': () => ledger,
  'finance/laporan/labarugi': () => ({ ...income, columns: [{ key: 'amount', label: 'Jumlah' }] }),
  'finance-v2/laporan/jurnal/peristiwa': () => ({ data: [{ event: 'bill.paid', name: 'Penerimaan pembayaran' }] }),
  'finance-v2/jurnal/verifikasi': () => verification,
  'finance-v2/jurnal/verifikasi/terakhir': () => ({
    ok: false,
    verified_at: '2026-03-02T02:00:00Z',
    failed: ['V2'],
    damage: 1,
    templates: 2,
    templates_at: '2026-03-02T02:00:00Z',
  }),
  'finance-v2/laporan/labarugi': () => income,
  'finance-v2/laporan/neraca': () => balance,
  'finance-v2/laporan/neraca-lajur': () => worksheet,
  'finance-v2/laporan/aruskas': () => cashFlow,
  'finance-v2/laporan/kas-harian': () => cashDaySample,
  'finance-v2/laporan/bukubesar': () => ledger,
  'finance-v2/laporan/jurnal': () => journals,
  'finance/piutangawal': () => openingReceivables,
  'POST finance-v2/jurnal/import': () => refusedJournals,
  'finance-v2/laporan/neraca-saldo': () => trialBalance,
} as const;
