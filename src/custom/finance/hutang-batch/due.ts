// Who is due, who of them is ticked, and what each slip would come to (finance.md 4, 6.6).
import { useQueries } from '@tanstack/react-query';
import { sendCall } from '../../../providers/send.ts';
import type { AnswerOf } from '../../../resources/answers.ts';

export type Due = AnswerOf<'finance.hutang.jatuhtempo'>['data'][number];
type Sums = AnswerOf<'finance.hutangtransaction.preview'>;

export const keyOf = ({ actor_type, actor_id }: Pick<Due, 'actor_type' | 'actor_id'>): string =>
  `${actor_type}.${actor_id}`;

/** Corrections are not more than what is due: there is something to hand over. */
export const isPayable = ({ amount }: Due): boolean => amount > 0;

/** Who is ticked, on whichever page he stands, as he was read last. */
export type Ticked = ReadonlyMap<string, Due>;

/**
 * Those that are ticked and can be paid, as the page that was read just now tells them.
 * @param all the page is the whole list: who does not stand there is not due any more
 */
export const chosenOf = (ticked: Ticked, rows: readonly Due[], all: boolean): readonly Due[] => {
  const now = new Map(rows.map((row) => [keyOf(row), row]));
  return [...ticked].flatMap(([key, row]) => now.get(key) ?? (all ? [] : [row])).filter(isPayable);
};

/** What a payee’s money goes to, as the bank wants it; null: it was not written down. */
export const accountOf = ({
  bank_name,
  bank_account_no,
  bank_account_name,
}: Pick<Due, 'bank_name' | 'bank_account_no' | 'bank_account_name'>): string | null =>
  bank_name && bank_account_no
    ? `${bank_name} ${bank_account_no}${bank_account_name ? ` a.n. ${bank_account_name}` : ''}`
    : null;

/** What the server makes of one slip; nothing while it is asked. */
export interface Preview {
  readonly sums: Sums | undefined;
  readonly refusal: string | undefined;
}

/** @param day of the slips: its month is the month of their tax */
export const slipOf = ({ actor_type, actor_id, rows }: Due, day: string) => ({
  actor_type,
  actor_id,
  transaction_at: day,
  details: rows,
});

/** The slips of those that are ticked as the server reckons them, by the payee. */
export const usePreviews = (ticked: readonly Due[], day: string): ReadonlyMap<string, Preview> =>
  useQueries({
    queries: ticked.map((payee) => {
      const wish = slipOf(payee, day);
      return {
        queryKey: ['slip-preview', wish],
        queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
          sendCall('finance.hutangtransaction.preview', {}, wish, signal),
        retry: false,
        staleTime: 0,
      };
    }),
    combine: (answers) =>
      new Map(
        ticked.map((payee, at) => [
          keyOf(payee),
          { sums: answers[at]?.data, refusal: answers[at]?.error?.message ?? undefined },
        ]),
      ),
  });

/** Rupiah of all slips together; undefined while one of them is not known, or cannot be. */
export const totalOf = (ticked: readonly Due[], previews: ReadonlyMap<string, Preview>) => {
  const all = ticked.map((payee) => previews.get(keyOf(payee))?.sums);
  if (!all.every((sums) => sums !== undefined)) return undefined;
  return {
    gross: all.reduce((sum, { gross_amount }) => sum + gross_amount, 0),
    tax: all.reduce((sum, { pph_amount }) => sum + pph_amount, 0),
    net: all.reduce((sum, { net_amount }) => sum + net_amount, 0),
  };
};
