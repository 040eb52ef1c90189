// What the two sides of a reconciliation come to.
import type { AnswerOf } from '../../../resources/answers.ts';
import type { BodyOf } from '../../../providers/send.ts';

export type Work = AnswerOf<'finance.bank.kerja'>;
export type Suggestion = Work['suggestions'][number];
export type Match = BodyOf<'finance.bank.cocokkan'>['matches'] extends infer M
  ? M extends readonly (infer T)[]
    ? T
    : never
  : never;

/** Ids that are ticked on each side. */
export interface Ticked {
  readonly lines: ReadonlySet<number>;
  readonly entries: ReadonlySet<number>;
}
export const NOTHING: Ticked = { lines: new Set(), entries: new Set() };

const sumOf = (rows: readonly { readonly id: number; readonly amount: number }[], ids: ReadonlySet<number>): number =>
  rows.reduce((sum, { id, amount }) => sum + (ids.has(id) ? amount : 0), 0);

/** Rupiah of the ticked lines and entries, and what is between them. */
export const sumsOf = ({ lines, entries }: Pick<Work, 'lines' | 'entries'>, ticked: Ticked) => {
  const bank = sumOf(lines, ticked.lines);
  const ledger = sumOf(entries, ticked.entries);
  return { bank, ledger, rest: bank - ledger };
};

/** A suggestion as it is accepted. */
export const matchOf = ({ line_ids, entry_ids, component, akun }: Suggestion): Match => ({
  line_ids,
  entry_ids,
  suggested: true,
  ...(component && { rest: { component, akun_id: akun?.id ?? null } }),
});

/** A set with an id put in or taken out. */
export const toggled = (ids: ReadonlySet<number>, id: number, on: boolean): ReadonlySet<number> =>
  new Set(on ? [...ids, id] : [...ids].filter((other) => other !== id));
