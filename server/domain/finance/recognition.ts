// What of the shares of a treatment is owed by now, and what is left to book (finance.md 6.5; corrections.md 1, 2). Pure; whole rupiah.
import { recognition } from '../../../src/resources/finance/sharingprofit.ts';
import { mulDiv } from '../../../src/resources/kernel/money.ts';

/** Who can be owed a share of a treatment. */
export const sharers = ['doctor', 'rumahsakit', 'investor'] as const;
export type Sharer = (typeof sharers)[number];

export interface Recognised {
  /** Rupiah. */
  readonly amount: number;
  /** What tax is withheld of, rupiah. */
  readonly bruto: number;
}
export interface LineFacts {
  readonly recognition: number;
  /** Net amount of the line including its tax, as is what was paid of it. */
  readonly net: number;
  readonly paid: number;
  /** The cost of its laboratory work is not known yet: nothing is owed before. */
  readonly labPending: boolean;
  /** A cancelled treatment owes nothing any more. */
  readonly cancelled: boolean;
  /** What each gets of the whole, and what tax is withheld of then. */
  readonly shares: Readonly<Record<Sharer, Recognised>>;
}

/** The part of the whole that is owed, as a fraction of two sums. A line without a price counts as paid. */
const fractionOf = ({ recognition: when, net, paid, labPending, cancelled }: LineFacts): readonly [number, number] => {
  if (cancelled || labPending) return [0, 1];
  if (when === recognition.whenBilled || when === recognition.whenUsed || net <= 0) return [1, 1];
  if (when === recognition.whenSettled) return [paid >= net ? 1 : 0, 1];
  return [Math.min(paid, net), net];
};

const part = ({ amount, bruto }: Recognised, [of, whole]: readonly [number, number]): Recognised => ({
  amount: mulDiv(amount, of, whole),
  bruto: mulDiv(bruto, of, whole),
});

/** What is owed by now of each share. */
export const recognisedOf = (facts: LineFacts): Readonly<Record<Sharer, Recognised>> => {
  const fraction = fractionOf(facts);
  const { doctor, rumahsakit, investor } = facts.shares;
  return { doctor: part(doctor, fraction), rumahsakit: part(rumahsakit, fraction), investor: part(investor, fraction) };
};

/** What is left to book: the difference to what is booked, with its sign; nothing where both agree. */
export const correctionsOf = (
  target: Readonly<Record<Sharer, Recognised>>,
  accrued: Readonly<Record<Sharer, Recognised>>,
): readonly (Recognised & { readonly sharer: Sharer })[] =>
  sharers
    .map((sharer) => ({
      sharer,
      amount: target[sharer].amount - accrued[sharer].amount,
      bruto: target[sharer].bruto - accrued[sharer].bruto,
    }))
    .filter(({ amount, bruto }) => amount !== 0 || bruto !== 0);
