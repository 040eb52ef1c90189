// The life of a package's version: its states, and what is done to it (paket.md 3.1).
import { stateOf } from '../kernel/define.ts';
import { field, valuesOf } from '../kernel/field.ts';

export const historyStates = {
  0: { name: 'draft', label: 'Draft', tone: 'neutral' },
  1: { name: 'active', label: 'Aktif', tone: 'success' },
  [-1]: { name: 'inactive', label: 'Nonaktif', tone: 'danger' },
} as const;
export const historyState = stateOf(historyStates);
const state = historyState;

export const installmentSchemas = [
  { value: 0, name: 'whole', label: 'Lunas' },
  { value: 1, name: 'credit', label: 'DP + cicilan' },
] as const;
export const installmentSchema = valuesOf(installmentSchemas);

export const programTypes = [
  { value: 1, name: 'treatment', label: 'Tindakan' },
  { value: 2, name: 'item', label: 'Item' },
  { value: 3, name: 'formlab', label: 'Form lab' },
] as const;
/** What a line of a package gives. */
export const programType = valuesOf(programTypes);

export const historyVerbs = {
  aktifkan: {
    label: 'Aktifkan',
    from: [state.draft],
    to: state.active,
    input: { active_at: field.instant('Aktif mulai', { help: 'Kosong: sekarang' }) },
    tone: 'primary',
    otherwise: { [state.active]: 'package-status', [state.inactive]: 'package-status' },
  },
  nonaktifkan: {
    label: 'Nonaktifkan',
    from: [state.active],
    to: state.inactive,
    input: { reason: field.note('Alasan', { required: true, max: 300 }) },
    tone: 'danger',
    confirm: 'Paket ini tidak dijual lagi. Paket yang sudah terjual tetap berlaku.',
    otherwise: { [state.draft]: 'package-status', [state.inactive]: 'package-status' },
  },
  salin: { label: 'Salin', from: [state.draft, state.active, state.inactive], to: state.draft, input: {} },
} as const;
