// Days of the staff: lists of a day and a month, corrections, punches and their import (attendance.md 5).
import { z } from 'zod';
import { exported, flag, printed } from '../finance/report-query.ts';
import { defineCall } from '../kernel/call.ts';
import { day, instant } from '../kernel/day.ts';
import { choiceText, listParameters } from '../kernel/wire.ts';
import { dayStatus, dayStatusOptions, punchDirection } from './day-status.ts';
import { photoShape } from './me-calls.ts';

const module = 'attendance';
const REQUIRED = 'Wajib diisi';
const id = z.coerce.number({ error: REQUIRED }).int().positive(REQUIRED);
const note = z.string({ error: REQUIRED }).trim().min(1, REQUIRED).max(300, 'Maksimal 300 karakter');
const month = z.string({ error: REQUIRED }).regex(/^(19|2\d)\d\d-(0[1-9]|1[0-2])$/, 'Bulan tidak valid');
const direction = z.literal([punchDirection.in, punchDirection.out, punchDirection.unknown]);

/** Longest range that is reckoned or listed at once. */
const MOST_DAYS = 92;
const DAY_MS = 86_400_000;
const isShort = ({ start_date, end_date }: { start_date: string; end_date: string }): boolean =>
  (Date.parse(end_date) - Date.parse(start_date)) / DAY_MS < MOST_DAYS;
const inOrder = ({ start_date, end_date }: { start_date: string; end_date: string }): boolean => end_date >= start_date;
const ORDER = { path: ['end_date'], message: 'Tanggal akhir tidak boleh sebelum tanggal mulai.' };
const LENGTH = { path: ['end_date'], message: `Maksimal ${MOST_DAYS} hari` };

const daily = defineCall({
  name: 'attendance.attendance.daily',
  method: 'GET',
  path: 'attendance/attendance/daily',
  module,
  summary: 'Absensi satu hari, dengan jumlah per status',
  writes: false,
  query: z.strictObject({
    date: day,
    department_id: id.optional(),
    status: choiceText(dayStatusOptions).optional(),
    pegawai_id: id.optional(),
    keyword: listParameters.keyword,
    export: exported,
  }),
});

const monthly = defineCall({
  name: 'attendance.attendance.monthly',
  method: 'GET',
  path: 'attendance/attendance/monthly',
  module,
  summary: 'Absensi satu bulan: huruf per hari dan jumlahnya',
  writes: false,
  /** `until`: days of the month after it are left out. */
  query: z.strictObject({ month, until: day.optional(), department_id: id.optional(), export: printed }),
});

const punch = defineCall({
  name: 'attendance.attendance.punch',
  method: 'POST',
  path: 'attendance/attendance/punch',
  module,
  summary: 'Mencatat absen pegawai, juga dari kios',
  writes: true,
  body: z
    .strictObject({
      attendance_code: z.string().trim().min(1, REQUIRED).max(20).optional(),
      pegawai_id: z.number().int().positive().optional(),
      /** Left out: now. */
      at: instant.optional(),
      direction: direction.optional(),
      note: z.string().trim().max(300, 'Maksimal 300 karakter').nullish(),
      /** At the tablet of the reception: inside the clinic's network, now. */
      kios: z.boolean().optional(),
      photo: photoShape.nullish(),
    })
    .refine(({ attendance_code, pegawai_id }) => (attendance_code === undefined) !== (pegawai_id === undefined), {
      path: ['attendance_code'],
      message: REQUIRED,
    })
    .refine(({ kios, note: why }) => kios === true || (why !== null && why !== undefined && why !== ''), {
      path: ['note'],
      message: REQUIRED,
    })
    .refine(({ kios, at, pegawai_id }) => kios !== true || (at === undefined && pegawai_id === undefined), {
      path: ['kios'],
      message: 'Kios mencatat waktu sekarang dengan Attendance ID',
    }),
});

const edit = defineCall({
  name: 'attendance.attendance.edit',
  method: 'PUT',
  path: 'attendance/attendance/:id',
  module,
  summary: 'Memperbaiki absensi satu hari, atau mengembalikannya ke hasil hitungan',
  writes: true,
  body: z.strictObject({
    in_at: instant.nullish(),
    out_at: instant.nullish(),
    /** Left out: as hours and schedule say. */
    status: z.literal(Object.values(dayStatus)).nullish(),
    note,
    /** 0: it had no row when it was read. */
    version: z.number({ error: REQUIRED }).int().min(0),
    /** What was entered is given up; the day is what its punches say. */
    kembali: z.boolean().optional(),
  }),
});

const recalc = defineCall({
  name: 'attendance.attendance.recalc',
  method: 'POST',
  path: 'attendance/attendance/recalc',
  module,
  summary: 'Menghitung ulang absensi menurut jadwal, absen dan izin',
  writes: true,
  body: z
    .strictObject({
      start_date: day,
      end_date: day,
      pegawai_ids: z.array(z.number().int().positive()).max(500).optional(),
    })
    .refine(inOrder, ORDER)
    .refine(isShort, LENGTH),
});

export const punchFormats = [
  { value: 'auto', label: 'Otomatis' },
  { value: 'log', label: 'Log mesin' },
  { value: 'harian', label: 'Harian' },
] as const;

const importFile = defineCall({
  name: 'attendance.attendance.import',
  method: 'POST',
  path: 'attendance/attendance/import',
  module,
  summary: 'Impor absen dari mesin (.xlsx, .csv, .dat, .txt); dry_run hanya memeriksa',
  upload: 'upload',
  sheet: 'punches',
  writes: true,
  body: z
    .strictObject({
      format: z
        .enum(
          punchFormats.map(({ value }) => value),
          { error: 'Pilihan tidak valid' },
        )
        .default('auto'),
      dry_run: flag.default(false),
    })
    .default({ format: 'auto', dry_run: false }),
});

const template = defineCall({
  name: 'attendance.attendance.template',
  method: 'GET',
  path: 'attendance/attendance/template',
  module,
  summary: 'Template impor absen',
  writes: false,
  answers: 'xlsx',
  query: z.strictObject({ format: z.enum(['log', 'harian'], { error: 'Pilihan tidak valid' }) }),
});

const logs = defineCall({
  name: 'attendance.log.list',
  method: 'GET',
  path: 'attendance/log',
  module,
  summary: 'Absen mentah: mesin, web, kios dan manual, juga yang dibatalkan',
  writes: false,
  query: z
    .strictObject({
      start_date: day,
      end_date: day,
      pegawai_id: id.optional(),
      page: listParameters.page,
      limit: listParameters.limit,
    })
    .refine(inOrder, ORDER)
    .refine(isShort, LENGTH),
});

const voidLog = defineCall({
  name: 'attendance.log.void',
  method: 'POST',
  path: 'attendance/log/:id/void',
  module,
  summary: 'Membatalkan absen yang salah',
  writes: true,
  body: z.strictObject({ reason: note }),
});

export const dayCalls = {
  'attendance.attendance.daily': daily,
  'attendance.attendance.monthly': monthly,
  'attendance.attendance.punch': punch,
  'attendance.attendance.edit': edit,
  'attendance.attendance.recalc': recalc,
  'attendance.attendance.import': importFile,
  'attendance.attendance.template': template,
  'attendance.log.list': logs,
  'attendance.log.void': voidLog,
} as const;
