// Calls about leave that are no resource operation: the letter, the calendar of a team, what somebody has left, adjustments
// (attendance.md 4, 10).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { day } from '../kernel/day.ts';

const module = 'attendance';
const MOST_DAYS = 60;

const id = z.coerce.number().int().positive();
const year = z.coerce.number({ error: 'Tahun tidak valid' }).int('Tahun tidak valid').min(2000).max(2200);
const halves = (days: number): boolean => Number.isInteger(days * 2);

export const leaveCalls = {
  'attendance.leave.unggah': defineCall({
    name: 'attendance.leave.unggah',
    method: 'POST',
    path: 'attendance/leave/surat',
    module,
    summary: 'Upload surat untuk pengajuan izin; nomornya dikirim bersama pengajuan',
    upload: 'bukti',
    writes: true,
  }),
  'attendance.leave.surat': defineCall({
    name: 'attendance.leave.surat',
    method: 'GET',
    path: 'attendance/leave/:id/surat',
    module,
    summary: 'Surat sebuah pengajuan: untuk pemiliknya dan pengelola absensi',
    writes: false,
    answers: 'file',
  }),
  'attendance.leave.kalender': defineCall({
    name: 'attendance.leave.kalender',
    method: 'GET',
    path: 'attendance/leave/kalender',
    module,
    summary: 'Siapa izin atau cuti pada tanggal-tanggal tersebut, diajukan atau disetujui',
    query: z
      .strictObject({ start_date: day, end_date: day, department_id: id.optional() })
      .refine(({ start_date, end_date }) => start_date <= end_date, {
        path: ['end_date'],
        message: 'Tanggal akhir tidak boleh sebelum tanggal mulai.',
      }),
    writes: false,
  }),
  'attendance.leavebalance.saldo': defineCall({
    name: 'attendance.leavebalance.saldo',
    method: 'GET',
    path: 'attendance/leavebalance/saldo',
    module,
    summary: 'Sisa cuti satu pegawai dalam satu tahun; tanpa pegawai: diri sendiri',
    query: z.strictObject({ pegawai_id: id.optional(), year: year.optional() }),
    writes: false,
  }),
  'attendance.leavebalance.sesuaikan': defineCall({
    name: 'attendance.leavebalance.sesuaikan',
    method: 'POST',
    path: 'attendance/leavebalance/sesuaikan',
    module,
    summary: 'Menambah atau mengurangi sisa cuti dengan alasan',
    body: z.strictObject({
      pegawai_id: z.number({ error: 'Wajib diisi' }).int().positive('Wajib diisi'),
      year: z.number({ error: 'Wajib diisi' }).int().min(2000).max(2200),
      /** Added; below nothing: taken off. */
      days: z
        .number({ error: 'Wajib diisi' })
        .min(-MOST_DAYS, `Minimal -${MOST_DAYS}`)
        .max(MOST_DAYS, `Maksimal ${MOST_DAYS}`)
        .refine((days) => days !== 0, 'Tidak boleh 0')
        .refine(halves, 'Dalam setengah hari'),
      reason: z
        .string({ error: 'Alasan wajib diisi' })
        .trim()
        .min(1, 'Alasan wajib diisi')
        .max(300, 'Maksimal 300 karakter'),
    }),
    writes: true,
  }),
} as const;
