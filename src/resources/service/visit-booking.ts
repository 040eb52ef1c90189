// What a visit carries of its appointment: the place that it takes, the reminder, the next control (service.md 2.6).
import { field, valuesOf } from '../kernel/field.ts';
import { visitState as state } from './visit-state.ts';
import { userRole } from '../platform/role.ts';
import { activeStatus } from '../kernel/active.ts';

export const patientAnswers = [
  { value: 'hadir', label: 'Hadir', tone: 'success' },
  { value: 'tidak', label: 'Tidak hadir', tone: 'danger' },
] as const;

/** Who is called before others that wait. */
export const visitPriorities = [
  { value: 0, name: 'ordinary', label: 'Biasa' },
  { value: 1, name: 'frail', label: 'Lansia/ibu hamil/anak', tone: 'info' },
  { value: 2, name: 'emergency', label: 'Darurat', tone: 'danger' },
] as const;
export const visitPriority = valuesOf(visitPriorities);

/** How long an appointment lasts, and where and with whom it is planned; all of it holds its time (workspace.md 4). */
export const placeFields = {
  minutes: field.integer('Lama (menit)', { min: 5, max: 480, help: 'Dibulatkan ke slot sesi; kosong: satu slot' }),
  booked_unit_id: field.ref('Unit dipesan', {
    to: 'service.unit',
    embed: 'booked_unitdata',
    filter: { status: activeStatus.active },
  }),
  booked_perawat_id: field.ref('Perawat dipesan', {
    to: 'platform.users',
    embed: 'booked_perawatdata',
    own: true,
    filter: { role: userRole.perawat },
  }),
} as const;

export const bookingFields = {
  session_time: field.time('Jam'),
  ...placeFields,
  overbooked: field.flag('Di luar kapasitas', { required: true, server: true }),
  jadwal_id: field.ref('Sesi', { server: true, to: 'service.jadwal', embed: 'jadwaldata' }),
  reminder_sent_at: field.instant('Pengingat dikirim', { server: true }),
  patient_answer: field.choice('Jawaban pasien', { server: true, options: patientAnswers }),
  next_control_at: field.date('Kontrol berikutnya', { server: true }),
  next_control_perawatan_id: field.ref('Tindakan kontrol', {
    server: true,
    to: 'service.tindakanmedis',
    embed: 'next_control_perawatandata',
  }),
  next_control_minutes: field.integer('Lama kontrol (menit)', { server: true, min: 5, max: 480 }),
  desk_note: field.note('Catatan untuk kasir', { server: true, max: 300 }),
} as const;

/** What the end of a visit asks for, and the visit keeps (workspace.md 3). */
export const checkoutInput = {
  next_control_at: field.date('Kontrol berikutnya', { help: 'Masuk daftar kontrol & recall' }),
  next_control_perawatan_id: field.ref('Tindakan kontrol', {
    to: 'service.tindakanmedis',
    embed: 'next_control_perawatandata',
    filter: { status: activeStatus.active },
  }),
  next_control_minutes: field.integer('Lama kontrol (menit)', { min: 5, max: 480 }),
  desk_note: field.note('Catatan untuk kasir', { max: 300 }),
} as const;

/** Verbs of an appointment that is not confirmed yet; its state stays. */
export const bookingVerbs = {
  jadwalulang: {
    label: 'Jadwal ulang',
    from: [state.unconfirmed],
    to: state.unconfirmed,
    /** What is left out stays as it is; an empty time gives the place up, and what was planned for it. */
    input: {
      doctor_id: field.ref('Dokter', { to: 'platform.users', embed: 'doctordata', filter: { role: userRole.dokter } }),
      visit_date: field.date('Tanggal'),
      session_time: field.time('Jam'),
      ...placeFields,
    },
    otherwise: { [state.cancelled]: 'visit-cancelled' },
  },
  ingatkan: {
    label: 'Tandai pengingat',
    from: [state.unconfirmed],
    to: state.unconfirmed,
    input: { patient_answer: field.choice('Jawaban pasien', { options: patientAnswers }) },
    otherwise: { [state.cancelled]: 'visit-cancelled' },
  },
} as const;

/** The bill of what was done, and whether it is paid. */
export const billFields = {
  bill_id: field.ref('Tagihan', { server: true, to: 'finance.bill', embed: 'billdata' }),
  ispaid: field.flag('Lunas', { required: true, server: true }),
  bayar: field.derived('Bayar', { as: 'text' }),
} as const;
