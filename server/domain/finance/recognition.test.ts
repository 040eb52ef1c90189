import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recognition } from '../../../src/resources/finance/sharingprofit.ts';
import { correctionsOf, type LineFacts, type Recognised, recognisedOf, type Sharer, sharers } from './recognition.ts';

const share = (amount: number, bruto = amount): Recognised => ({ amount, bruto });
/** 2.500.000, 40 % after laboratory and consumables, hospital 10 %, investor 20 % of the rest. */
const crown = (more: Partial<LineFacts> = {}): LineFacts => ({
  recognition: recognition.asPaid,
  net: 2_500_000,
  paid: 0,
  labPending: false,
  cancelled: false,
  shares: { doctor: share(720_000, 2_500_000), rumahsakit: share(250_000), investor: share(166_000) },
  ...more,
});
type Accrued = Readonly<Record<Sharer, Recognised>>;
const NOTHING: Accrued = { doctor: share(0), rumahsakit: share(0), investor: share(0) };

/** Books what is left, as the program does. */
const book = (facts: LineFacts, accrued: Accrued): Accrued =>
  correctionsOf(recognisedOf(facts), accrued).reduce(
    (sum, { sharer, amount, bruto }) => ({
      ...sum,
      [sharer]: { amount: sum[sharer].amount + amount, bruto: sum[sharer].bruto + bruto },
    }),
    accrued,
  );
const doctorRows = (steps: readonly LineFacts[]): readonly number[] => {
  let accrued = NOTHING;
  return steps.map((facts) => {
    const row = correctionsOf(recognisedOf(facts), accrued).find(({ sharer }) => sharer === 'doctor');
    accrued = book(facts, accrued);
    return row?.amount ?? 0;
  });
};

describe('what is owed of a share', () => {
  it('follows what was paid, also when a payment is taken back', () => {
    expect(doctorRows([crown({ paid: 1_000_000 }), crown({ paid: 2_500_000 }), crown({ paid: 1_000_000 })])).toEqual([
      288_000, 432_000, -432_000,
    ]);
  });

  it('comes to the whole by thirds', () => {
    const paid = [833_333, 1_666_666, 2_500_000];
    expect(doctorRows(paid.map((sum) => crown({ paid: sum })))).toEqual([240_000, 240_000, 240_000]);
  });

  it('is corrected when the laboratory turns out to cost more', () => {
    const dearer = crown({
      paid: 2_500_000,
      shares: { doctor: share(680_000, 2_500_000), rumahsakit: share(250_000), investor: share(154_000) },
    });
    expect(doctorRows([crown({ paid: 2_500_000 }), dearer])).toEqual([720_000, -40_000]);
  });

  it('waits for the laboratory, and comes for all that was paid until then', () => {
    expect(doctorRows([crown({ paid: 1_000_000, labPending: true }), crown({ paid: 1_000_000 })])).toEqual([
      0, 288_000,
    ]);
  });

  it.each<[string, Partial<LineFacts>, number]>([
    ['half paid', { recognition: recognition.whenSettled, paid: 1_250_000 }, 0],
    ['settled', { recognition: recognition.whenSettled, paid: 2_500_000 }, 720_000],
    ['billed', { recognition: recognition.whenBilled }, 720_000],
    ['used', { recognition: recognition.whenUsed }, 720_000],
    ['without a price', { net: 0 }, 720_000],
    ['cancelled', { recognition: recognition.whenBilled, cancelled: true }, 0],
  ])('is what its rule says: %s', (_what, more, amount) => {
    expect(recognisedOf(crown(more)).doctor.amount).toBe(amount);
  });

  const rupiah = fc.integer({ min: 0, max: 90_000_000 });
  const step = fc.record({
    recognition: fc.constantFrom(...Object.values(recognition)),
    net: rupiah,
    paid: rupiah,
    labPending: fc.boolean(),
    cancelled: fc.boolean(),
    shares: fc.record({
      doctor: fc.record({ amount: rupiah, bruto: rupiah }),
      rumahsakit: fc.record({ amount: rupiah, bruto: rupiah }),
      investor: fc.record({ amount: rupiah, bruto: rupiah }),
    }),
  });

  it('is what was booked, after every step, whatever comes in which order', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        let accrued = NOTHING;
        for (const facts of steps) {
          accrued = book(facts, accrued);
          expect(accrued).toEqual(recognisedOf(facts));
          expect(correctionsOf(recognisedOf(facts), accrued)).toEqual([]);
          for (const sharer of sharers) {
            expect(accrued[sharer].amount).toBeGreaterThanOrEqual(0);
            expect(accrued[sharer].amount).toBeLessThanOrEqual(facts.shares[sharer].amount);
          }
        }
      }),
    );
  });
});
