// What investors get of a treatment (finance.md 6.5): a percentage of the clinic's part, divided by the shares that they hold. Pure; whole
// rupiah.
import { percentOf, spread } from '../../../src/resources/kernel/money.ts';

export interface Holder {
  /** Id of the investor. */
  readonly id: number;
  /** Shares that he holds in the branch on the day. */
  readonly lembar: number;
}
/** As an income keeps it: what was agreed on the day of the work. */
export interface InvestorRule {
  /** Percentage of the clinic's part. */
  readonly percent: number;
  readonly holders: readonly Holder[];
}

/** The investors' part of what a treatment leaves to the clinic; nothing of a loss. */
export const investorPart = (klinik: number, rule: Pick<InvestorRule, 'percent'> | null): number =>
  rule === null ? 0 : percentOf(Math.max(0, klinik), rule.percent);

/** Divides rupiah (>= 0) by shares; the last holder takes what is left over. */
export const byHolder = (
  amount: number,
  holders: readonly Holder[],
): readonly (Holder & { readonly amount: number })[] => {
  const parts = spread(
    amount,
    holders.map(({ lembar }) => lembar),
  );
  return holders.map((holder, at) => ({ ...holder, amount: parts[at] ?? 0 }));
};

/** What each holder is owed more, or less, when the whole goes from one sum to another; who is owed the same is left out. */
export const holderCorrections = (
  holders: readonly Holder[],
  { before, after }: { readonly before: number; readonly after: number },
): readonly { readonly id: number; readonly amount: number }[] => {
  const then = byHolder(before, holders);
  return byHolder(after, holders)
    .map(({ id, amount }, at) => ({ id, amount: amount - (then[at]?.amount ?? 0) }))
    .filter(({ amount }) => amount !== 0);
};
