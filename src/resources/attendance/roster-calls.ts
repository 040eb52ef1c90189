// The roster as a grid of people and days: read, painted, and filled from a sheet (attendance.md 4, 5, 8).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { addDays } from '../kernel/date.ts';
import { day } from '../kernel/day.ts';

/** Days of a grid: a month with the weeks that it cuts. */
export const MOST_ROSTER_DAYS = 42;
/** Days that are stored at once. */
const MOST_ROWS = 5000;

const id = z.number({ error: 'Wajib diisi' }).int().positive('Wajib diisi');
const span = z
  .strictObject({ start_date: day, end_date: day, department_id: z.coerce.number().int().positive().optional() })
  .refine(({ start_date, end_date }) => end_date >= start_date, {
    path: ['end_date'],
    message: 'Tanggal akhir tidak boleh sebelum tanggal mulai.',
  })
  .refine(({ start_date, end_date }) => end_date < addDays(start_date, MOST_ROSTER_DAYS), {
    path: ['end_date'],
    message: `Maksimal ${MOST_ROSTER_DAYS} hari`,
  });

export const rosterCalls = {
  'attendance.schedule.grid': defineCall({
    name: 'attendance.schedule.grid',
    method: 'GET',
    path: 'attendance/schedule/grid',
    module: 'attendance',
    summary: 'Jadwal kerja per pegawai dan hari, dengan sesi dokter pada hari itu',
    query: span,
    writes: false,
  }),
  'attendance.schedule.bulk': defineCall({
    name: 'attendance.schedule.bulk',
    method: 'POST',
    path: 'attendance/schedule/bulk',
    module: 'attendance',
    summary: 'Menyimpan banyak hari jadwal sekaligus',
    body: z.strictObject({
      rows: z
        .array(
          z.strictObject({
            pegawai_id: id,
            work_date: day,
            /** null: Libur; left out: the day goes by the usual shift again. */
            shift_id: id.nullable().optional(),
          }),
        )
        .min(1, 'Wajib diisi')
        .max(MOST_ROWS, `Maksimal ${MOST_ROWS} baris`),
    }),
    writes: true,
  }),
  'attendance.schedule.import': defineCall({
    name: 'attendance.schedule.import',
    method: 'POST',
    path: 'attendance/schedule/import',
    module: 'attendance',
    summary: 'Import jadwal kerja dari Excel; tidak ada yang disimpan bila ada yang salah',
    upload: 'upload',
    sheet: 'roster',
    writes: true,
  }),
  'attendance.schedule.template': defineCall({
    name: 'attendance.schedule.template',
    method: 'GET',
    path: 'attendance/schedule/template',
    module: 'attendance',
    summary: 'Jadwal kerja sebagai Excel, untuk diisi dan diimpor',
    query: span,
    answers: 'xlsx',
    writes: false,
  }),
} as const;
