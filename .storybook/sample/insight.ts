// Sample figures of the dashboard, by path below /api.
import { branchAnswers } from './branch.ts';
const DAYS = 21;
const day = (n: number): string => `2026-03-${String(n).padStart(2, '0')}`;
const days = Array.from({ length: DAYS }, (_, at) => at + 1);
/** Quiet on Sundays, the fullest on Saturdays. */
const busy = (n: number): number => (n % 7 === 1 ? 0 : 14 + ((n * 5) % 9) + (n % 7 === 0 ? 8 : 0));

const list = <T>(data: readonly T[], more: object = {}) => ({ data, count: data.length, ...more });
const ranked = (entries: readonly (readonly [string, number, number?])[]) =>
  list(
    entries.map(([label, count, amount], at) => ({
      id: at + 1,
      label,
      count,
      ...(amount !== undefined && { amount }),
    })),
  );

const TREATMENTS = [
  ['Scaling', 124, 43_400_000],
  ['Tambal komposit', 96, 43_200_000],
  ['Kontrol ortho', 88, 22_000_000],
  ['Konsultasi & pemeriksaan', 61, 6_100_000],
  ['Cabut gigi bungsu (odontektomi)', 18, 27_000_000],
] as const;

const weekdays = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'];
const sessions = weekdays.map((hariname, at) => ({
  hari: at + 1,
  hariname,
  times:
    at === 6
      ? []
      : [9, 10, 11, 13, 14, 16, 17].map((hour) => ({
          time: `${String(hour).padStart(2, '0')}:00`,
          count: 1 + ((hour * (at + 2)) % 8),
        })),
}));

const person = (id: number, name: string, role: number, rolename: string) => ({
  id,
  name,
  username: `BDG-${String(id).padStart(3, '0')}`,
  role,
  rolename,
  branch: 'Cabang Bandung',
  join_at: '2022-04-01',
  leave_at: null,
  jobname: 'Dokter gigi umum',
  status: 1,
  visits: 60 + id,
  patients: 50 + id,
  treatments: 90 + id,
  amount: 41_250_000 + id,
  recognised: 16_500_000,
  owed: 4_200_000,
  paid: 11_800_000,
  awaited: 720_000,
  days: 18,
  entries: 240 + id,
  billed: 412_500_000,
});
const attended = {
  hadir: 21,
  telat: 2,
  izin: 1,
  sakit: 0.5,
  cuti: 1,
  alpha: 0,
  jam_kerja: 158.5,
  jam_lembur: 4.5,
  netto: 4_799_500,
} as const;
const people = list([
  person(1, 'drg. Bayu Hartono', 2, 'dokter'),
  person(2, 'drg. Maya Kusuma Dewi, Sp.Ort', 2, 'dokter'),
]);

const dividend = {
  id: 1,
  label: 'DVD/BDG/2026/0001',
  date: '2026-03-05',
  amount: 68_000_000,
  paid: 59_500_000,
  owed: 8_500_000,
};

/** What GET answers at the paths of the dashboard. */
export const insightAnswers: Readonly<Record<string, () => unknown>> = {
  'insight/visit/countvisit': () =>
    list([
      { status: 0, statusname: 'Belum Konfirmasi', count: 12 },
      { status: 1, statusname: 'Antri', count: 5 },
      { status: 2, statusname: 'Dalam Unit', count: 3 },
      { status: 3, statusname: 'Selesai', count: 318 },
      { status: -1, statusname: 'Batal', count: 9 },
    ]),
  'insight/visit/jadwaltimes': () => list(sessions),
  'dashboard/service/dailyvisit': () => list(days.map((n) => ({ date: day(n), count: busy(n) }))),
  'dashboard/service/dailypasien': () =>
    list(days.map((n) => ({ date: day(n), baru: Math.floor(busy(n) / 4), lama: Math.ceil((busy(n) * 3) / 4) }))),
  'dashboard/service/dailytimmedis': () =>
    ranked([
      ['drg. Bayu Hartono', 171],
      ['drg. Maya Kusuma Dewi, Sp.Ort', 147],
    ]),
  'dashboard/service/dailyvisittindakan': () =>
    list(
      days.map((n) => ({ date: day(n), count: busy(n) + (n % 4) * 2 })),
      { sum: 387 },
    ),
  'dashboard/service/jumlahtindakan': () =>
    ranked([
      ['Tindakan selesai', 387],
      ['BHP dikonfirmasi', 341],
      ['Memakai form lab', 24],
    ]),
  'dashboard/service/populartindakanmedis': () => ranked(TREATMENTS.map(([label, count]) => [label, count])),
  'dashboard/service/kategoritindakan': () =>
    ranked([
      ['Periodonti', 124],
      ['Konservasi', 96],
      ['Orthodonti', 88],
    ]),
  'dashboard/finance/monthlyincome': () =>
    list([
      { month: '2026-01', income: 275_000_000, billed: 287_500_000, received: 261_000_000 },
      { month: '2026-02', income: 288_750_000, billed: 301_250_000, received: 298_400_000 },
      { month: '2026-03', income: 300_000_000, billed: 312_500_000, received: 290_000_000 },
    ]),
  'dashboard/finance/incometype': () => list([{ type: 1, label: 'Kunjungan', count: 338, amount: 312_500_000 }]),
  'dashboard/finance/incomemethod': () =>
    ranked([
      ['Tunai', 140, 112_000_000],
      ['QRIS', 121, 98_500_000],
      ['Debit BCA', 60, 79_500_000],
    ]),
  'dashboard/finance/toptindakan': () => ranked(TREATMENTS),
  'dashboard/finance/tagihan': () => ({
    ...ranked([
      ['Belum jatuh tempo', 14, 18_250_000],
      ['Lewat 1–30 hari', 4, 3_250_000],
      ['Lewat 31–60 hari', 1, 1_000_000],
      ['Lewat 61–90 hari', 0, 0],
      ['Lewat > 90 hari', 0, 0],
    ]),
    sum: 22_500_000,
    due: 18_250_000,
    overdue: 4_250_000,
  }),
  'dashboard/finance/kas': () =>
    list(
      [
        { id: 1, code: '1-1101', label: 'Kas Kasir', amount: 12_400_000 },
        { id: 2, code: '1-1111', label: 'Bank BCA', amount: 214_750_000 },
        { id: 3, code: '1-1123', label: 'Kliring QRIS', amount: 8_300_000 },
      ],
      { sum: 235_450_000 },
    ),
  'dashboard/finance/hutang': () =>
    list(
      [
        { type: 'doctor', label: 'Dokter', count: 38, amount: 18_400_000, overdue: 0 },
        { type: 'vendor', label: 'Vendor', count: 6, amount: 14_250_000, overdue: 3_100_000 },
        { type: 'laboratorium', label: 'Laboratorium', count: 9, amount: 6_300_000, overdue: 900_000 },
        { type: 'pajak', label: 'Pajak', count: 4, amount: 2_350_000, overdue: 0 },
      ],
      { sum: 41_300_000, overdue: 4_000_000 },
    ),
  'dashboard/finance/deviden': () => list([dividend], { sum: dividend.amount }),
  'dashboard/inventory/stok': () => ({
    ...ranked([
      ['Bahan Habis Pakai', 42, 9_610_500],
      ['Obat', 31, 4_250_000],
      ['Bahan Ortodonti', 18, 12_400_000],
    ]),
    sum: 26_260_500,
    low: 4,
    expired: 1,
    soon: 2,
  }),
  'dashboard/inventory/pemakaian': () =>
    list([
      { month: '2026-01', used: 8_450_000, sold: 2_150_000 },
      { month: '2026-02', used: 9_120_000, sold: 1_980_000 },
      { month: '2026-03', used: 3_240_000, sold: 640_000 },
    ]),
  'dashboard/inventory/topitem': () =>
    ranked([
      ['Bracket metal Roth .022', 21, 3_465_000],
      ['Sarung tangan latex M', 338, 845_000],
    ]),
  'dashboard/paket/dailypaketpromosi': () => list(days.map((n) => ({ date: day(n), count: busy(n) % 4 }))),
  'dashboard/paket/popularpaketpromosi': () =>
    ranked([
      ['Paket Behel Metal', 9],
      ['Paket Scaling Keluarga', 6],
      ['Paket Anak Ceria', 3],
    ]),
  ...branchAnswers,
  'dashboard/stakeholder/doctor': () => people,
  'dashboard/stakeholder/pegawai': () =>
    list([
      { ...person(1, 'Siti Aminah', 11, 'perawat'), ...attended },
      { ...person(2, 'Budi Hartono', 4, 'admin'), ...attended, hadir: 19.5, telat: 0, netto: 5_120_500 },
    ]),
  'dashboard/stakeholder/investor': () =>
    list([
      {
        ...person(1, 'Budi Santoso', 12, 'investor'),
        investor_id: 1,
        lembar: 50,
        percent: 50,
        dividend: 34_000_000,
        owed: 4_250_000,
        billed: 412_500_000,
      },
    ]),
};
