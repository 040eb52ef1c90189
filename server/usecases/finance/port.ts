// What Finance does when the clinic orders or takes back lab work: the fee that it will owe (finance.md 6.12, decisions 13).
import type { WriteContext } from '../contract.ts';

export interface LabOrder {
  readonly formlab_id: number;
  readonly visitperawatan_id: number;
  readonly laboratorium_id: number;
  /** Rupiah, all pieces; 0 where the laboratory is at fault. */
  readonly estimate_amount: number;
}
export interface FinancePort {
  /** Opens the order's lab fee as awaited; told again when a draft changes. */
  readonly labOrdered: (context: WriteContext, order: LabOrder) => Promise<void>;
  /** Closes the awaited fee; refuses one that was confirmed. */
  readonly labCancelled: (context: WriteContext, formlabId: number) => Promise<void>;
}

/** Nothing is owed to a laboratory as long as no fees are kept. */
export const financePort: FinancePort = {
  labOrdered: async () => undefined,
  labCancelled: async () => undefined,
};
