// What calls about dividends answer.
import { z } from 'zod';
import { count, dayText, decimal, flag, id, named, rupiah } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { deviden } from '../deviden.ts';
import { dividendRule } from './dividend-row.ts';
import { devidenRow } from './rows.ts';

const shared = z.strictObject({
  rule: dividendRule,
  laba_amount: rupiah,
  reserve_amount: rupiah,
  pool_amount: rupiah,
  /** What of the profit stays in the clinic beside the reserve. */
  rest_amount: rupiah,
  holders: z.array(
    z.strictObject({ investor_id: id, name: named.shape.name, lembar: count, percent: decimal, amount: rupiah }),
  ),
});

export const dividendAnswers = {
  'finance.deviden.pratinjau': z.strictObject({
    ...shared.shape,
    period_start: dayText,
    period_end: dayText,
    /** What may be shared out by now: retained earnings and the running profit, less dividends. */
    available_amount: rupiah,
    /** There is a draft of these days, which would be reckoned again. */
    redraws: flag,
  }),
  'finance.deviden.simulasi': shared,
  'finance.deviden.hitung': rowShape(deviden, devidenRow, 'written'),
} as const;
