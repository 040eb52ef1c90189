// 'Pilih semua' of a slip (docs/decisions/0110): the rows are chosen here, at one moment, and only while they are what was seen.
import type { Payee } from '../../../../src/resources/finance/hutang.ts';
import { MOST_PARTS } from '../../../../src/resources/finance/slip-wish.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { Wanted } from '../../../domain/finance/slip.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { inOrder, LAST_DAY, type OpenOf } from './open-order.ts';

/** What somebody saw of all that was open: rupiah, and the youngest row of it. */
export interface All {
  /** 'YYYY-MM-DD'; null: whenever it is due. */
  readonly until: string | null;
  readonly newest: number;
  readonly count: number;
  readonly amount: number;
  readonly bruto_amount: number;
  readonly except: readonly number[];
}
interface Chosen {
  readonly id: number;
  /** Rupiah that are left, and the gross that tax has not seen yet. */
  readonly amount: number;
  readonly bruto: number;
}
/** Rows that came after the youngest one that was seen are left to the next slip. */
const choose = named<Chosen, [...OpenOf, newest: number]>(
  'slip_choose',
  `select h.id, (h.amount - h.paid_amount)::bigint as amount, (h.bruto_amount - h.bruto_paid)::bigint as bruto
   from (${inOrder(String(MOST_PARTS), ' and h.id <= $5')}) o join hutangs h on h.id = o.id`,
);

const isAsSeen = (rows: readonly Chosen[], { count, amount, bruto_amount }: All): boolean =>
  rows.length === count &&
  rows.reduce((sum, row) => sum + row.amount, 0) === amount &&
  rows.reduce((sum, row) => sum + row.bruto, 0) === bruto_amount;

/**
 * What a slip is to pay, row by row: all that is open but the exceptions, each as far as `details` say or else whole, and what else they
 * name. Whoever holds the payee's queue holds what he is told.
 * @throws Refusal payable-changed (409) where it is not what was seen; invalid (422) for more rows than a slip pays
 */
export const withAll = async (
  { tx, branches }: Context,
  { type, id }: { readonly type: Payee; readonly id: number },
  all: All,
  details: readonly Wanted[],
): Promise<readonly Wanted[]> => {
  const rows = await run(tx, choose, branches, type, id, all.until ?? LAST_DAY, all.newest);
  const ids = new Set(rows.map((row) => row.id));
  if (!isAsSeen(rows, all) || all.except.some((one) => !ids.has(one))) throw new Refusal('payable-changed');
  const said = new Set([...all.except, ...details.map(({ hutang_id }) => hutang_id)]);
  const rest = rows.filter((row) => !said.has(row.id)).map((row) => ({ hutang_id: row.id, amount: row.amount }));
  const wanted = [...rest, ...details];
  if (wanted.length > MOST_PARTS) throw new Refusal('invalid', {}, { details: [`Maksimal ${MOST_PARTS} baris`] });
  return wanted;
};
