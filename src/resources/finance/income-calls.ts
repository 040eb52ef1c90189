// What treatments, visits and packages brought, and to whom it goes, added up over a range of days (finance.md 4 Income).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { DEFAULT_PAGE_SIZE, MAX_LIMIT } from '../kernel/wire.ts';
import { day, exported, inOrder, pageNumber } from './report-query.ts';

const id = z.coerce.number({ error: 'Wajib diisi' }).int().positive();
const whole = {
  start_date: day,
  end_date: day,
  keyword: z.string().trim().max(100).optional(),
  export: exported,
};
const paged = {
  ...whole,
  page: pageNumber.default(1),
  limit: pageNumber.max(MAX_LIMIT).default(DEFAULT_PAGE_SIZE),
};
const isOrdered = ({ start_date, end_date }: { readonly start_date: string; readonly end_date: string }): boolean =>
  start_date <= end_date;

const report = { method: 'GET', module: 'finance', writes: false, report: true, answers: 'xlsx' } as const;

/** By whom or by when the investors' part is added up. */
export const dividendGroups = ['investor', 'month'] as const;
const ofInvestors = { doctor_id: id.optional(), investor_id: id.optional() };
const listDividends = defineCall({
  ...report,
  name: 'finance.income.deviden',
  path: 'finance/income/deviden',
  summary: 'Bagian investor dari tiap tindakan: dasar klinik, persen, per investor, diakui dan dibayar',
  query: z.strictObject({ ...paged, ...ofInvestors }).refine(isOrdered, inOrder),
});
const groupDividends = defineCall({
  ...report,
  name: 'finance.income.deviden.kelompok',
  path: 'finance/income/deviden/kelompok',
  summary: 'Bagian investor dari tindakan, dijumlahkan per investor atau per bulan',
  query: z.strictObject({ ...whole, ...ofInvestors, by: z.enum(dividendGroups) }).refine(isOrdered, inOrder),
});

const listServices = defineCall({
  ...report,
  name: 'finance.income.service',
  path: 'finance/income/service',
  summary: 'Pendapatan per kunjungan menurut tanggal terbit tagihan: tindakan, item, lab, administrasi dan diskon',
  query: z.strictObject({ ...paged, doctor_id: id.optional() }).refine(isOrdered, inOrder),
});

const listPackages = defineCall({
  ...report,
  name: 'finance.income.paket',
  path: 'finance/income/paket',
  summary: 'Paket yang dijual: harga, dibayar, diakui, hangus dan sisa yang diterima di muka',
  query: z.strictObject(paged).refine(isOrdered, inOrder),
});

const listDoctorFees = defineCall({
  ...report,
  name: 'finance.tindakan.doctorfee',
  path: 'finance/tindakan/doctorfee',
  summary: 'Fee per dokter dari tindakan dalam satu rentang: target, diakui, dibayar, terutang, menunggu lab',
  query: z.strictObject(whole).refine(isOrdered, inOrder),
});

const listPartners = defineCall({
  ...report,
  name: 'finance.tindakan.mitra',
  path: 'finance/tindakan/mitra',
  summary: 'Bagian per mitra dari tindakan dan laba bulanan dalam satu rentang: neto, persen, diakui, dibayar',
  query: z.strictObject(whole).refine(isOrdered, inOrder),
});

const tellIncome = defineCall({
  name: 'finance.tindakanincome.riwayat',
  method: 'GET',
  path: 'finance/tindakanincome/:id/riwayat',
  module: 'finance',
  summary: 'Riwayat hitung ulang satu tindakan: setiap perubahan hak dengan sebabnya, dan setiap perubahan pembagian',
  writes: false,
});

export const incomeCalls = {
  'finance.income.deviden': listDividends,
  'finance.income.deviden.kelompok': groupDividends,
  'finance.income.service': listServices,
  'finance.income.paket': listPackages,
  'finance.tindakan.doctorfee': listDoctorFees,
  'finance.tindakan.mitra': listPartners,
  'finance.tindakanincome.riwayat': tellIncome,
} as const;
