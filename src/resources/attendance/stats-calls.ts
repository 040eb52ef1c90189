// What days and wages of the staff come to over a range (attendance.md 5).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { day } from '../kernel/day.ts';

const id = z.coerce.number({ error: 'Wajib diisi' }).int().positive('Wajib diisi');
const MOST_DAYS = 1_830;
const DAY_MS = 86_400_000;

export const statsCalls = {
  'attendance.stats': defineCall({
    name: 'attendance.stats',
    method: 'GET',
    path: 'attendance/stats',
    module: 'attendance',
    summary: 'Kehadiran, jam kerja, lembur dan netto per pegawai; netto hanya untuk yang membuka payroll',
    writes: false,
    report: true,
    query: z
      .strictObject({ start_date: day, end_date: day, pegawai_id: id.optional(), department_id: id.optional() })
      .refine(({ start_date, end_date }) => end_date >= start_date, {
        path: ['end_date'],
        message: 'Tanggal akhir tidak boleh sebelum tanggal mulai.',
      })
      .refine(({ start_date, end_date }) => Date.parse(end_date) - Date.parse(start_date) <= MOST_DAYS * DAY_MS, {
        path: ['end_date'],
        message: 'Rentang paling lama 5 tahun',
      }),
  }),
} as const;
