// The life of a sold package and of what is used of it: states and ways of paying (paket.md 2.4 to 2.6, 3.2, 3.3).
import { stateOf } from '../kernel/define.ts';
import { valuesOf } from '../kernel/field.ts';

export const membershipStates = {
  0: { name: 'waiting', label: 'Menunggu Pembayaran', tone: 'warning' },
  1: { name: 'active', label: 'Aktif', tone: 'success' },
  2: { name: 'usedUp', label: 'Habis', tone: 'neutral' },
  3: { name: 'expired', label: 'Kedaluwarsa', tone: 'danger' },
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
} as const;
export const membershipState = stateOf(membershipStates);

/** In which a sale can be given up, and in which its slots can be extended. */
export const cancellableStates: readonly number[] = [membershipState.waiting, membershipState.active];
export const extendableStates: readonly number[] = [
  membershipState.active,
  membershipState.usedUp,
  membershipState.expired,
];
/** Days after its end in which a slot can still be extended. */
export const EXTENDABLE_DAYS = 90;
/** Days before its end from which a slot is told of. */
export const EXPIRING_DAYS = 30;

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
