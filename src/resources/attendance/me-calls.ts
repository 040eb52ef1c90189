// Somebody's own attendance: today, coming and leaving, his days and his roster (attendance.md 5).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';

const module = 'attendance';

/** Characters of a picture as a data URL: what a camera gives at 640 pixels is far smaller. */
const LONGEST_PHOTO = 400_000;
export const photoShape = z
  .string({ error: 'Foto tidak valid' })
  .max(LONGEST_PHOTO, 'Foto terlalu besar')
  .regex(/^data:image\/(jpeg|png);base64,[A-Za-z0-9+/]+={0,2}$/, 'Foto tidak valid');

const NUMBER = 'Harus angka';
const place = z.strictObject({
  lat: z.number({ error: NUMBER }).min(-90, 'Minimal -90').max(90, 'Maksimal 90').nullish(),
  lng: z.number({ error: NUMBER }).min(-180, 'Minimal -180').max(180, 'Maksimal 180').nullish(),
  /** Metres. */
  accuracy: z.number({ error: NUMBER }).min(0, 'Minimal 0').max(100_000_000).nullish(),
  photo: photoShape.nullish(),
});

const check = <const N extends 'checkin' | 'checkout'>(name: N, summary: string) =>
  defineCall({
    name: `attendance.me.${name}`,
    method: 'POST',
    path: `attendance/me/${name}`,
    module,
    summary,
    writes: true,
    body: place.default({}),
  });

export const meCalls = {
  'attendance.me.show': defineCall({
    name: 'attendance.me.show',
    method: 'GET',
    path: 'attendance/me',
    module,
    summary: 'Absensi sendiri: hari ini, shift, dan cara absen yang berlaku',
    writes: false,
  }),
  'attendance.me.month': defineCall({
    name: 'attendance.me.month',
    method: 'GET',
    path: 'attendance/me/month',
    module,
    summary: 'Kalender absensi dan jadwal sendiri satu bulan',
    writes: false,
    query: z.strictObject({
      month: z.string({ error: 'Wajib diisi' }).regex(/^(19|2\d)\d\d-(0[1-9]|1[0-2])$/, 'Bulan tidak valid'),
    }),
  }),
  'attendance.me.checkin': check('checkin', 'Absen masuk'),
  'attendance.me.checkout': check('checkout', 'Absen pulang'),
} as const;
