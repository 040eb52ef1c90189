// Calls of reports that come by themselves (decision 119).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { DEFAULT_PAGE_SIZE, MAX_LIMIT } from '../kernel/wire.ts';
import {
  MOST_READERS,
  type Rhythm,
  rhythms,
  type SentRange,
  sentRanges,
  type SentReport,
  sentReports,
  subscriptionState,
  valuesIn,
} from './subscription.ts';

const module = 'finance';
const path = 'finance/langganan';
const REQUIRED = 'Wajib diisi';
const OPTION = 'Pilihan tidak valid';
const report = z.enum(valuesIn<SentReport>(sentReports), { error: OPTION });
const version = z.number({ error: REQUIRED }).int().positive();
const paging = {
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(DEFAULT_PAGE_SIZE),
};

const wanted = {
  report,
  /** Over all branches that the reader reaches; a superadmin's to choose. */
  everywhere: z.boolean({ error: OPTION }).default(false),
  rhythm: z.enum(valuesIn<Rhythm>(rhythms), { error: OPTION }),
  day: z.number({ error: REQUIRED }).int().min(1).max(31).nullable().default(null),
  range: z.enum(valuesIn<SentRange>(sentRanges), { error: OPTION }),
  readers: z
    .array(z.number().int().positive())
    .min(1, 'Pilih sedikitnya satu penerima')
    .max(MOST_READERS, `Maksimal ${MOST_READERS} penerima`)
    .refine((ids) => new Set(ids).size === ids.length, 'Penerima dipilih dua kali'),
};
const fits = ({ rhythm, day }: { rhythm: Rhythm; day: number | null }): boolean => {
  if (rhythm === 'harian') return day === null;
  return day !== null && day <= (rhythm === 'mingguan' ? 7 : 31);
};
const misfit = { path: ['day'], message: 'Pilih harinya' };

export const subscriptionCalls = {
  'finance.langganan.daftar': defineCall({
    name: 'finance.langganan.daftar',
    method: 'GET',
    path,
    module,
    summary: 'Laporan berkala cabang: laporan, irama, penerima, dan kiriman berikutnya',
    writes: false,
  }),
  'finance.langganan.penerima': defineCall({
    name: 'finance.langganan.penerima',
    method: 'GET',
    path: `${path}/penerima`,
    module,
    summary: 'Orang cabang yang boleh membaca sebuah laporan',
    writes: false,
    query: z.strictObject({ report, everywhere: z.enum(['true', 'false']).default('false') }),
  }),
  'finance.langganan.buat': defineCall({
    name: 'finance.langganan.buat',
    method: 'POST',
    path,
    module,
    summary: 'Menjadwalkan laporan berkala',
    writes: true,
    body: z.strictObject(wanted).refine(fits, misfit),
  }),
  'finance.langganan.ubah': defineCall({
    name: 'finance.langganan.ubah',
    method: 'PUT',
    path: `${path}/:id`,
    module,
    summary: 'Mengubah laporan berkala; berlaku sejak kiriman berikutnya',
    writes: true,
    body: z.strictObject({ version, ...wanted }).refine(fits, misfit),
  }),
  'finance.langganan.status': defineCall({
    name: 'finance.langganan.status',
    method: 'POST',
    path: `${path}/:id/status`,
    module,
    summary: 'Menjeda, melanjutkan atau menghentikan laporan berkala',
    writes: true,
    body: z.strictObject({
      version,
      status: z.literal(Object.values(subscriptionState), { error: OPTION }),
    }),
  }),
  'finance.langganan.kirim': defineCall({
    name: 'finance.langganan.kirim',
    method: 'POST',
    path: `${path}/:id/kirim`,
    module,
    summary: 'Mengirim laporan berkala sekarang, sekali sehari kepada tiap penerima',
    writes: true,
  }),
  'finance.langganan.riwayat': defineCall({
    name: 'finance.langganan.riwayat',
    method: 'GET',
    path: `${path}/kiriman`,
    module,
    summary: 'Apa yang dikirim kepada siapa dan kapan, dengan keadaannya',
    writes: false,
    query: z.strictObject({ ...paging, gagal: z.enum(['true', 'false']).optional() }),
  }),
  'finance.langganan.milikku': defineCall({
    name: 'finance.langganan.milikku',
    method: 'GET',
    path: `${path}/milikku`,
    module,
    summary: 'Laporan berkala yang diterima sendiri',
    writes: false,
    query: z.strictObject(paging),
  }),
  'finance.langganan.pdf': defineCall({
    name: 'finance.langganan.pdf',
    method: 'GET',
    path: `${path}/kiriman/:id/pdf`,
    module,
    summary: 'Laporan berkala yang diterima sendiri sebagai PDF',
    writes: false,
    answers: 'pdf',
  }),
  'finance.langganan.ulang': defineCall({
    name: 'finance.langganan.ulang',
    method: 'POST',
    path: `${path}/kiriman/:id/ulang`,
    module,
    summary: 'Mencoba lagi kiriman yang gagal',
    writes: true,
  }),
  'finance.langganan.coba': defineCall({
    name: 'finance.langganan.coba',
    method: 'POST',
    path: `${path}/coba`,
    module,
    summary: 'Mengirim e-mail percobaan kepada diri sendiri; hasilnya tampil di riwayat',
    writes: true,
  }),
} as const;
