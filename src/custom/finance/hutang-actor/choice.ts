// What of a payee's open rows a slip is to pay: all that the server has told of, but for exceptions, or single rows.
import type { AnswerOf } from '../../../resources/answers.ts';
import type { BodyOf } from '../../../providers/send.ts';
import type { OpenRow } from './payee.ts';

/** As many rows as one slip pays, with their sums. */
export type All = NonNullable<AnswerOf<'finance.hutang.terbuka'>['all']>;

interface Own {
  /** Rupiah that are paid, and that are open. */
  readonly amount: number;
  readonly open: number;
  /** It counts among the rows of `All` already. */
  readonly inside: boolean;
}
export interface Choice {
  /** All of them are ticked, but for `off`. */
  readonly whole: boolean;
  /** Rupiah that are open of rows whose tick was taken away, by id. */
  readonly off: ReadonlyMap<number, number>;
  /** Rows that are paid in part, or beside the others, by id. */
  readonly own: ReadonlyMap<number, Own>;
}
/** All that is open is paid, and corrections netted, unless somebody takes a tick away. */
export const EVERYTHING: Choice = { whole: true, off: new Map(), own: new Map() };
export const NOTHING: Choice = { ...EVERYTHING, whole: false };

const isInside = ({ whole }: Choice, { in_all }: OpenRow): boolean => whole && in_all;

/** Rupiah of a row that are paid; undefined: it has no tick. */
export const amountOf = (choice: Choice, row: OpenRow): number | undefined => {
  const own = choice.own.get(row.id);
  if (own) return own.amount;
  return isInside(choice, row) && !choice.off.has(row.id) ? row.open_amount : undefined;
};

/** @param amount rupiah; undefined takes the tick away */
export const put = (choice: Choice, row: OpenRow, amount: number | undefined): Choice => {
  const off = new Map(choice.off);
  const own = new Map(choice.own);
  const inside = isInside(choice, row);
  off.delete(row.id);
  own.delete(row.id);
  if (amount === undefined) {
    if (inside) off.set(row.id, row.open_amount);
  } else if (!inside || amount !== row.open_amount) own.set(row.id, { amount, open: row.open_amount, inside });
  return { ...choice, off, own };
};

/** Rows that are chosen, and their rupiah. */
export const sumsOf = ({ whole, off, own }: Choice, all: All | null): { count: number; amount: number } => {
  const rows = [...own.values()];
  const outside = rows.filter(({ inside }) => !inside);
  const taken = [...off.values()].reduce((sum, open) => sum + open, 0);
  return {
    count: (whole && all ? all.count : 0) - off.size + outside.length,
    amount:
      (whole && all ? all.amount : 0) -
      taken +
      rows.reduce((sum, { amount, open, inside }) => sum + amount - (inside ? open : 0), 0),
  };
};

/** How a slip is asked for it. @param until day of the rows that were shown; null: all days */
export const wishOf = (
  { whole, off, own }: Choice,
  all: All | null,
  until: string | null,
): Pick<BodyOf<'finance.hutangtransaction.bayar'>, 'details' | 'all'> => ({
  details: [...own].map(([hutang_id, { amount }]) => ({ hutang_id, amount })),
  ...(whole && all && { all: { ...all, until, except: [...off.keys()] } }),
});
