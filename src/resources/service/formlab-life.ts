// States of a form lab and the steps between them (service.md 3.2).
import { field } from '../kernel/field.ts';

export const formlabStates = {
  [-1]: { label: 'Batal', tone: 'danger' },
  0: { label: 'Dibuat', tone: 'neutral' },
  1: { label: 'Dikirim', tone: 'info' },
  2: { label: 'Diterima', tone: 'warning' },
  3: { label: 'Terpasang', tone: 'success' },
} as const;

export const remakeFaults = [
  { value: 'lab', label: 'Laboratorium' },
  { value: 'klinik', label: 'Klinik' },
  { value: 'pasien', label: 'Pasien' },
] as const;

export const formlabVerbs = {
  kirim: {
    label: 'Kirim',
    from: [0],
    to: 1,
    input: { courier: field.text('Kurir', { max: 60, help: 'Siapa yang membawa' }) },
    tone: 'primary',
  },
  terima: {
    label: 'Terima',
    from: [1],
    to: 2,
    input: {
      checked_by: field.ref('Diperiksa oleh', {
        to: 'platform.users',
        embed: 'checkerdata',
        filter: { role: 11 },
        help: 'Kosong: Anda sendiri',
      }),
    },
    tone: 'primary',
    otherwise: { 0: 'formlab-not-sent' },
  },
  pasang: {
    label: 'Pasang',
    from: [2],
    to: 3,
    input: {},
    tone: 'primary',
    confirm: 'Hasil lab sudah terpasang pada pasien?',
    otherwise: { 0: 'formlab-not-sent', 1: 'formlab-not-received' },
  },
  // The row keeps its state: the work starts again as a form lab of its own.
  ulang: {
    label: 'Buat ulang',
    from: [1, 2],
    to: 2,
    input: {
      remake_fault: field.choice('Kesalahan pada', { required: true, options: remakeFaults }),
      instruksi: field.note('Instruksi', { max: 1000, help: 'Kosong: sama dengan yang pertama' }),
    },
    otherwise: { 0: 'formlab-not-sent' },
  },
  batal: {
    label: 'Batalkan',
    from: [0, 1],
    to: -1,
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
