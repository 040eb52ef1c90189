// How far a doctor's fee of one treatment has come (finance.md 4 '/user/{id}/finance').
import { valuesOf } from '../kernel/field.ts';

export const feeStates = [
  { value: 'awaitsLab', name: 'awaitsLab', label: 'Menunggu lab', tone: 'warning' },
  { value: 'awaitsPatient', name: 'awaitsPatient', label: 'Menunggu pembayaran pasien', tone: 'info' },
  { value: 'owed', name: 'owed', label: 'Terutang', tone: 'warning' },
  { value: 'overpaid', name: 'overpaid', label: 'Kelebihan bayar', tone: 'danger' },
  { value: 'paid', name: 'paid', label: 'Dibayar', tone: 'success' },
  { value: 'cancelled', name: 'cancelled', label: 'Batal', tone: 'danger' },
] as const;
export const feeState = valuesOf(feeStates);
export type FeeState = (typeof feeStates)[number]['value'];
