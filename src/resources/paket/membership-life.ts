// The life of a sold package and of what is used of it: states and ways of paying (paket.md 2.4 to 2.6, 3.2, 3.3).
import { stateOf } from '../kernel/define.ts';
import { field, valuesOf } from '../kernel/field.ts';

export const membershipStates = {
  0: { name: 'waiting', label: 'Menunggu Pembayaran', tone: 'warning' },
  1: { name: 'active', label: 'Aktif', tone: 'success' },
  2: { name: 'usedUp', label: 'Habis', tone: 'neutral' },
  3: { name: 'expired', label: 'Kedaluwarsa', tone: 'danger' },
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
} as const;
export const membershipState = stateOf(membershipStates);

const { waiting, active, usedUp, expired } = membershipState;

export const membershipVerbs = {
  batal: {
    label: 'Batalkan',
    from: [waiting, active],
    to: membershipState.cancelled,
    input: {
      reason: field.note('Alasan', { required: true, max: 300 }),
      paymentmethod_id: field.ref('Dikembalikan lewat', { to: 'finance.paymentmethod', embed: 'paymentmethoddata' }),
      to_deposit: field.flag('Simpan sebagai deposit'),
      reference: field.text('Nomor referensi', { max: 60 }),
      preview: field.flag('Hanya hitung'),
    },
    tone: 'danger',
  },
  perpanjang: {
    label: 'Perpanjang',
    from: [active, usedUp, expired],
    to: active,
    input: {
      lines: field.json('Slot', { required: true }),
      days: field.integer('Hari', { required: true, min: 1, max: 365 }),
      reason: field.note('Alasan', { required: true, max: 300 }),
    },
  },
} as const;

export const slotStates = {
  1: { name: 'active', label: 'Aktif', tone: 'success' },
  2: { name: 'usedUp', label: 'Habis', tone: 'neutral' },
  3: { name: 'expired', label: 'Kedaluwarsa', tone: 'danger' },
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
} as const;
export const slotState = stateOf(slotStates);

export const claimStates = {
  0: { name: 'reserved', label: 'Dipesan', tone: 'info' },
  1: { name: 'used', label: 'Terpakai', tone: 'success' },
  [-1]: { name: 'cancelled', label: 'Dibatalkan', tone: 'danger' },
} as const;
export const claimState = stateOf(claimStates);

export const schemes = [
  { value: 'tunai', name: 'whole', label: 'Tunai' },
  { value: 'cicilan', name: 'credit', label: 'DP + cicilan' },
] as const;
/** How a sale is paid. */
export const scheme = valuesOf(schemes);

export const claimSources = [
  { value: 'visitperawatan', name: 'treatment', label: 'Tindakan' },
  { value: 'formlab', name: 'formlab', label: 'Form lab' },
  { value: 'item', name: 'item', label: 'Item' },
] as const;
export const claimSource = valuesOf(claimSources);
