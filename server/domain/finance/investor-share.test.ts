import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byHolder, holderCorrections, investorPart } from './investor-share.ts';

const held = (...lembar: readonly number[]) => lembar.map((n, at) => ({ id: at + 1, lembar: n }));
const amounts = (amount: number, ...lembar: readonly number[]) =>
  byHolder(amount, held(...lembar)).map((holder) => holder.amount);

describe('the part of investors', () => {
  it('is a percentage of what is left to the clinic (WE5), and nothing of a loss', () => {
    expect(investorPart(830_000, { percent: 20 })).toBe(166_000);
    expect(investorPart(-50_000, { percent: 20 })).toBe(0);
    expect(investorPart(830_000, null)).toBe(0);
  });

  it('is divided by shares, the last one takes what is left over (WE11)', () => {
    expect(amounts(68_000_000, 50, 30, 20)).toEqual([34_000_000, 20_400_000, 13_600_000]);
    expect(amounts(68_000_000, 1, 1, 1)).toEqual([22_666_667, 22_666_667, 22_666_666]);
  });

  it('adds up to the whole after any steps, for each holder too', () => {
    const steps = fc.array(fc.nat(50_000_000), { minLength: 1, maxLength: 8 });
    const shares = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(steps, shares, (sums, lembar) => {
        const holders = held(...lembar);
        const owed = new Map<number, number>();
        let before = 0;
        for (const after of sums) {
          for (const { id, amount } of holderCorrections(holders, { before, after }))
            owed.set(id, (owed.get(id) ?? 0) + amount);
          before = after;
        }
        for (const { id, amount } of byHolder(before, holders)) expect(owed.get(id) ?? 0).toBe(amount);
        expect([...owed.values()].reduce((sum, amount) => sum + amount, 0)).toBe(before);
      }),
    );
  });
});
