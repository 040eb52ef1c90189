import { defineDocument, stateOf } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { userRole } from '../platform/role.ts';

export const recallReasons = [
  { value: 'kontrol', label: 'Kontrol' },
  { value: 'orto', label: 'Orto' },
  { value: 'perio', label: 'Perio' },
  { value: 'recall 6 bulan', label: 'Recall 6 bulan' },
] as const;

/** What came of calling a patient. */
export const recallResults = [
  { value: 'janji', label: 'Janji', tone: 'success' },
  { value: 'tidak diangkat', label: 'Tidak diangkat', tone: 'warning' },
  { value: 'menolak', label: 'Menolak', tone: 'danger' },
] as const;

const doctor = { to: 'platform.users', embed: 'doctordata', filter: { role: userRole.dokter } } as const;

const states = {
  [-1]: { name: 'declined', label: 'Menolak', tone: 'danger' },
  0: { name: 'open', label: 'Terbuka', tone: 'warning' },
  1: { name: 'booked', label: 'Dibuat janji', tone: 'info' },
  2: { name: 'done', label: 'Selesai', tone: 'success' },
} as const;
const state = stateOf(states);

/** A patient who is to come again, and every try to reach him (service.md 2.17, 10). */
export const recall = defineDocument({
  name: 'service.recall',
  path: 'service/recall',
  table: 'recalls',
  module: 'service',
  scope: 'branch',
  singular: 'recall',
  label: 'Kontrol & Recall',
  states,
  verbs: {
    hasil: {
      label: 'Catat hasil',
      from: [state.open],
      to: state.open,
      /** With 'janji' the appointment is made in the same step; the doctor is the recall's unless another is given. */
      input: {
        result: field.choice('Hasil', { required: true, options: recallResults }),
        note: field.note('Catatan', { max: 300 }),
        doctor_id: field.ref('Dokter', doctor),
        visit_date: field.date('Tanggal'),
        session_time: field.time('Jam'),
      },
    },
  },
  fields: {
    customer_id: field.ref('Pasien', {
      required: true,
      to: 'platform.users',
      embed: 'customerdata',
      filter: { role: userRole.customer },
    }),
    doctor_id: field.ref('Dokter', doctor),
    reason: field.choice('Alasan', { required: true, options: recallReasons }),
    due_at: field.date('Jatuh tempo', { required: true }),
    note: field.note('Catatan', { max: 300 }),
    source_visit_id: field.ref('Kunjungan asal', { server: true, to: 'service.visit', embed: 'sourcedata' }),
    visit_id: field.ref('Janji', { server: true, to: 'service.visit', embed: 'visitdata' }),
    attempts: field.json('Kontak', { required: true, server: true }),
    last_contact_at: field.instant('Kontak terakhir', { server: true }),
  },
  title: 'reason',
  keyword: ['customer_id'],
  list: {
    columns: ['customer_id', 'reason', 'due_at', 'doctor_id', 'last_contact_at', 'status'],
    filters: {
      status: { by: 'equals', column: 'status' },
      reason: { by: 'equals', column: 'reason' },
      doctor: { by: 'equals', column: 'doctor_id' },
      customer: { by: 'equals', column: 'customer_id' },
      period: { by: 'period', column: 'due_at' },
    },
    sort: { field: 'due_at', order: 'asc' },
    sortable: ['due_at', 'last_contact_at', 'reason', 'status'],
  },
  form: [{ label: 'Recall', fields: ['customer_id', 'reason', 'due_at', 'doctor_id', 'note'] }],
  operations: { list: 'usecase', show: 'usecase', create: 'generic', export: true },
  screens: {},
});
