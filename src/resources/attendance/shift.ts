import { activeField } from '../kernel/active.ts';
import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { WEEKDAYS } from '../service/weekday.ts';

/** Hours of work with their tolerances (attendance.md 2). Minutes; an end at or before the start lies on the next day. */
export const shift = defineMaster({
  name: 'attendance.shift',
  path: 'attendance/shift',
  table: 'shifts',
  module: 'attendance',
  scope: 'branch',
  singular: 'shift',
  label: 'Shift',
  fields: {
    code: field.code('Kode', { required: true, max: 6, pattern: /^[A-Z0-9]{1,6}$/, help: 'Dicetak pada jadwal' }),
    name: field.text('Nama', { required: true, min: 2, max: 40 }),
    color: field.text('Warna', {
      required: true,
      max: 7,
      pattern: /^#[0-9a-f]{6}$/,
      help: 'Kode warna, misalnya #1677ff',
    }),
    start_time: field.time('Jam masuk', { required: true }),
    end_time: field.time('Jam pulang', { required: true, help: 'Sama atau sebelum jam masuk: hari berikutnya' }),
    cross_midnight: field.flag('Lewat tengah malam', { required: true, server: true }),
    break_minutes: field.integer('Istirahat (menit)', {
      required: true,
      min: 0,
      max: 180,
      help: 'Dikurangkan bila bekerja lebih dari 4 jam',
    }),
    late_tolerance: field.integer('Toleransi terlambat (menit)', { required: true, min: 0, max: 120 }),
    early_leave_tolerance: field.integer('Toleransi pulang cepat (menit)', { required: true, min: 0, max: 120 }),
    window_before: field.integer('Absen sebelum masuk (menit)', { required: true, min: 0, max: 720 }),
    window_after: field.integer('Absen setelah pulang (menit)', { required: true, min: 0, max: 720 }),
    days: field.choice('Hari', {
      required: true,
      many: true,
      options: WEEKDAYS,
      help: 'Dipakai bila tidak ada jadwal',
    }),
    workdays: field.integer('Hari (bit: Senin 1 ... Minggu 64)', { required: true, server: true, internal: true }),
    off_on_holiday: field.flag('Libur pada hari libur', { required: true }),
    status: activeField,
  },
  title: 'name',
  keyword: ['code', 'name'],
  list: {
    columns: [
      'code',
      'name',
      'start_time',
      'end_time',
      'cross_midnight',
      'break_minutes',
      'late_tolerance',
      'days',
      'status',
    ],
    filters: { status: { by: 'equals', column: 'status' } },
    sort: { field: 'start_time', order: 'asc' },
    sortable: ['code', 'name', 'start_time', 'status'],
  },
  form: [
    { label: 'Shift', fields: ['code', 'name', 'color', 'start_time', 'end_time', 'break_minutes'] },
    { label: 'Hari', fields: ['days', 'off_on_holiday', 'status'] },
    { label: 'Absen', fields: ['late_tolerance', 'early_leave_tolerance', 'window_before', 'window_after'] },
  ],
  operations: {
    list: 'generic',
    show: 'generic',
    pick: ['code', 'color', 'start_time', 'end_time', 'status'],
    create: 'generic',
    edit: 'generic',
    delete: 'generic',
    export: true,
  },
  screens: { list: '/attendance/master/shift', show: '/attendance/master/shift/:id', bespoke: ['list'] },
});
