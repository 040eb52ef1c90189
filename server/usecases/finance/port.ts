// What Finance will owe for documents (finance.md 6.12, decisions 13).
import type { WriteContext } from '../kernel/contract.ts';

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
  /** Opens what is owed for a document that was booked. */
  readonly addHutang: (context: WriteContext, payable: Payable) => Promise<void>;
  /** Closes it; refuses one that was paid. */
  readonly cancelHutang: (context: WriteContext, source: Payable['source']) => Promise<void>;
}

/** No payables are kept apart from their documents. */
export const financePort: FinancePort = {
  addHutang: async () => undefined,
  cancelHutang: async () => undefined,
};
