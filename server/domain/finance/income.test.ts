import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doctorBase, doctorType, partnerBase, recognition } from '../../../src/resources/finance/sharingprofit.ts';
import { labState } from '../../../src/resources/finance/tindakanincome-fields.ts';
import { tindakanincome } from '../../../src/resources/finance/tindakanincome.ts';
import { type AgreedRule, type IncomeFacts, incomeNow } from './income.ts';

const PRICE = 2_500_000;
const rule: AgreedRule = {
  id: 1,
  source: 1,
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
  recognition: recognition.asPaid,
  valid_from: '2026-01-01',
  valid_to: null,
};
/** A crown with its laboratory and consumables known (WE5). */
const crown: IncomeFacts = {
  rule,
  investor_rule: null,
  qty: 1,
  lab_amount: 600_000,
  bhp_amount: 100_000,
  lab_state: labState.confirmed,
  override_doctor: null,
  override_rumahsakit: null,
  accrued_doctor: 0,
  accrued_rumahsakit: 0,
  accrued_investor: 0,
  accrued_bruto_doctor: 0,
  accrued_bruto_rumahsakit: 0,
  accrued_bruto_investor: 0,
  source_seq: 0,
  status: 1,
  line_net: PRICE,
  line_billed: PRICE,
  line_tax: 0,
  line_discount: 0,
  line_paid: 0,
};

/** What is booked for the doctor by each step. */
const fees = (steps: readonly Partial<IncomeFacts>[], start: IncomeFacts = crown): readonly (readonly number[])[] => {
  let income = start;
  return steps.map((step) => {
    const now = incomeNow({ ...income, ...step }, false);
    income = now.income;
    return now.corrections.filter(({ sharer }) => sharer === 'doctor').map(({ amount }) => amount);
  });
};

describe('an income', () => {
  it('says what everybody gets of the whole (WE5)', () => {
    expect(incomeNow(crown, false).income).toMatchObject({
      net_amount: PRICE,
      base_amount: 1_800_000,
      doctor_amount: 720_000,
      rumahsakit_amount: 250_000,
      klinik_amount: 830_000,
    });
    const investor_rule = { percent: 20, holders: [{ id: 1, lembar: 50 }] };
    expect(incomeNow({ ...crown, investor_rule, line_paid: PRICE }, false)).toMatchObject({
      income: { investor_amount: 166_000, klinik_amount: 664_000, accrued_investor: 166_000 },
    });
    // Nobody knows what is left to the clinic while nobody knows the fee.
    expect(incomeNow({ ...crown, rule: null, investor_rule }, false).income).toMatchObject({ investor_amount: 0 });
  });

  it('is owed as it is paid, and corrected when a payment is taken back (WE6)', () => {
    expect(fees([{ line_paid: 1_000_000 }, { line_paid: PRICE }, { line_paid: 1_000_000 }])).toEqual([
      [288_000],
      [432_000],
      [-432_000],
    ]);
    expect(fees([{ line_paid: 833_333 }, { line_paid: 1_666_666 }, { line_paid: PRICE }])).toEqual([
      [240_000],
      [240_000],
      [240_000],
    ]);
  });

  it('is corrected when its laboratory costs more than was thought (WE6)', () => {
    expect(fees([{ line_paid: PRICE }, { lab_amount: 700_000 }])).toEqual([[720_000], [-40_000]]);
  });

  it('is not owed before the cost of its laboratory is known, and then for what was paid by then', () => {
    const awaited = { lab_state: labState.awaited, lab_amount: 0 };
    expect(incomeNow({ ...crown, ...awaited, line_paid: PRICE }, false)).toMatchObject({
      income: { status: tindakanincome.state.awaitsLab, accrued_doctor: 0 },
      corrections: [],
    });
    expect(
      fees([
        { ...awaited, line_paid: PRICE },
        { lab_state: labState.confirmed, lab_amount: 600_000 },
      ]),
    ).toEqual([[], [720_000]]);
  });

  it('belongs to the clinic where no rule fits', () => {
    expect(incomeNow({ ...crown, rule: null, line_paid: PRICE }, false)).toMatchObject({
      income: { doctor_amount: 0, klinik_amount: 1_800_000, status: tindakanincome.state.full },
      corrections: [],
    });
  });

  it('keeps the gross that tax is withheld of beside the fee: what the patient paid', () => {
    const { corrections } = incomeNow({ ...crown, line_paid: 1_000_000 }, false);
    expect(corrections.find(({ sharer }) => sharer === 'doctor')).toMatchObject({ amount: 288_000, bruto: 1_000_000 });
  });

  it('is split again by its rule after a note of credit', () => {
    expect(fees([{ line_paid: PRICE }, { line_net: 1_300_000, line_paid: 1_300_000 }])).toEqual([
      [720_000],
      [-480_000],
    ]);
  });

  it('owes a fee for each treatment until all of it is refunded', () => {
    const nominal: AgreedRule = {
      ...rule,
      doctor_type: doctorType.nominal,
      doctor_value: 150_000,
      rumahsakit_percent: 0,
    };
    const start = { ...crown, rule: nominal };
    const nothing = { line_net: 0, line_paid: 0 };
    // What tax is withheld of falls before the fee does.
    expect(fees([{ line_paid: PRICE }, { line_net: 100_000, line_paid: 100_000 }, nothing, nothing], start)).toEqual([
      [150_000],
      [0],
      [-150_000],
      [],
    ]);
    // Free from the start: it is paid all the same.
    expect(fees([{}, {}], { ...start, line_net: 0, line_billed: 0 })).toEqual([[150_000], []]);
  });

  it('keeps what a person decided', () => {
    const decided = { ...crown, override_doctor: 300_000, override_rumahsakit: 0 };
    expect(incomeNow({ ...decided, line_paid: PRICE }, false).income).toMatchObject({
      doctor_amount: 300_000,
      rumahsakit_amount: 0,
      klinik_amount: 1_500_000,
      accrued_doctor: 300_000,
    });
  });

  it('lowers what was decided with what is left of the line, and raises it again', () => {
    const decided = { ...crown, override_doctor: 1_500_000, override_rumahsakit: 500_000 };
    const left = (line_net: number) => incomeNow({ ...decided, line_net, line_paid: line_net }, false).income;
    expect(left(1_000_000)).toMatchObject({ doctor_amount: 750_000, rumahsakit_amount: 250_000 });
    expect(left(0)).toMatchObject({ doctor_amount: 0, rumahsakit_amount: 0 });
    expect(left(PRICE)).toMatchObject({ doctor_amount: 1_500_000, rumahsakit_amount: 500_000 });
  });

  it('owes nothing any more once its bill is cancelled', () => {
    const paid = incomeNow({ ...crown, line_paid: 0, accrued_doctor: 288_000, accrued_bruto_doctor: 1_000_000 }, true);
    expect(paid.income).toMatchObject({ status: tindakanincome.state.cancelled, accrued_doctor: 0 });
    expect(paid.corrections).toEqual([{ sharer: 'doctor', amount: -288_000, bruto: -1_000_000 }]);
  });

  it('has booked what is owed after any steps, and nothing twice', () => {
    const step = fc.record({
      line_net: fc.integer({ min: 0, max: PRICE }),
      part: fc.integer({ min: 0, max: 100 }),
      lab_amount: fc.integer({ min: 0, max: 900_000 }),
      lab_state: fc.constantFrom(labState.none, labState.awaited, labState.confirmed),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), fc.constantFrom(1, 2, 3), (steps, when) => {
        let income: IncomeFacts = { ...crown, rule: { ...rule, recognition: when } };
        let booked = 0;
        for (const { line_net, part, ...more } of steps) {
          const facts = { ...income, ...more, line_net, line_paid: Math.round((line_net * part) / 100) };
          const now = incomeNow(facts, false);
          income = now.income;
          for (const { sharer, amount } of now.corrections) if (sharer === 'doctor') booked += amount;
          expect(income.accrued_doctor).toBe(booked);
          expect(income.accrued_doctor).toBeLessThanOrEqual(line_net);
          expect(incomeNow(income, false).corrections).toEqual([]);
        }
      }),
    );
  });
});
