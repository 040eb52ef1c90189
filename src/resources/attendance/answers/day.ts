// What the calls about days of the staff answer.
import { z } from 'zod';
import {
  count,
  dayText,
  decimal,
  FILE,
  flag,
  id,
  instantText,
  integer,
  listOf,
  text,
  timeText,
} from '../../kernel/answer.ts';
import { dayLetters, dayStatus, punchDirection, punchSource } from '../day-status.ts';

const status = z.literal(Object.values(dayStatus));
const source = z.literal(Object.values(punchSource)).nullable();
const letter = z.enum([...new Set(Object.values(dayLetters))]);

export const dayPerson = z.strictObject({
  id,
  name: text,
  initial: text,
  jobname: text.nullable(),
  attendance_code: text.nullable(),
  avatarurl: text.nullable(),
});
export const dayShift = z.strictObject({
  id,
  code: text,
  name: text,
  color: text,
  start_time: timeText,
  end_time: timeText,
});
/** A day as it was reckoned; without an id it has no row yet: nothing has happened to it. */
const dayFields = {
  id: id.nullable(),
  work_date: dayText,
  shift: dayShift.nullable(),
  scheduled_in: instantText.nullable(),
  scheduled_out: instantText.nullable(),
  in_at: instantText.nullable(),
  out_at: instantText.nullable(),
  in_source: source,
  out_source: source,
  late_minutes: count,
  early_minutes: count,
  work_minutes: count,
  overtime_minutes: count,
  status,
  letter,
  leave_id: id.nullable(),
  is_half_day: flag,
  is_edited: flag,
  note: text.nullable(),
  version: integer,
} as const;
export const ownDay = z.strictObject(dayFields);
const dayRow = z.strictObject({
  ...dayFields,
  pegawai: dayPerson,
  department: z.strictObject({ id, name: text }).nullable(),
});

/** Days are counted in halves. */
export const dayTotals = z.strictObject({
  hadir: decimal,
  telat: count,
  telat_menit: count,
  izin: decimal,
  sakit: decimal,
  cuti: decimal,
  dinas: decimal,
  alpha: decimal,
  libur: decimal,
  tidak_lengkap: decimal,
  kerja_menit: count,
  lembur_menit: count,
  kehadiran: decimal.nullable(),
});

const punch = z.strictObject({
  id,
  pegawai: z.strictObject({ id, name: text }),
  punched_at: instantText,
  direction: z.literal(Object.values(punchDirection)),
  source: z.literal(Object.values(punchSource)),
  device: text.nullable(),
  ip: text.nullable(),
  lat: decimal.nullable(),
  lng: decimal.nullable(),
  accuracy_m: count.nullable(),
  distance_m: count.nullable(),
  photo_url: text.nullable(),
  note: text.nullable(),
  is_void: flag,
  void_reason: text.nullable(),
  created_by: text.nullable(),
});

export const dayAnswers = {
  'attendance.attendance.daily': z.strictObject({
    data: z.array(dayRow),
    count,
    /** Of all states, whatever state was asked for. */
    sum: z.record(z.string(), count),
  }),
  'attendance.attendance.monthly': z.array(
    z.strictObject({ pegawai: dayPerson, days: z.record(z.string(), letter), totals: dayTotals }),
  ),
  'attendance.attendance.punch': dayRow,
  'attendance.attendance.edit': dayRow,
  'attendance.attendance.recalc': z.strictObject({ changed: count }),
  'attendance.attendance.import': z.strictObject({
    data: z.strictObject({
      format: z.enum(['log', 'harian']),
      ok: count,
      duplicate: count,
      unknown_code: z.array(text),
      /** Rows of unknown codes. */
      unknown: count,
      errors: z.array(z.strictObject({ row: integer, message: text })),
      /** All of them; `errors` holds the first ones. */
      wrong: count,
      /** Days that came out otherwise. */
      changed: count,
      first_date: dayText.nullable(),
      last_date: dayText.nullable(),
      staff: count,
    }),
  }),
  'attendance.attendance.template': FILE,
  'attendance.log.list': listOf(punch),
  'attendance.log.void': punch,
  'attendance.me.show': z.strictObject({
    /** Null: he is no member of attendance. */
    today: ownDay.nullable(),
    now: instantText,
    /** What he can do next. */
    next: z.enum(['in', 'out']).nullable(),
    allowed: z.strictObject({
      web: flag,
      ip_ok: flag,
      photo: flag,
      /** Null: anywhere. */
      geo: z.strictObject({ lat: decimal, lng: decimal, radius_m: count }).nullable(),
    }),
    /** Days of leave that are left this year; null: none are kept. */
    balance: decimal.nullable(),
  }),
  'attendance.me.month': z.strictObject({
    days: z.array(ownDay.extend({ holiday: text.nullable() })),
    totals: dayTotals,
  }),
  'attendance.me.checkin': ownDay,
  'attendance.me.checkout': ownDay,
} as const;
