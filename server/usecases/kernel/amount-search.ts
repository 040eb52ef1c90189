// A keyword that is an amount of money finds what comes to it: '1.250.000', 'Rp 1.250.000', '1250000'.
import { parseRupiah } from '../../../src/resources/kernel/money.ts';
import type { Conditions } from '../../db/conditions.ts';

interface Words {
  readonly keyword: string;
  /** Condition on the words, with a `?` at each place of `text`. */
  readonly on: string;
  readonly text: string | readonly string[];
}

/**
 * Adds what a keyword asks for. Written as money ('Rp', dots) it means an amount and nothing else; bare digits may be a part of a
 * number as well.
 * @param comesTo the condition on an amount of rupiah, which is a whole number above 0 or its place
 */
export const addWordsOrAmount = (
  where: Conditions,
  { keyword, on, text }: Words,
  comesTo: (amount: string) => string,
): void => {
  const amount = parseRupiah(keyword) ?? 0;
  if (amount <= 0) where.add(`(${on})`, text);
  else if (/\D/.test(keyword.trim())) where.add(`(${comesTo('?')})`, amount);
  else where.add(`(${on} or ${comesTo(String(amount))})`, text);
};
