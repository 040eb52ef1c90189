import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exceedsProfit, type MonthAccount, type PartnerRule, rulesByPartner, waterfallOf } from './profit-share.ts';

const rule = (id: number, mitra_id: number, percent: number, valid_from = '2026-01-01'): PartnerRule => ({
  id,
  mitra_id,
  name: `Mitra ${mitra_id}`,
  percent,
  valid_from,
});
const account = (code: string, signed: number, normal = 'D'): MonthAccount => ({
  code,
  type: Number(code[0]),
  normal,
  signed,
});
const earned = (profit: number): readonly MonthAccount[] => [account('4-1103', -profit, 'K')];

describe('the profit of a month', () => {
  it('is shared in order: partners, reserve, investors', () => {
    const { profit, rumahsakit_amount, reserve_amount, investor_pool, rest } = waterfallOf(
      earned(85_000_000),
      [rule(1, 1, 10)],
      { reserve_percent: 20, percent: 100 },
    );
    expect([profit, rumahsakit_amount, reserve_amount, investor_pool, rest]).toEqual([
      85_000_000, 8_500_000, 15_300_000, 61_200_000, 0,
    ]);
  });

  it('has a step for each kind of cost', () => {
    const { steps, profit } = waterfallOf(
      [
        account('1-1101', 999),
        account('4-1103', -100, 'K'),
        account('4-1901', 5),
        account('5-1001', 10),
        account('5-1002', 9),
        account('5-1003', 8),
        account('5-1004', 7),
        account('5-1005', 6),
        account('5-1101', 4),
        account('6-1101', 3),
        account('7-1001', -2, 'K'),
        account('8-1001', 1),
        account('9-1001', 11),
      ],
      [],
      null,
    );
    expect(steps).toEqual({
      income: 100,
      discount: -5,
      doctor: -10,
      lab: -9,
      partner: -8,
      consumables: -7,
      investor: -6,
      goods: -4,
      operating: -3,
      other: 1,
      tax: -11,
    });
    expect(profit).toBe(38);
  });

  it('takes of a partner the rule that began last, and each partner once', () => {
    const rules = rulesByPartner([
      rule(1, 7, 5),
      rule(4, 3, 2),
      rule(2, 7, 8, '2026-03-01'),
      rule(3, 7, 9, '2026-03-01'),
    ]);
    expect(rules.map(({ id }) => id)).toEqual([4, 3]);
    expect(exceedsProfit([rule(1, 1, 60), rule(2, 2, 40)])).toBe(false);
    expect(exceedsProfit([rule(1, 1, 60), rule(2, 2, 40.01)])).toBe(true);
  });

  it('adds up to the rupiah, gives nobody more than there is, and nothing of a loss', () => {
    const percents = fc.array(fc.integer({ min: 1, max: 2500 }), { maxLength: 4 });
    const percent = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), percents, percent, percent, (amount, parts, reserve, pool) => {
        const found = waterfallOf(
          earned(amount),
          parts.map((part, at) => rule(at + 1, at + 1, part / 100)),
          { reserve_percent: reserve / 100, percent: pool / 100 },
        );
        const given = found.rumahsakit_amount + found.reserve_amount + found.investor_pool;
        expect(found.profit).toBe(amount);
        expect(given + found.rest).toBe(amount);
        expect(given).toBeLessThanOrEqual(Math.max(0, amount));
        expect(found.partners.every((partner) => partner.amount >= 0)).toBe(true);
        expect(Math.min(found.reserve_amount, found.investor_pool)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
