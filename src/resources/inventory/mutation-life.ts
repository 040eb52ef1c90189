// The life of a mutation (inventory.md 3).
import { stateOf } from '../kernel/define.ts';
import { field, valuesOf } from '../kernel/field.ts';

export const mutationTypes = [
  { value: 1, name: 'within', label: 'Antar Gudang' },
  { value: 2, name: 'between', label: 'Antar Cabang' },
] as const;
export const mutationType = valuesOf(mutationTypes);

export const mutationStates = {
  0: { name: 'draft', label: 'Permintaan', tone: 'neutral' },
  1: { name: 'waiting', label: 'Menunggu Persetujuan', tone: 'warning' },
  2: { name: 'underway', label: 'Dalam Perjalanan', tone: 'info' },
  3: { name: 'partial', label: 'Diterima Sebagian', tone: 'warning' },
  4: { name: 'done', label: 'Selesai', tone: 'success' },
  [-1]: { name: 'rejected', label: 'Ditolak', tone: 'danger' },
  [-2]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
} as const;
export const mutationState = stateOf(mutationStates);
/** Some of the goods are on the road. */
export const underwayStates = [mutationState.underway, mutationState.partial] as const;

const decision = { reason: field.note('Alasan', { required: true, max: 300 }) } as const;
const processed = {
  [mutationState.underway]: 'document-processed',
  [mutationState.partial]: 'document-processed',
  [mutationState.done]: 'document-processed',
  [mutationState.rejected]: 'document-processed',
  [mutationState.cancelled]: 'document-processed',
} as const;

export const mutationVerbs = {
  send: {
    label: 'Kirim',
    from: [mutationState.draft],
    to: mutationState.underway,
    input: { courier: field.text('Kurir', { max: 60 }) },
    tone: 'primary',
    otherwise: { ...processed, [mutationState.waiting]: 'document-processed' },
  },
  approve: {
    label: 'Setujui',
    from: [mutationState.waiting],
    to: mutationState.underway,
    input: decision,
    tone: 'primary',
    otherwise: processed,
  },
  reject: {
    label: 'Tolak',
    from: [mutationState.draft, mutationState.waiting],
    to: mutationState.rejected,
    input: decision,
    tone: 'danger',
    otherwise: processed,
  },
  cancel: {
    label: 'Batalkan',
    from: [mutationState.draft, mutationState.waiting, mutationState.underway],
    to: mutationState.cancelled,
    input: decision,
    tone: 'danger',
    otherwise: {
      ...processed,
      [mutationState.partial]: 'mutation-received',
      [mutationState.done]: 'mutation-received',
    },
  },
} as const;
