// A sale is confirmed, handed over, and cancelled (inventory.md 3): its bill, its goods and its cost in one transaction.
import { bill as billDocument } from '../../../../src/resources/finance/bill.ts';
import { billType } from '../../../../src/resources/finance/bill-life.ts';
import { sale } from '../../../../src/resources/inventory/sale.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { lockBill } from '../../finance/bill/bill-rows.ts';
import { createBill } from '../../finance/bill/create-bill.ts';
import { issueBills } from '../../finance/bill/issue-bill.ts';
import { cancelBill } from '../../finance/bill/void-bill.ts';
import type { Outcome, StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { askForDiscount } from './discount-request.ts';
import { SALE_SOURCE, takeGoods } from './hand-over.ts';
import { billLinesOf, readLines } from './sale-lines.ts';
import { saleUrl } from './store-sale.ts';

type Stored = StoredOf<typeof sale>;
type Verbs = UseCases['inventory.sales'];

const handover = named<{ after: boolean }, [branch: number]>(
  'sale_handover_preference',
  `select sales_handover = 'setelah_lunas' as after from branchpreferences where profile_id = $1`,
);
const saveBilled = named<unknown, [id: number, bill: number, total: number, status: number]>(
  'sale_billed',
  `update sales set bill_id = $2, total_amount = $3, status = $4, updated_at = now(), version = version + 1 where id = $1`,
);

/** True where goods leave only once they are paid. */
const waitsForMoney = async ({ tx, branch }: WriteContext): Promise<boolean> =>
  (await runOne(tx, handover, branch.id))?.after ?? false;

/**
 * Issues the bill of a locked draft and lets the goods go, unless they wait for the money. Stock is locked before any number is taken.
 * @param goes the goods leave now @throws Refusal stock-short and the others of the stock, those of issuing and posting
 */
export const sell = async (context: WriteContext, row: Stored, goes: boolean): Promise<void> => {
  const lines = await readLines(context, row.id);
  const left = goes ? await takeGoods(context, row, lines) : undefined;
  const made = await createBill(context, {
    type: billType.sale,
    source: { type: SALE_SOURCE, id: row.id },
    customer_id: row.customer_id,
    customer_name: row.customer_name,
    doctor_id: row.doctor_id,
    transaction_at: context.today,
    lines: await billLinesOf(context, row, lines),
  });
  const draft = await lockBill(context, made.id);
  // One that comes to nothing is issued as it is made.
  if (draft.status === billDocument.state.draft) await issueBills(context, [draft]);
  const bill = await lockBill(context, made.id);
  const status = bill.status === billDocument.state.settled ? sale.state.paid : sale.state.unpaid;
  await run(context.tx, saveBilled, row.id, bill.id, bill.total_amount, status);
  await left?.();
};

const outcome = async (
  context: WriteContext,
  id: number,
  message: string,
): Promise<Outcome<Awaited<ReturnType<typeof shown>>>> => ({
  record: await shown(context, id),
  log: { message, url: saleUrl(id) },
});
const shown = (context: WriteContext, id: number) => genericShow(sale, context, id);

/**
 * POST .../confirm: the bill is issued; the goods leave at once, or after the money where the branch wants it so. A discount above the
 * clerk's limit waits for an approver.
 * @throws Refusal sale-discount-limit (403) where the branch lets nobody ask; as `sell`
 */
export const confirmSale: Verbs['confirm'] = async (context, row) => {
  await sell(context, row, !(await waitsForMoney(context)));
  const request = await askForDiscount(context, row);
  const message = `penjualan ${row.code} sebesar ${formatRupiah(row.total_amount)}`;
  return { ...(await outcome(context, row.id, message)), ...(request && { request }) };
};

/** POST .../serahkan: what waited for the money leaves. @throws Refusal sale-handed-over, sale-unpaid (409); as `takeGoods` */
export const handOverSale: Verbs['serahkan'] = async (context, row) => {
  if (row.handed_over_at !== null) throw new Refusal('sale-handed-over');
  if (row.status !== sale.state.paid) throw new Refusal('sale-unpaid');
  const left = await takeGoods(context, row, await readLines(context, row.id));
  await left();
  return outcome(context, row.id, `penyerahan barang ${row.code}`);
};

/**
 * POST .../void {reason}: on its own day and while nothing is paid. What follows comes with the bill's own cancelling.
 * @throws Refusal sale-return-instead (409), those of posting
 */
export const voidSale: Verbs['void'] = async (context, row, { reason }) => {
  if (row.sold_at !== context.today || row.paid_amount !== 0) throw new Refusal('sale-return-instead');
  await cancelBill(context, { type: SALE_SOURCE, id: row.id }, reason);
  return outcome(context, row.id, `pembatalan penjualan ${row.code}: ${reason}`);
};
