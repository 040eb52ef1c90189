// How a month's revenue becomes what partners and investors get of it, as it is answered.
import { z } from 'zod';
import { decimal, id, rupiah, text } from '../../kernel/answer.ts';
import { type ProfitStep, profitSteps } from '../profit-waterfall.ts';

const steps = z.strictObject(
  Object.fromEntries(profitSteps.map(({ value }) => [value, rupiah])) as Record<ProfitStep, typeof rupiah>,
);
export const waterfall = z.strictObject({
  steps,
  profit: rupiah,
  partners: z.array(
    z.strictObject({ mitra_id: id, name: text, sharingprofit_id: id, percent: decimal, amount: rupiah }),
  ),
  rumahsakit_amount: rupiah,
  reserve_percent: decimal,
  reserve_amount: rupiah,
  investor_percent: decimal,
  investor_pool: rupiah,
  rest: rupiah,
});
