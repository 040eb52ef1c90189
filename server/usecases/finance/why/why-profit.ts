// 'Kenapa angka ini?' of a partner's part of a month's profit (finance.md 6.10, 6.13): the profit by its steps, and his percentage.
import { profitsharing } from '../../../../src/resources/finance/profitsharing.ts';
import { profitSteps, type Waterfall } from '../../../../src/resources/finance/profit-waterfall.ts';
import { formatRupiah, rateText } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { adds, type Part, partOf, tells } from './explanation.ts';

interface Month {
  readonly code: string;
  readonly month: string;
  readonly waterfall: Waterfall;
}
const monthById = named<Month, [number, readonly number[]]>(
  'why_profit',
  `select code, to_char(month, 'MM-YYYY') as month, waterfall from ${profitsharing.table} where id = $1 and profile_id = any ($2)`,
);

/** @param mitra whose part it is @throws Refusal not-found */
export const profitParts = async (
  { tx, branches }: Context,
  id: number,
  mitra: number | null,
): Promise<readonly Part[]> => {
  const kept = await runOne(tx, monthById, id, branches);
  if (!kept) throw new Refusal('not-found');
  const { steps, profit, partners } = kept.waterfall;
  const share = partners.find(({ mitra_id }) => mitra_id === mitra);
  const { percent = 0, amount = 0 } = share ?? {};
  const own = adds(`${rateText(percent)} × ${formatRupiah(Math.max(0, profit))} (laba bulan itu)`, amount);
  return [
    partOf('profit', `Laba ${kept.month} sebelum bagian rumah sakit/mitra`, [
      tells(`Bagi hasil bulanan ${kept.code}`, { path: `${profitsharing.screens.list}/${id}` }),
      ...profitSteps.filter(({ value }) => steps[value] !== 0).map(({ value, label }) => adds(label, steps[value])),
    ]),
    partOf('row', 'Baris ini', [own]),
  ];
};
