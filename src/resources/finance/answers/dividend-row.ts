// The rule of a dividend and its parts, as records carry them.
import { z } from 'zod';
import { count, dayText, decimal, id, integer, named, rupiah } from '../../kernel/answer.ts';

export const dividendRule = z.strictObject({
  id,
  valid_from: dayText,
  valid_to: dayText.nullable(),
  interval: integer,
  percent: decimal,
  reserve_percent: decimal,
});
export const dividendShare = z.strictObject({
  id,
  investor_id: id,
  investordata: named,
  lembar: count,
  /** Of all shares of the branch. */
  percent: decimal,
  amount: rupiah,
  /** Withheld by slips, and paid with it. */
  pph_amount: rupiah,
  paid_amount: rupiah,
  outstanding: rupiah,
  /** What he is owed; null: a draft, or nothing. */
  hutang_id: id.nullable(),
});
