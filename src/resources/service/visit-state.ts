// States of a visit (service.md 3.1).
import { stateOf } from '../kernel/define.ts';

export const visitStates = {
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
  0: { name: 'unconfirmed', label: 'Belum Konfirmasi', tone: 'neutral' },
  1: { name: 'waiting', label: 'Antri', tone: 'warning' },
  2: { name: 'inUnit', label: 'Dalam Unit', tone: 'info' },
  3: { name: 'finished', label: 'Selesai', tone: 'success' },
} as const;
export type VisitStatus = keyof typeof visitStates;
export const visitState = stateOf(visitStates);
/** In the clinic, and not done yet. */
export const presentVisitStates = [visitState.waiting, visitState.inUnit] as const;
/** Takes a place on its day. */
export const openVisitStates = [visitState.unconfirmed, ...presentVisitStates] as const;
