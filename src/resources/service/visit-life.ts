// The steps between the states of a visit (service.md 3.1).
import { field } from '../kernel/field.ts';
import { bookingVerbs, checkoutInput } from './visit-booking.ts';
import { openVisitStates, visitState as state } from './visit-state.ts';
import { activeStatus } from '../kernel/active.ts';
import { userRole } from '../platform/role.ts';
import { branchFilter } from '../kernel/branch-filter.ts';

/** Of `cancelTypes`: who never came, marked by the night or by hand. */
export const ABSENT = 'tidak_hadir';
export const cancelTypes = [
  { value: 'batal_pasien', label: 'Dibatalkan pasien' },
  { value: 'batal_klinik', label: 'Dibatalkan klinik' },
  { value: ABSENT, label: 'Tidak hadir' },
  { value: 'salah_input', label: 'Salah input' },
] as const;

const CANCELLED = { [state.cancelled]: 'visit-cancelled' } as const;

export const visitVerbs = {
  ...bookingVerbs,
  konfirmasi: {
    label: 'Konfirmasi',
    from: [state.unconfirmed],
    to: state.waiting,
    input: {},
    tone: 'primary',
    otherwise: CANCELLED,
  },
  batalkonfirmasi: {
    label: 'Batal konfirmasi',
    from: [state.waiting],
    to: state.unconfirmed,
    input: {},
    otherwise: CANCELLED,
  },
  panggil: { label: 'Panggil', from: [state.waiting], to: state.waiting, input: {}, otherwise: CANCELLED },
  masukunit: {
    label: 'Masuk unit',
    from: [state.waiting],
    to: state.inUnit,
    input: {
      unit_id: field.ref('Unit', { to: 'service.unit', embed: 'unitdata', filter: { status: activeStatus.active } }),
      perawat_id: field.ref('Perawat', {
        to: 'platform.users',
        embed: 'perawatdata',
        own: true,
        filter: { role: userRole.perawat },
      }),
    },
    tone: 'primary',
    otherwise: CANCELLED,
  },
  kembaliantri: { label: 'Kembali antri', from: [state.inUnit], to: state.waiting, input: {}, otherwise: CANCELLED },
  selesai: {
    label: 'Selesai',
    from: [state.inUnit],
    to: state.finished,
    input: checkoutInput,
    tone: 'primary',
    confirm: 'Selesaikan kunjungan dan buat tagihan?',
    otherwise: CANCELLED,
  },
  bukakembali: {
    label: 'Buka kembali',
    from: [state.finished],
    to: state.inUnit,
    input: { reason: field.note('Alasan', { required: true, max: 300 }) },
    otherwise: CANCELLED,
  },
  batal: {
    label: 'Batalkan',
    from: openVisitStates,
    to: state.cancelled,
    input: {
      cancel_type: field.choice('Jenis pembatalan', { required: true, options: cancelTypes }),
      reason: field.note('Alasan', { max: 300 }),
    },
    tone: 'danger',
    otherwise: { [state.finished]: 'visit-finished', ...CANCELLED },
  },
} as const;

/** Parameters of the list of visits (service.md 5). */
export const visitFilters = {
  status: { by: 'equals', column: 'status' },
  doctor: { by: 'equals', column: 'doctor_id' },
  customer: { by: 'equals', column: 'customer_id' },
  unit: { by: 'equals', column: 'unit_id' },
  visit_date: { by: 'equals', column: 'visit_date' },
  period: { by: 'period', column: 'visit_date' },
  type: { by: 'equals', column: 'type' },
  isnew: { by: 'equals', column: 'isnew' },
  answer: { by: 'equals', column: 'patient_answer' },
  ispaid: { by: 'equals', column: 'ispaid' },
  cancel: { by: 'equals', column: 'cancel_type' },
  /** Those who wait now, for so long at least. */
  waited: { by: 'custom', field: field.integer('Tunggu minimal (mnt)', { min: 1, max: 600 }) },
  profile_id: branchFilter,
  sum: {
    by: 'custom',
    field: field.choice('Jumlah', { options: ['1', 'true'].map((value) => ({ value, label: value })) }),
  },
} as const;

/** Columns of the daily list (service.md 4). */
export const visitColumns = [
  'code',
  'label',
  'visit_date',
  'session_time',
  'customer_id',
  'status',
  'doctor_id',
  'waiting_minutes',
  'type',
  'unit_id',
  'bill_id',
  'bayar',
] as const;
