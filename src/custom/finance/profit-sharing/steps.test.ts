import { describe, expect, it } from 'vitest';
import { profitSteps, type Waterfall } from '../../../resources/finance/profit-waterfall.ts';
import { addressOf, spansOf, stepsOf } from './steps.ts';

const none = Object.fromEntries(profitSteps.map(({ value }) => [value, 0])) as unknown as Waterfall['steps'];
const month: Waterfall = {
  steps: { ...none, income: 100, discount: -10, doctor: -50 },
  profit: 40,
  partners: [{ mitra_id: 7, name: 'RS Mitra Sehat', sharingprofit_id: 1, percent: 10, amount: 4 }],
  rumahsakit_amount: 4,
  reserve_percent: 25,
  reserve_amount: 9,
  investor_percent: 100,
  investor_pool: 27,
  rest: 0,
};

describe('the rows of a month', () => {
  it('go from revenue to what is left, and each begins where the one before ended', () => {
    const spans = spansOf(stepsOf(month)).map(({ step, from, to }) => [step.key, from, to]);
    expect(spans).toEqual([
      ['income', 0, 100],
      ['discount', 100, 90],
      ['doctor', 90, 40],
      ['profit', 0, 40],
      ['rumahsakit', 40, 36],
      ['reserve', 36, 27],
      ['pool', 27, 0],
      ['rest', 0, 0],
    ]);
  });

  it('name each partner below their sum', () => {
    const keys = stepsOf(month).map(({ key }) => key);
    expect(keys.indexOf('mitra-7')).toBe(keys.indexOf('rumahsakit') + 1);
    expect(stepsOf(month).every(({ amount }) => !Object.is(amount, -0))).toBe(true);
  });
});

it('each bar leads to the accounts of its month, or to what was shared out', () => {
  const to = new Map(spansOf(stepsOf(month)).map(({ step }) => [step.key, addressOf(step, '2026-02-01')]));
  const accounts = '/finance/laporan-v2/labarugi?start_date=2026-02-01&end_date=2026-02-28';
  expect(['income', 'discount', 'doctor', 'profit'].map((key) => to.get(key))).toEqual(Array(4).fill(accounts));
  expect(to.get('rumahsakit')).toBe('/finance/hutang/actor/rumahsakit');
  expect(to.get('pool')).toBe('/finance/deviden/transaction');
  expect(to.get('rest')).toBeUndefined();
});
