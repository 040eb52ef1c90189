// An invoice that is spread over months (finance.md 2e): a recurring journal charges the prepaid account to the costs.
import { journalKind, jurnal } from '../../../../src/resources/finance/jurnal.ts';
import { refuseField } from '../../../../src/resources/refusals.ts';
import { monthlyParts } from '../../../domain/finance/expense.ts';
import { named, run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { ExpenseLine } from './expense-lines.ts';
import { reverse } from '../ledger/reverse-journal.ts';
import { startTemplate, stopOfInvoice } from '../ledger/invoice-template.ts';

const runsOf = named<{ id: number }, [number]>(
  'amortize_runs',
  `select j.id from journals j join jurnaltemplates t on t.id = j.source_id
   where j.source_type = 'jurnaltemplate' and t.biayainvoice_id = $1 and j.status = ${jurnal.state.posted}
   and j.reversal_of_id is null order by j.id`,
);

interface Amortization {
  readonly invoice: { readonly id: number; readonly code: string; readonly invoice_no: string };
  readonly lines: readonly ExpenseLine[];
  readonly prepaid: number;
  readonly months: number;
  /** First and last day. */
  readonly day: string;
  readonly until: string;
}

/** @throws Refusal invoice-prepaid (422) for an amount that does not reach for so many months */
export const amortize = async (
  context: WriteContext,
  { invoice, lines, prepaid, months, day, until }: Amortization,
): Promise<void> => {
  const parts = lines.map((line) => ({ line, ...monthlyParts(line.cost, months) }));
  if (parts.some(({ each, last }) => each <= 0 || last <= 0)) throw refuseField('invoice-prepaid', 'amortize_months');
  const sum = (key: 'each' | 'last') => parts.reduce((total, part) => total + part[key], 0);
  const charged = parts.map(({ line, each, last }) => ({
    akun_id: line.akun_id,
    description: line.description || invoice.invoice_no,
    debit: each,
    credit: 0,
    last_debit: last,
    last_credit: 0,
  }));
  const taken = { debit: 0, credit: sum('each'), last_debit: 0, last_credit: sum('last') };
  const template = {
    name: `Amortisasi ${invoice.code} ${invoice.invoice_no}`.slice(0, 100),
    kind: journalKind.adjusting,
    interval_months: 1,
    start_at: day,
    next_at: day,
    end_at: until,
    is_active: true,
    biayainvoice_id: invoice.id,
    lines: [...charged, { akun_id: prepaid, description: invoice.invoice_no, ...taken }],
  };
  await startTemplate(context, template);
};

/** Ends the recurring journal of an invoice, whose row a run under way holds, and takes back what was charged until then. */
export const stopAmortizing = async (context: WriteContext, invoiceId: number, reason: string): Promise<void> => {
  await stopOfInvoice(context, invoiceId);
  for (const { id } of await run(context.tx, runsOf, invoiceId)) await reverse(context, id, context.today, reason);
};
