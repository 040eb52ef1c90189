// What a slip would be (finance.md 6.6): the rows it pays, the tax of the month with it, and what is handed over.
import { actorType, type Payee } from '../../../../src/resources/finance/hutang.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { netOf, partsOf, sumsOf, type Wanted } from '../../../domain/finance/slip.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { readOpen } from '../payable/pay-hutangs.ts';
import { type All, withAll } from './choose-all.ts';
import { type PayeeTax, payeeTax, withheldOf } from './payee-tax.ts';

export interface SlipWish {
  readonly actor_type: Payee;
  readonly actor_id: number;
  /** Day of the slip, 'YYYY-MM-DD': its month is the month of the tax. */
  readonly transaction_at: string;
  /** Rupiah that are deducted; nothing where left out. */
  readonly adjust_amount?: number | null | undefined;
  readonly details: readonly Wanted[];
  /** What is to be paid beside `details`. */
  readonly all?: All | undefined;
}

const queue = named<unknown, [string, number]>(
  'slip_queue',
  `select pg_advisory_xact_lock(hashtext('slip.' || $1), $2::int)`,
);
/** Whoever pays somebody follows whoever does, in all branches: each must know what the month has withheld before. */
export const queuePayee = async (context: Context, type: Payee, id: number): Promise<void> => {
  await run(context.tx, queue, type, id);
};

/** Tax of a payment, and all that is told about it. */
const taxedOf = async (context: Context, wish: SlipWish, found: PayeeTax, bruto: number) => {
  const payee = { type: wish.actor_type, id: wish.actor_id };
  return { ...found, bruto, ...(await withheldOf(context, payee, found, { day: wish.transaction_at, bruto })) };
};

const idsOf = (details: readonly Wanted[]): readonly number[] => details.map(({ hutang_id }) => hutang_id);

/**
 * @param locked the rows and the payee's month are held until the transaction ends
 * @throws Refusal payable-changed (409); slip-empty, payable-twice, slip-before-owed, slip-negative, wages-adjusted (422);
 * those of the payee's tax
 */
export const planSlip = async (context: Context, wish: SlipWish, locked: boolean) => {
  const { actor_type: type, actor_id: id } = wish;
  if (wish.details.length === 0 && !wish.all) throw refuseField('slip-empty', 'details');
  if (new Set(wish.details.map(({ hutang_id }) => hutang_id)).size < wish.details.length)
    throw refuseField('payable-twice', 'details');
  // They travel together and are answered in this order: nobody reads the rows before his turn.
  const queued = locked ? queuePayee(context, type, id) : undefined;
  const choosing = wish.all && withAll(context, { type, id }, wish.all, wish.details);
  const early = wish.all ? undefined : readOpen(context, { type, id }, idsOf(wish.details), locked);
  const taxing = payeeTax(context, { type, id }, wish.transaction_at);
  for (const sent of [queued, choosing, early, taxing]) sent?.catch(() => undefined);
  await queued;
  const details = (await choosing) ?? wish.details;
  const ids = idsOf(details);
  const rows = await (early ?? readOpen(context, { type, id }, ids, locked));
  const later = rows.find((row) => ids.includes(row.id) && row.day > wish.transaction_at);
  if (later) throw refuseField('slip-before-owed', 'transaction_at', { day: formatDate(later.day) });
  const unpaid = rows.filter((row) => row.amount === 0 && row.day <= wish.transaction_at && !ids.includes(row.id));
  const parts = partsOf(rows, [...details, ...unpaid.map((row) => ({ hutang_id: row.id, amount: 0 }))]);
  const sums = sumsOf(parts);
  const tax = await taxing;
  const withheld = tax && (await taxedOf(context, wish, tax, tax.ofFee ? sums.gross : sums.bruto));
  const pph = withheld?.amount ?? 0;
  const adjust = wish.adjust_amount ?? 0;
  if (adjust > 0 && type === actorType.employee) throw refuseField('wages-adjusted', 'adjust_amount');
  const net = netOf(sums.gross, pph, adjust);
  const actor_name = rows.findLast((row) => row.actor_name !== '')?.actor_name;
  if (actor_name === undefined) throw new Refusal('payee-unknown');
  return { parts, actor_name, gross: sums.gross, withheld, pph, adjust, net };
};
export type SlipPlan = Awaited<ReturnType<typeof planSlip>>;
