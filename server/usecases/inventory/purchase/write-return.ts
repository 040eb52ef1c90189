// Drafts of returns to suppliers (inventory.md 2, 3): they move nothing.
import { purchasereturn } from '../../../../src/resources/inventory/purchasereturn.ts';
import { receive } from '../../../../src/resources/inventory/receive.ts';
import { formatNumber } from '../../../../src/resources/kernel/money.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { plus, thousandths } from '../../../domain/inventory/quantity.ts';
import { returnPart, type ReturnedPart } from '../../../domain/inventory/return-part.ts';
import { insertRecord } from '../../../db/repository-write.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericDelete, genericEdit, genericShow } from '../../kernel/generic.ts';
import { nextCode } from '../../finance/ledger/next-code.ts';
import { type HeldLine, matchReceived } from './received-lines.ts';

type Operations = UseCases['inventory.purchasereturn'];
type Stored = StoredOf<typeof purchasereturn>;
const { state, screens } = purchasereturn;

interface ReturnLine {
  readonly receive_line_id: number;
  readonly qty: number;
}
export interface Returned extends ReturnedPart {
  readonly typed: ReturnLine;
  readonly line: HeldLine;
}

const receiveOf = named<{ vendor_id: number; warehouse_id: number }, [id: number, branch: number]>(
  'return_receive',
  `select vendor_id, warehouse_id from receives where id = $1 and profile_id = $2 and status = ${receive.state.posted}`,
);

const requireLine = (typed: ReturnLine, at: number, line: HeldLine | undefined, receiveId: number): HeldLine => {
  if (!(typed.qty > 0)) throw refuseField('quantity-none', `lines.${at}.qty`);
  if (line?.receive_id !== receiveId) throw refuseField('return-line', `lines.${at}.receive_line_id`);
  const left = plus(line.qty, -line.qty_returned);
  if (thousandths(typed.qty) > thousandths(left))
    throw refuseField('return-over', `lines.${at}.qty`, { item: line.item, n: formatNumber(left), unit: line.unit });
  return line;
};

/**
 * What the lines come to, on the received lines that they are of, which are locked.
 * @throws Refusal no-lines, quantity-none, return-line, return-over (422)
 */
export const reckonReturn = (
  context: WriteContext,
  receiveId: number,
  lines: readonly ReturnLine[],
): Promise<readonly Returned[]> =>
  matchReceived(context, lines, 'return-line', (typed, at, found) => {
    const line = requireLine(typed, at, found, receiveId);
    return { ...returnPart(line, typed.qty), typed, line };
  });

/** Rupiah of what had no invoice at the price of the receive, of the rest as it was billed. */
export const worthOf = ({ open, owed, tax }: ReturnedPart): number => open + owed + tax;

const complete = async (context: WriteContext, receiveId: number, lines: readonly ReturnLine[]) => {
  const from = await runOne(context.tx, receiveOf, receiveId, context.branch.id);
  if (!from) throw new Refusal('invalid', {}, { receive_id: ['Data tidak ditemukan'] });
  const parts = await reckonReturn(context, receiveId, lines);
  return {
    ...from,
    total: parts.reduce((sum, part) => sum + worthOf(part), 0),
    lines: parts.map((part) => ({ ...part.typed, amount: worthOf(part) })),
  };
};

/** @throws Refusal those of the lines (422) */
export const createPurchaseReturn: Operations['create'] = async (context, body) => {
  const { tx, actor, branch, branches } = context;
  const whole = await complete(context, body.receive_id, body.lines);
  const code = await nextCode(context, documentKinds.purchaseReturn, body.returned_at);
  const id = await insertRecord(
    tx,
    purchasereturn,
    { ...body, ...whole, code },
    { id: actor.id, branch: branch.id, branches },
  );
  return {
    status: 201,
    record: await genericShow(purchasereturn, context, id),
    log: { message: `pembuatan retur pembelian ${code}`, url: `${screens.list}/${id}`, after: body },
  };
};

const requireDraft = ({ status }: Stored): void => {
  if (status !== state.draft) throw new Refusal('document-processed');
};

/** @throws Refusal document-processed (409), those of the lines (422) */
export const editPurchaseReturn: Operations['edit'] = async (context, { before }, body) => {
  const stored: Stored = before;
  requireDraft(stored);
  const whole = await complete(context, body.receive_id ?? stored.receive_id, body.lines ?? stored.lines);
  return genericEdit(purchasereturn, context, before, { ...body, ...whole });
};

/** @throws Refusal document-processed (409) */
export const deletePurchaseReturn: Operations['delete'] = async (context, { before }) => {
  requireDraft(before);
  return genericDelete(purchasereturn, context, before);
};
