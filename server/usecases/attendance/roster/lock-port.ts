// Days whose payroll is approved are closed: nothing of them changes any more (attendance.md 3, 9).
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { port } from '../../kernel/port.ts';

/** Days of a branch, both ends included, 'YYYY-MM-DD'. */
export interface Days {
  readonly branch: number;
  readonly start: string;
  readonly end: string;
}
/** The name of an approved payroll period that covers any of the days; undefined: none does. */
export type LockedPeriod = (tx: Transaction, days: Days) => Promise<string | undefined>;

export const lockedPeriod = port<LockedPeriod>('the periods that lock attendance');

/** @throws Refusal attendance-locked (423) */
export const requireUnlocked = async (tx: Transaction, days: Days): Promise<void> => {
  const nama = await lockedPeriod.given()(tx, days);
  if (nama !== undefined) throw new Refusal('attendance-locked', { nama });
};
