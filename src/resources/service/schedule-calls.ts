// Free places of a doctor, the calendar of a week, the reminders of a day and the screen of the waiting room (service.md 4, 5).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { addDays } from '../kernel/date.ts';
import { day } from '../kernel/day.ts';
import { visitBookingShape } from './visit-janji.ts';

const id = z.coerce.number().int().positive('Wajib diisi');

const MOST_DAYS = 31;
const MOST_CALENDAR_DAYS = 14;
const order = { path: ['end_date'], message: 'Tanggal akhir harus setelah tanggal awal' };
const within = (days: number) => ({ path: ['end_date'], message: `Rentang paling lama ${days} hari` });
const isWithin =
  (days: number) =>
  (q: { readonly start_date: string; readonly end_date: string }): boolean =>
    q.end_date < addDays(q.start_date, days);

export const scheduleCalls = {
  'service.jadwal.slot': defineCall({
    name: 'service.jadwal.slot',
    method: 'GET',
    path: 'service/jadwal/slot',
    module: 'service',
    summary: 'Jam praktik seorang dokter dengan kapasitas dan isinya, paling lama 31 hari',
    query: z
      .strictObject({ doctor: id, start_date: day, end_date: day })
      .refine((q) => q.start_date <= q.end_date, order)
      .refine(isWithin(MOST_DAYS), within(MOST_DAYS)),
    writes: false,
  }),
  'service.jadwal.kalender': defineCall({
    name: 'service.jadwal.kalender',
    method: 'GET',
    path: 'service/jadwal/kalender',
    module: 'service',
    summary: 'Sesi, libur dan kunjungan cabang untuk kalender, paling lama 14 hari',
    query: z
      .strictObject({ start_date: day, end_date: day, doctor: id.optional() })
      .refine((q) => q.start_date <= q.end_date, order)
      .refine(isWithin(MOST_CALENDAR_DAYS), within(MOST_CALENDAR_DAYS)),
    writes: false,
  }),
  'service.jadwal.rencana': defineCall({
    name: 'service.jadwal.rencana',
    method: 'GET',
    path: 'service/jadwal/rencana',
    module: 'service',
    summary: 'Tindakan rencana yang disetujui dan belum dijadwalkan',
    query: z.strictObject({ customer: id.optional(), doctor: id.optional() }),
    writes: false,
  }),
  'service.visit.janji': defineCall({
    name: 'service.visit.janji',
    method: 'POST',
    path: 'service/visit/janji',
    module: 'service',
    summary: 'Kunjungan baru dengan tindakannya: item rencana perawatan dan tindakan katalog',
    body: visitBookingShape,
    writes: true,
  }),
  'service.visit.unit': defineCall({
    name: 'service.visit.unit',
    method: 'GET',
    path: 'service/visit/unit',
    module: 'service',
    summary: 'Unit aktif cabang: kosong, atau siapa di dalamnya dan sejak kapan',
    writes: false,
  }),
  'service.visit.pengingat': defineCall({
    name: 'service.visit.pengingat',
    method: 'GET',
    path: 'service/visit/pengingat',
    module: 'service',
    summary: 'Janji yang belum dikonfirmasi pada satu hari, dengan nomor dan teks WhatsApp',
    query: z.strictObject({ date: day }),
    writes: false,
  }),
  'service.daftartunggu.usulan': defineCall({
    name: 'service.daftartunggu.usulan',
    method: 'GET',
    path: 'service/daftartunggu/usulan',
    module: 'service',
    summary: 'Tempat kosong karena pembatalan, dengan pasien daftar tunggu yang cocok',
    writes: false,
  }),
  'service.visit.antrian': defineCall({
    name: 'service.visit.antrian',
    method: 'GET',
    path: 'service/visit/antrian',
    module: 'service',
    summary: 'Layar antrian hari ini: dipanggil, dalam unit, menunggu; nama disamarkan',
    query: z.strictObject({ doctor: id.optional() }),
    writes: false,
  }),
} as const;
