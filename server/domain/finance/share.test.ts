import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doctorBase, doctorType, partnerBase, shareSource } from '../../../src/resources/finance/sharingprofit.ts';
import { exceedsWhole, rulesFor, type ShareRule, type SharedWork, splitOf } from './share.ts';

const rule = (more: Partial<ShareRule> = {}): ShareRule => ({
  id: 1,
  source: shareSource.treatment,
  doctor_id: null,
  perawatan_id: null,
  kategori_id: null,
  doctor_type: doctorType.percent,
  doctor_value: 40,
  doctor_base: doctorBase.net,
  deduct_lab: true,
  deduct_bhp: true,
  rumahsakit_percent: 10,
  rumahsakit_base: partnerBase.net,
  valid_from: '2026-01-01',
  valid_to: null,
  ...more,
});
const work: SharedWork = {
  source: shareSource.treatment,
  doctor_id: 7,
  perawatan_id: 8,
  kategori_id: 9,
  day: '2026-03-06',
};
const idsOf = (rules: readonly ShareRule[]): readonly number[] => rulesFor(rules, work).map(({ id }) => id);
const crown = { qty: 1, gross: 2_500_000, net: 2_500_000, lab: 600_000, bhp: 100_000 };

describe('the rule that wins', () => {
  it('is the one for the doctor, then for the treatment, then for its category', () => {
    const rules = [
      rule({ id: 1 }),
      rule({ id: 2, kategori_id: 9 }),
      rule({ id: 3, perawatan_id: 8 }),
      rule({ id: 4, perawatan_id: 8, kategori_id: 9 }),
      rule({ id: 5, doctor_id: 7 }),
      rule({ id: 6, doctor_id: 7, perawatan_id: 8 }),
    ];
    expect(idsOf(rules)).toEqual([6, 5, 4, 3, 2, 1]);
  });

  it('is the latest to begin of those that say the same, and the last one made of a day', () => {
    const rules = [
      rule({ id: 1 }),
      rule({ id: 2, valid_from: '2026-02-01' }),
      rule({ id: 3, valid_from: '2026-02-01' }),
    ];
    expect(idsOf(rules)).toEqual([3, 2, 1]);
  });

  it.each<[string, Partial<ShareRule>]>([
    ['of another doctor', { doctor_id: 70 }],
    ['of another treatment', { perawatan_id: 80 }],
    ['of another category', { kategori_id: 90 }],
    ['of packages', { source: shareSource.package }],
    ['not yet valid', { valid_from: '2026-03-07' }],
    ['no longer valid', { valid_to: '2026-03-05' }],
  ])('is none that is %s', (_what, more) => {
    expect(idsOf([rule(more)])).toEqual([]);
  });

  it('is valid on its first and on its last day', () => {
    expect(idsOf([rule({ valid_from: work.day, valid_to: work.day })])).toEqual([1]);
  });
});

describe('the split', () => {
  it('pays the doctor of what is left after laboratory and consumables, and the hospital of the net', () => {
    expect(splitOf(rule(), crown)).toEqual({
      base: 1_800_000,
      doctor: 720_000,
      rumahsakit: 250_000,
      klinik: 830_000,
    });
  });

  it.each<[string, Partial<ShareRule>, Partial<typeof crown>, number]>([
    [
      'of the gross',
      { doctor_base: doctorBase.gross, deduct_lab: false, deduct_bhp: false },
      { net: 2_000_000 },
      1_000_000,
    ],
    ['of nothing, where the costs are more', {}, { net: 500_000 }, 0],
    ['a sum for each', { doctor_type: doctorType.nominal, doctor_value: 75_000 }, { qty: 3 }, 225_000],
    [
      'a sum for a treatment without a price, too',
      { doctor_type: doctorType.nominal, doctor_value: 75_000 },
      { net: 0 },
      75_000,
    ],
    ['half a rupiah up', { doctor_value: 12.5, deduct_lab: false, deduct_bhp: false }, { net: 1_004 }, 126],
  ])('pays %s', (_what, more, amounts, doctor) => {
    expect(splitOf(rule(more), { ...crown, ...amounts }).doctor).toBe(doctor);
  });

  it.each<[number, number]>([
    [partnerBase.net, 250_000],
    [partnerBase.afterCost, 180_000],
    [partnerBase.monthlyProfit, 0],
  ])('pays the hospital by its base %i', (rumahsakit_base, rumahsakit) => {
    expect(splitOf(rule({ rumahsakit_base }), crown).rumahsakit).toBe(rumahsakit);
  });

  it('leaves all of it to the clinic where there is no rule', () => {
    expect(splitOf(undefined, crown)).toEqual({ base: 0, doctor: 0, rumahsakit: 0, klinik: 1_800_000 });
  });

  const rupiah = fc.integer({ min: 0, max: 50_000_000 });
  const percents = fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100);
  const drawn = fc.record({
    doctor_value: percents,
    rumahsakit_percent: percents,
    rumahsakit_base: fc.constantFrom(...Object.values(partnerBase)),
    deduct_lab: fc.boolean(),
    deduct_bhp: fc.boolean(),
  });
  const amounts = fc.record({ qty: fc.constant(1), gross: rupiah, net: rupiah, lab: rupiah, bhp: rupiah });

  it('neither loses nor makes a rupiah, and pays nobody less than nothing', () => {
    fc.assert(
      fc.property(drawn, amounts, (more, given) => {
        const { base, doctor, rumahsakit, klinik } = splitOf(rule(more), given);
        expect(doctor + rumahsakit + klinik + given.lab + given.bhp).toBe(given.net);
        expect(Math.min(base, doctor, rumahsakit)).toBeGreaterThanOrEqual(0);
        expect(doctor).toBeLessThanOrEqual(base);
      }),
    );
  });

  it('takes no more than the net where the rule is one that may be stored', () => {
    fc.assert(
      fc.property(drawn, amounts, (more, given) => {
        const stored = rule(more);
        fc.pre(!exceedsWhole(stored));
        const { doctor, rumahsakit } = splitOf(stored, given);
        // Each is rounded by itself.
        expect(doctor + rumahsakit).toBeLessThanOrEqual(given.net + 1);
      }),
    );
  });
});
