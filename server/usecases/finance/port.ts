// What Finance will owe: fees of lab work, and payables of documents (finance.md 6.12, decisions 13).
import type { WriteContext } from '../kernel/contract.ts';

export interface LabOrder {
  readonly formlab_id: number;
  readonly visitperawatan_id: number;
  readonly laboratorium_id: number;
  /** Rupiah, all pieces; 0 where the laboratory is at fault. */
  readonly estimate_amount: number;
}
export interface Payable {
  readonly actor: { readonly type: 'vendor'; readonly id: number };
  readonly kind: 'biaya';
  readonly source: { readonly type: string; readonly id: number };
  /** Rupiah; `bruto_amount` is the base of a withholding, without PPN. */
  readonly amount: number;
  readonly bruto_amount: number;
  readonly transaction_at: string;
  readonly due_date: string;
}
export interface FinancePort {
  /** Opens the order's lab fee as awaited; told again when a draft changes. */
  readonly labOrdered: (context: WriteContext, order: LabOrder) => Promise<void>;
  /** Closes the awaited fee; refuses one that was confirmed. */
  readonly labCancelled: (context: WriteContext, formlabId: number) => Promise<void>;
  /** Opens what is owed for a document that was booked. */
  readonly addHutang: (context: WriteContext, payable: Payable) => Promise<void>;
  /** Closes it; refuses one that was paid. */
  readonly cancelHutang: (context: WriteContext, source: Payable['source']) => Promise<void>;
}

/** No payables are kept apart from their documents. */
export const financePort: FinancePort = {
  labOrdered: async () => undefined,
  labCancelled: async () => undefined,
  addHutang: async () => undefined,
  cancelHutang: async () => undefined,
};
