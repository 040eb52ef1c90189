// States of a form lab and the steps between them (service.md 3.2).
import { stateOf } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { userRole } from '../platform/role.ts';

export const formlabStates = {
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
  0: { name: 'draft', label: 'Dibuat', tone: 'neutral' },
  1: { name: 'sent', label: 'Dikirim', tone: 'info' },
  2: { name: 'received', label: 'Diterima', tone: 'warning' },
  3: { name: 'fitted', label: 'Terpasang', tone: 'success' },
} as const;
const state = stateOf(formlabStates);

export const remakeFaults = [
  { value: 'lab', label: 'Laboratorium' },
  { value: 'klinik', label: 'Klinik' },
  { value: 'pasien', label: 'Pasien' },
] as const;

export const formlabVerbs = {
  kirim: {
    label: 'Kirim',
    from: [state.draft],
    to: state.sent,
    input: { courier: field.text('Kurir', { max: 60, help: 'Siapa yang membawa' }) },
    tone: 'primary',
  },
  terima: {
    label: 'Terima',
    from: [state.sent],
    to: state.received,
    input: {
      checked_by: field.ref('Diperiksa oleh', {
        to: 'platform.users',
        embed: 'checkerdata',
        own: true,
        filter: { role: userRole.perawat },
        help: 'Kosong: Anda sendiri',
      }),
    },
    tone: 'primary',
    otherwise: { [state.draft]: 'formlab-not-sent' },
  },
  pasang: {
    label: 'Pasang',
    from: [state.received],
    to: state.fitted,
    input: {},
    tone: 'primary',
    confirm: 'Hasil lab sudah terpasang pada pasien?',
    otherwise: { [state.draft]: 'formlab-not-sent', [state.sent]: 'formlab-not-received' },
  },
  // The row keeps its state: the work starts again as a form lab of its own.
  ulang: {
    label: 'Buat ulang',
    from: [state.sent, state.received],
    to: state.received,
    input: {
      remake_fault: field.choice('Kesalahan pada', { required: true, options: remakeFaults }),
      instruksi: field.note('Instruksi', { max: 1000, help: 'Kosong: sama dengan yang pertama' }),
    },
    otherwise: { [state.draft]: 'formlab-not-sent' },
  },
  batal: {
    label: 'Batalkan',
    from: [state.draft, state.sent],
    to: state.cancelled,
    input: {},
    tone: 'danger',
    confirm: 'Batalkan form lab ini?',
  },
} as const;

/** Parameters of the list (service.md 4). */
export const formlabFilters = {
  status: { by: 'equals', column: 'status' },
  laboratorium: { by: 'equals', column: 'laboratorium_id' },
  doctor: { by: 'equals', column: 'doctor_id' },
  customer: { by: 'equals', column: 'customer_id' },
  visit: { by: 'equals', column: 'visit_id' },
  perawatan: { by: 'equals', column: 'visitperawatan_id' },
  period: { by: 'period', column: 'sent_at' },
  islate: { by: 'custom', field: field.flag('Terlambat') },
  sum: {
    by: 'custom',
    field: field.choice('Jumlah', {
      options: ['1', 'true', 'qty', 'labfee_estimate', 'price'].map((value) => ({ value, label: value })),
    }),
  },
} as const;
