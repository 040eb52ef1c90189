import { describe, expect, it } from 'vitest';
import { bodyOf, dueNow, reckon, type SaleTerms, type Version, waysToPay } from './sale-form.ts';

const version = {
  price: 8_000_000,
  dp_amount: 2_000_000,
  cicilan_amount: 500_000,
  cicilan_attempt: 12,
} as Version;
const terms = (more: Partial<SaleTerms>): SaleTerms => ({
  customer_id: 1,
  paket_history_id: 1,
  scheme: 'cicilan',
  discount_amount: null,
  due_day: null,
  sold_at: null,
  sales_id: null,
  note: null,
  ...more,
});
const TODAY = '2026-01-31';

describe('what a sale comes to', () => {
  it('is down payment and twelve installments, by the day of the sale where none is said', () => {
    const { schedule, total, starts_from } = reckon(version, terms({}), TODAY);
    expect(total).toBe(8_000_000);
    expect(starts_from).toBe(2_000_000);
    expect(schedule?.map(({ amount }) => amount)).toEqual([2_000_000, ...Array.from({ length: 12 }, () => 500_000)]);
    expect(schedule?.slice(1, 4).map(({ due_at }) => due_at)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
  });

  it('takes a discount off the last installments (worked example 2)', () => {
    const { schedule } = reckon(version, terms({ discount_amount: 400_000 }), TODAY);
    expect(schedule?.at(-1)).toMatchObject({ no: 12, amount: 100_000 });
  });

  it('has no schedule where the down payment is above the total, and an empty one where it is paid at once', () => {
    expect(reckon(version, terms({ discount_amount: 6_500_000 }), TODAY).schedule).toBeUndefined();
    expect(reckon(version, terms({ scheme: 'tunai' }), TODAY)).toMatchObject({ schedule: [], starts_from: 8_000_000 });
  });
});

describe('what is paid with it', () => {
  const credit = reckon(version, terms({}), TODAY);
  const whole = reckon(version, terms({ scheme: 'tunai' }), TODAY);

  it('is the down payment, all, or nothing', () => {
    expect(waysToPay(credit).map((way) => dueNow(way, credit))).toEqual([2_000_000, 8_000_000, 0]);
    expect(waysToPay(whole).map((way) => dueNow(way, whole))).toEqual([8_000_000, 0]);
  });

  it('is nothing for what costs nothing', () => {
    expect(waysToPay(reckon(version, terms({ scheme: 'tunai', discount_amount: 8_000_000 }), TODAY))).toEqual([]);
  });
});

describe('the request', () => {
  const values = { customer_id: 1, paket_history_id: 2, scheme: 'cicilan', due_day: 5 };

  it('carries tenders and signature where they are there, and null where they are not', () => {
    const rows = [{ key: 0, methodId: 1, amount: 2_000_000, reference: ' ' }];
    const signed = { name: ' Rizky ', signature: { picture: 'data:image/png;base64,AA==', typed: false } };
    expect(bodyOf(values, signed, { rows, received: 2_500_000, keep: false })).toMatchObject({
      due_day: 5,
      signature: { name: 'Rizky', picture: 'data:image/png;base64,AA==' },
      payment: {
        methods: [{ paymentmethod_id: 1, amount: 2_000_000, reference: null }],
        received_amount: 2_500_000,
      },
    });
    expect(bodyOf(values, { name: 'Rizky', signature: undefined }, undefined)).toMatchObject({
      signature: null,
      payment: null,
    });
  });

  it('has no day of installments where there are none', () => {
    expect(bodyOf({ ...values, scheme: 'tunai' }, { name: '', signature: undefined }, undefined).due_day).toBeNull();
  });
});
