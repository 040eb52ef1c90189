// How a run of payroll lives, and its slips (attendance.md 3).
import { stateOf } from '../kernel/define.ts';
import { field, valuesOf } from '../kernel/field.ts';

export const periodStates = {
  0: { name: 'draft', label: 'Draft', tone: 'neutral' },
  1: { name: 'computed', label: 'Dihitung', tone: 'info' },
  2: { name: 'approved', label: 'Disetujui', tone: 'warning' },
  3: { name: 'posted', label: 'Diposting', tone: 'warning' },
  4: { name: 'paid', label: 'Lunas', tone: 'success' },
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
} as const;
export const periodState = stateOf(periodStates);
/** States of a run in which the attendance of its days is closed. */
export const lockingStates: readonly number[] = [periodState.approved, periodState.posted, periodState.paid];

export const slipStates = {
  0: { name: 'draft', label: 'Draft', tone: 'neutral' },
  1: { name: 'computed', label: 'Dihitung', tone: 'info' },
  2: { name: 'approved', label: 'Disetujui', tone: 'warning' },
  3: { name: 'posted', label: 'Diposting', tone: 'warning' },
  4: { name: 'paid', label: 'Dibayar', tone: 'success' },
  [-1]: { name: 'excluded', label: 'Dikecualikan', tone: 'danger' },
} as const;
export const payslipState = stateOf(slipStates);
/** What a slip must not be approved with, or what somebody should look at (attendance.md 2). */
export const slipFlags = ['rekening kosong', 'gaji minus', 'absen belum lengkap', 'batas JP lama'] as const;
export type SlipFlag = (typeof slipFlags)[number];
/** Which its employee may read. */
export const shownSlipStates: readonly number[] = [payslipState.posted, payslipState.paid];

const reason = field.note('Alasan', { required: true, max: 300 });
const { draft, computed, approved, posted, paid } = periodState;

export const periodVerbs = {
  approve: {
    label: 'Setujui',
    from: [computed],
    to: approved,
    /** `override`: days that are not resolved yet do not keep it from being approved. */
    input: { reason, override: field.flag('Setujui walau absensi belum lengkap') },
    tone: 'primary',
    confirm: 'Setujui payroll ini? Absensi periodenya terkunci.',
    otherwise: {
      [draft]: 'payroll-not-computed',
      [approved]: 'payroll-approved',
      [posted]: 'payroll-posted',
      [paid]: 'payroll-posted',
    },
  },
  reopen: {
    label: 'Buka Kembali',
    from: [approved],
    to: computed,
    input: { reason },
    confirm: 'Buka kembali payroll ini? Absensi periodenya dapat diubah lagi.',
    otherwise: { [posted]: 'payroll-posted', [paid]: 'payroll-posted' },
  },
  post: {
    label: 'Posting',
    from: [approved],
    to: posted,
    input: { reason: field.note('Catatan', { max: 300 }) },
    tone: 'primary',
    confirm: 'Posting payroll ini? Jurnal, hutang gaji dan PPh 21 dibukukan.',
    otherwise: {
      [draft]: 'payroll-not-approved',
      [computed]: 'payroll-not-approved',
      [posted]: 'payroll-posted',
      [paid]: 'payroll-posted',
    },
  },
  unpost: {
    label: 'Batal Posting',
    from: [posted],
    to: approved,
    input: { reason },
    tone: 'danger',
    confirm: 'Batalkan posting? Jurnalnya dibalik, fee dokter dan kasbon terbuka kembali.',
    otherwise: { [paid]: 'payslip-some-paid' },
  },
  cancel: {
    label: 'Batalkan',
    from: [draft, computed],
    to: periodState.cancelled,
    input: { reason },
    tone: 'danger',
    confirm: 'Batalkan periode ini beserta slip-slipnya?',
    otherwise: { [approved]: 'payroll-approved', [posted]: 'payroll-posted', [paid]: 'payroll-posted' },
  },
} as const;

export const periodKinds = [
  { value: 1, name: 'wages', label: 'Gaji' },
  { value: 2, name: 'bonus', label: 'THR/Bonus' },
  { value: 3, name: 'daily', label: 'Upah Harian' },
] as const;
export const periodKind = valuesOf(periodKinds);

/** What a day's wage is a part of. */
export const workdayBases = [
  { value: 'jadwal', name: 'schedule', label: 'Hari terjadwal' },
  { value: '25', name: 'days25', label: '25 hari' },
  { value: '21', name: 'days21', label: '21 hari' },
] as const;
