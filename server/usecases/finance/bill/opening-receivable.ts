// What patients owed before the books began (finance.md 6.7). The opening journal carries the amount of 1-1201; bills of type 9
// are the detail behind it and post nothing. What has no detail yet is one document without a patient, 'Saldo awal belum dirinci'.
import { accountRole } from '../../../../src/resources/finance/account-role.ts';
import { billType, UNDIVIDED } from '../../../../src/resources/finance/bill-life.ts';
import { billLineKind } from '../../../../src/resources/finance/bill-line.ts';
import { bill as billDocument } from '../../../../src/resources/finance/bill.ts';
import { userRole } from '../../../../src/resources/platform/role.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { billStatus } from '../../../domain/finance/bill.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Context, WriteContext } from '../../kernel/contract.ts';
import { requireRest, type Rest, UNDETAILED } from '../opening/opening-rest.ts';

const insertRest = named<unknown, [number, number, string, string, number, number, number]>(
  'opening_rest_insert',
  `with made as (
     insert into bills (profile_id, code, type, source_type, source_id, customer_name, transaction_at, posting_date, subtotal_amount,
       total_amount, status, issued_at, created_by)
     values ($1, $3, ${billType.opening}, '${UNDIVIDED}', $2, '${UNDETAILED}', $4, $4, $5, $5, $6, now(), $7) returning id
   )
   insert into bill_lines (bill_id, profile_id, line_no, kind, ref_type, ref_id, name, qty, price, net_amount, akun_id)
   select made.id, $1, 1, ${billLineKind.fee}, '${UNDIVIDED}', $2, '${UNDETAILED}', 1, $5, $5, a.id from made
     join akuns a on a.code = '${accountRole.openingEquity}'`,
);

/** The document of what has no detail yet, as the first period opens. @param amount rupiah on 1-1201, debit */
export const openReceivable = async (
  { tx, branch, actor }: WriteContext,
  periode: number,
  day: string,
  code: string,
  amount: number,
): Promise<void> => {
  await run(tx, insertRest, branch.id, periode, code, day, amount, billStatus(amount, 0), actor.id);
};

const SELECT_REST = `select id, posting_date::text as start, total_amount as amount from bills
  where profile_id = $1 and source_type = '${UNDIVIDED}' and status <> ${billDocument.state.cancelled}`;
const restStatement = named<Rest, [number]>('opening_rest', SELECT_REST);
const lockedRest = named<Rest, [number]>('opening_rest_lock', `${SELECT_REST} for no key update`);

/** The document of the branch; undefined: patients owed nothing when its books began. */
export const restOf = ({ tx }: Context, branch: number): Promise<Rest | undefined> => runOne(tx, restStatement, branch);
/** Locked until the transaction ends: two imports do not share out the same amount. */
export const lockRest = ({ tx }: Context, branch: number): Promise<Rest | undefined> => runOne(tx, lockedRest, branch);

const saveRest = named<unknown, [number, number, number]>(
  'opening_rest_save',
  `with line as (update bill_lines set price = $2, net_amount = $2 where bill_id = $1)
   update bills set subtotal_amount = $2, total_amount = $2, status = $3, updated_at = now(), version = version + 1 where id = $1`,
);
/** Sets how much of the opening receivables is not named by patient yet, rupiah. */
export const setReceivableRest = async ({ tx }: WriteContext, { id }: Rest, amount: number): Promise<void> => {
  await run(tx, saveRest, id, amount, billStatus(amount, 0));
};

interface OpeningBill {
  readonly type: number;
  readonly source_type: string;
}
const isRest = ({ source_type }: Pick<OpeningBill, 'source_type'>): boolean => source_type === UNDIVIDED;

/** Money comes from a patient: what has no detail yet is not paid. @throws Refusal opening-undetailed (422) */
export const requireDetailed = (bills: readonly OpeningBill[]): void => {
  if (bills.some(isRest)) throw new Refusal('opening-undetailed');
};

/**
 * An opening bill that is taken back has posted nothing: its amount is without detail again.
 * @param amount rupiah, those included that were credited by notes which are taken back with it
 * @throws Refusal opening-undetailed (422) for the document without detail itself
 */
export const giveBack = async (context: WriteContext, bill: OpeningBill, amount: number): Promise<void> => {
  if (bill.type !== billType.opening) return;
  requireDetailed([bill]);
  const rest = requireRest(await lockRest(context, context.branch.id));
  await setReceivableRest(context, rest, rest.amount + amount);
};

/** A bill from before the books; amounts in whole rupiah. */
export interface OpeningBillRow {
  /** Null: nobody who is registered. */
  readonly no_rm: string | null;
  readonly nama: string;
  readonly no_tagihan: string;
  /** 'YYYY-MM-DD' */
  readonly tanggal: string;
  readonly jatuh_tempo: string | null;
  /** What is open of it. */
  readonly amount: number;
  readonly note: string;
}
const storeBills = named<{ id: number; code: string }, [number, string, string, number]>(
  'opening_bills_store',
  `with given as (
     select nextval(pg_get_serial_sequence('bills', 'id')) as id, n.*, u.id as customer_id, coalesce(u.name, n.nama) as customer_name
     from jsonb_to_recordset($2::jsonb) as n (no_rm text, nama text, no_tagihan text, tanggal date, jatuh_tempo date, amount bigint,
       note text)
     left join users u on u.username = n.no_rm and u.role = ${userRole.customer}
   ), made as (
     insert into bills (id, profile_id, code, type, source_type, source_id, customer_id, customer_name, transaction_at, posting_date,
       due_date, subtotal_amount, total_amount, status, issued_at, created_by)
     select id, $1, no_tagihan, ${billType.opening}, 'saldoawal', id, customer_id, customer_name, tanggal, $3::date, jatuh_tempo, amount,
       amount, ${billDocument.state.issued}, now(), $4 from given returning id, code
   ), lines as (
     insert into bill_lines (bill_id, profile_id, line_no, kind, ref_type, ref_id, name, qty, price, net_amount, akun_id)
     select g.id, $1, 1, ${billLineKind.fee}, 'saldoawal', g.id, g.note, 1, g.amount, g.amount, a.id
     from given g join made using (id) join akuns a on a.code = '${accountRole.openingEquity}'
   )
   select id, code from made`,
);

/**
 * Stores the detail behind the opening balance of 1-1201: issued bills that post nothing. What the document without detail holds is
 * lowered by who calls.
 * @param start first day of the books @returns id and number of each
 */
export const storeOpeningBills = (
  { tx, branch, actor }: WriteContext,
  start: string,
  rows: readonly OpeningBillRow[],
): Promise<readonly { readonly id: number; readonly code: string }[]> =>
  run(tx, storeBills, branch.id, JSON.stringify(rows), start, actor.id);
