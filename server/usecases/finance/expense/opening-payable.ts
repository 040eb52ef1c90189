// What vendors were owed for costs before the books began (finance.md 6.7). The opening journal carries the amount of 2-1102; invoices
// that are marked as opening are the detail behind it and post nothing. What has no detail yet is one of them without a vendor.
import { accountRole } from '../../../../src/resources/finance/account-role.ts';
import { biayainvoiceState } from '../../../../src/resources/finance/biayainvoice-fields.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Context, WriteContext } from '../../kernel/contract.ts';
import { requireRest, type Rest, UNDETAILED } from '../opening/opening-rest.ts';

const insertRest = named<unknown, [number, number, string, string, number, number]>(
  'opening_payable_insert',
  `with made as (
     insert into biayainvoices (profile_id, code, invoice_no, invoice_date, due_date, posting_date, total_amount, tax_amount,
       journal_id, is_opening, status, created_by)
     values ($1, $3, '${UNDETAILED}', $4, $4, $4, $5, 0, $2, true, ${biayainvoiceState.owed}, $6) returning id
   )
   insert into biayainvoicedetails (biayainvoice_id, profile_id, akun_id, description, amount)
   select made.id, $1, a.id, '${UNDETAILED}', $5 from made join akuns a on a.code = '${accountRole.openingEquity}'`,
);

/** The document of what has no detail yet, as the first period opens. @param amount rupiah on 2-1102, credit */
export const openPayable = async (
  { tx, branch, actor }: WriteContext,
  journal: { readonly id: number; readonly code: string },
  day: string,
  amount: number,
): Promise<void> => {
  await run(tx, insertRest, branch.id, journal.id, journal.code, day, amount, actor.id);
};

export interface PayableRest extends Rest {
  readonly code: string;
  readonly journal_id: number;
}
const SELECT_REST = `select id, code, journal_id, posting_date::text as start, total_amount as amount from biayainvoices
  where profile_id = $1 and vendor_id is null`;
const restStatement = named<PayableRest, [number]>('opening_payable_rest', SELECT_REST);
const lockedRest = named<PayableRest, [number]>('opening_payable_lock', `${SELECT_REST} for no key update`);

/** The document without a vendor; undefined: vendors were owed nothing when the books began. */
export const payableRest = ({ tx }: Context, branch: number): Promise<PayableRest | undefined> =>
  runOne(tx, restStatement, branch);
/** Locked until the transaction ends: two imports do not share out the same amount. */
export const lockPayableRest = ({ tx }: Context, branch: number): Promise<PayableRest | undefined> =>
  runOne(tx, lockedRest, branch);

const saveRest = named<unknown, [number, number]>(
  'opening_payable_save',
  `with line as (update biayainvoicedetails set amount = $2 where biayainvoice_id = $1 and $2 > 0)
   update biayainvoices set total_amount = $2,
     status = case when $2 = 0 then ${biayainvoiceState.settled} else ${biayainvoiceState.owed} end,
     updated_at = now(), version = version + 1
   where id = $1`,
);
/** Sets how much of the opening payables to vendors is not named by vendor yet, rupiah. */
export const setPayableRest = async ({ tx }: WriteContext, { id }: Rest, amount: number): Promise<void> => {
  await run(tx, saveRest, id, amount);
};

/**
 * An opening invoice that is taken back has posted nothing: its amount is without detail again.
 * @throws Refusal opening-payable-undetailed (422) for the document without detail itself
 */
export const giveBackPayable = async (
  context: WriteContext,
  invoice: { readonly vendor_id: number | null; readonly total_amount: number },
): Promise<void> => {
  if (invoice.vendor_id === null) throw new Refusal('opening-payable-undetailed');
  const rest = requireRest(await lockPayableRest(context, context.branch.id));
  await setPayableRest(context, rest, rest.amount + invoice.total_amount);
};
