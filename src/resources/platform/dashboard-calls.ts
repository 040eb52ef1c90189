// Figures of the dashboard over a range of days (platform.md 6): each call answers rows for one chart, or the same rows as Excel.
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { DEFAULT_PAGE_SIZE, MAX_LIMIT } from '../kernel/wire.ts';
import { day } from '../kernel/day.ts';

const id = z.coerce.number().int().positive('Wajib diisi');
const pageNumber = z.coerce.number().int().min(1);

/** Days of the longest range: a chart of five years by day is the most that a browser is asked to draw. */
const MOST_DAYS = 1_830;
const DAY_MS = 86_400_000;

interface Range {
  readonly start_date: string;
  readonly end_date: string;
}
const isShort = ({ start_date, end_date }: Range): boolean =>
  Date.parse(end_date) - Date.parse(start_date) <= MOST_DAYS * DAY_MS;
const inOrder = { path: ['end_date'], message: 'Tanggal akhir harus setelah tanggal awal' };
const tooLong = { path: ['end_date'], message: 'Rentang paling lama 5 tahun' };

/** The range is one that a chart can show. */
const bounded = <S extends z.ZodType<Range>>(shape: S) =>
  shape.refine((q) => q.start_date <= q.end_date, inOrder).refine(isShort, tooLong);

/** `profile_id` is one branch or 'all'; left out, the branch of the session. */
const range = {
  start_date: day,
  end_date: day,
  profile_id: z
    .string()
    .regex(/^(all|\d+)$/, 'Cabang tidak valid')
    .optional(),
  export: z.literal('xlsx').optional(),
};
const filters = { ...range, doctor: id.optional(), customer: id.optional() };
const figureQuery = bounded(z.strictObject(filters));

/** The filters of every chart. */
export type FigureQuery = z.infer<typeof figureQuery>;

const visitQuery = bounded(
  z.strictObject({
    ...filters,
    status: z
      .string()
      .regex(/^[0-3](,[0-3])*$/, 'Status tidak valid')
      .optional(),
  }),
);

const peopleQuery = bounded(
  z.strictObject({
    ...range,
    keyword: z.string().trim().max(100).optional(),
    page: pageNumber.default(1),
    limit: pageNumber.max(MAX_LIMIT).default(DEFAULT_PAGE_SIZE),
  }),
);

/** The filters of a list of people with their figures. */
export type PeopleQuery = z.infer<typeof peopleQuery>;

/** Declares calls that take the same parameters and answer rows, or the same rows as Excel. */
const asking =
  <Q extends z.ZodType>(query: Q) =>
  <const N extends string>(name: N, path: string, summary: string) =>
    defineCall({
      name,
      path,
      summary,
      method: 'GET',
      module: 'platform',
      query,
      writes: false,
      report: true,
      answers: 'xlsx',
    });

const figures = asking(figureQuery);
/** What is of a branch and of no doctor or patient: its stock, what it owes, what it shares out. */
const ofBranches = asking(bounded(z.strictObject(range)));
/** Visits also by state; left out, all but the cancelled ones. */
const visits = asking(visitQuery);
const people = asking(peopleQuery);

export const dashboardCalls = {
  'dashboard.service.populartindakanmedis': figures(
    'dashboard.service.populartindakanmedis',
    'dashboard/service/populartindakanmedis',
    'Sepuluh tindakan terbanyak: label, count',
  ),
  'dashboard.service.trentindakan': figures(
    'dashboard.service.trentindakan',
    'dashboard/service/trentindakan',
    'Tiga tindakan terbanyak per hari: date, first, second, third; namanya di series',
  ),
  'dashboard.service.kategoritindakan': figures(
    'dashboard.service.kategoritindakan',
    'dashboard/service/kategoritindakan',
    'Tindakan selesai per kategori: label, count',
  ),
  'dashboard.service.dailyvisit': visits(
    'dashboard.service.dailyvisit',
    'dashboard/service/dailyvisit',
    'Kunjungan per hari, tanpa yang batal: date, count',
  ),
  'dashboard.service.dailypasien': figures(
    'dashboard.service.dailypasien',
    'dashboard/service/dailypasien',
    'Pasien per hari: date, baru (kunjungan pertama di grup), lama',
  ),
  'dashboard.service.dailytimmedis': figures(
    'dashboard.service.dailytimmedis',
    'dashboard/service/dailytimmedis',
    'Kunjungan selesai per dokter: label, count',
  ),
  'dashboard.service.dailyvisittindakan': figures(
    'dashboard.service.dailyvisittindakan',
    'dashboard/service/dailyvisittindakan',
    'Tindakan selesai per hari: date, count; sum untuk seluruh rentang',
  ),
  'dashboard.service.jumlahtindakan': figures(
    'dashboard.service.jumlahtindakan',
    'dashboard/service/jumlahtindakan',
    'Jumlah tindakan selesai, dengan BHP dikonfirmasi, dan yang memakai form lab: label, count',
  ),
  'insight.visit.jadwaltimes': visits(
    'insight.visit.jadwaltimes',
    'insight/visit/jadwaltimes',
    'Kunjungan terjadwal per hari (Senin sampai Minggu) dan jam: hari, hariname, times',
  ),
  'insight.visit.waktutunggu': figures(
    'insight.visit.waktutunggu',
    'insight/visit/waktutunggu',
    'Lama tunggu dan lama di unit per dokter dan jam, menit',
  ),
  'dashboard.finance.monthlyincome': figures(
    'dashboard.finance.monthlyincome',
    'dashboard/finance/monthlyincome',
    'Ringkasan per bulan: month, income (pendapatan menurut buku), billed (tagihan terbit), received (pembayaran sah)',
  ),
  'dashboard.finance.incometype': figures(
    'dashboard.finance.incometype',
    'dashboard/finance/incometype',
    'Tagihan terbit per tipe: label, count, amount',
  ),
  'dashboard.finance.incomemethod': figures(
    'dashboard.finance.incomemethod',
    'dashboard/finance/incomemethod',
    'Pembayaran sah per metode: label, count, amount',
  ),
  'dashboard.finance.toptindakan': figures(
    'dashboard.finance.toptindakan',
    'dashboard/finance/toptindakan',
    'Sepuluh tindakan dengan nilai terbesar: label, count, amount',
  ),
  'dashboard.finance.tagihan': figures(
    'dashboard.finance.tagihan',
    'dashboard/finance/tagihan',
    'Sisa tagihan hari ini menurut umur sejak jatuh tempo: label, count, amount, overdue',
  ),
  'dashboard.finance.kas': figures(
    'dashboard.finance.kas',
    'dashboard/finance/kas',
    'Posisi kas dan bank menurut buku besar: label, code, amount',
  ),
  'dashboard.finance.hutang': ofBranches(
    'dashboard.finance.hutang',
    'dashboard/finance/hutang',
    'Hutang hari ini per jenis penerima: type, label, count, amount, overdue',
  ),
  'dashboard.finance.anggaran': ofBranches(
    'dashboard.finance.anggaran',
    'dashboard/finance/anggaran',
    'Hasil rentang beserta anggarannya: label, amount, budget, difference, percent, verdict',
  ),
  'dashboard.finance.deviden': ofBranches(
    'dashboard.finance.deviden',
    'dashboard/finance/deviden',
    'Deviden yang disetujui dalam rentang: label, date, amount, paid, owed',
  ),
  'dashboard.inventory.stok': ofBranches(
    'dashboard.inventory.stok',
    'dashboard/inventory/stok',
    'Nilai persediaan hari ini per kategori: label, count, amount, dengan stok rendah dan kedaluwarsa',
  ),
  'dashboard.inventory.pemakaian': ofBranches(
    'dashboard.inventory.pemakaian',
    'dashboard/inventory/pemakaian',
    'Persediaan yang terpakai dan terjual per bulan menurut harga pokok: month, used, sold',
  ),
  'dashboard.inventory.topitem': ofBranches(
    'dashboard.inventory.topitem',
    'dashboard/inventory/topitem',
    'Sepuluh item yang paling banyak terpakai menurut harga pokok: label, count, amount',
  ),
  'dashboard.paket.popularpaketpromosi': figures(
    'dashboard.paket.popularpaketpromosi',
    'dashboard/paket/popularpaketpromosi',
    'Sepuluh paket yang paling banyak terjual: label, count',
  ),
  'dashboard.paket.dailypaketpromosi': figures(
    'dashboard.paket.dailypaketpromosi',
    'dashboard/paket/dailypaketpromosi',
    'Paket terjual per hari: date, count',
  ),
  'dashboard.cabang': defineCall({
    name: 'dashboard.cabang',
    method: 'GET',
    path: 'dashboard/cabang',
    module: 'platform',
    summary: 'Perbandingan semua cabang: angka setiap modul dari kunjungan sampai gaji',
    query: bounded(z.strictObject({ start_date: day, end_date: day, export: range.export })),
    writes: false,
    report: true,
    answers: 'xlsx',
  }),
  'dashboard.stakeholder.doctor': people(
    'dashboard.stakeholder.doctor',
    'dashboard/stakeholder/doctor',
    'Dokter dengan kunjungan selesai, pasien, tindakan dan nilainya',
  ),
  'dashboard.stakeholder.pegawai': people(
    'dashboard.stakeholder.pegawai',
    'dashboard/stakeholder/pegawai',
    'Pegawai dengan peran, tanggal masuk, kehadiran, jam kerja, gaji netto, hari aktif dan jumlah aktivitas',
  ),
  'dashboard.stakeholder.investor': people(
    'dashboard.stakeholder.investor',
    'dashboard/stakeholder/investor',
    'Investor dengan cabangnya; seorang investor melihat dirinya sendiri',
  ),
} as const;
