// A booked invoice is owed to its vendor until slips have paid it (finance.md 2e, 3).
import { actorType, hutangKind, hutangSource } from '../../../../src/resources/finance/hutang.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { addHutangs } from '../payable/hutang-rows.ts';

export interface OwedInvoice {
  readonly id: number;
  readonly code: string;
  readonly invoice_no: string;
  readonly vendor_id: number;
  /** Rupiah, with the tax inside. */
  readonly total_amount: number;
  readonly tax_amount: number;
  readonly due_date: string;
}

/** @param booked day and journal that they stand in */
export const oweInvoices = async (
  context: WriteContext,
  booked: { readonly day: string; readonly journal: number | null },
  invoices: readonly OwedInvoice[],
): Promise<void> => {
  await addHutangs(context, {
    ...booked,
    rows: invoices.map(({ id, code, invoice_no, vendor_id, total_amount, tax_amount, due_date }) => ({
      actor: { type: actorType.vendor, id: vendor_id },
      kind: hutangKind.expense,
      source: { type: hutangSource.invoice, id, seq: 0 },
      bill_id: null,
      description: `${code} (${invoice_no})`,
      amount: total_amount,
      bruto: total_amount - tax_amount,
      due: due_date,
    })),
  });
};
