// A partial payment that says what becomes of the rest: installments, in the same transaction (finance.md 6.3, workspace.md 4).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMonths } from '../../src/resources/kernel/date.ts';
import { today } from '../service/stage.ts';
import { testApp, type TestApp } from '../support/app.ts';
import { CROWN, type Desk, openDesk, PAY, refused } from './credit-stage.ts';
import { draftBill, methodIds, type Receipt } from './draft.ts';

const TOTAL = 2_500_000;
const FIRST = addMonths(today(), 1);

let clinic: TestApp;
let at: Desk;
let cash: number;
beforeAll(async () => {
  clinic = await testApp();
  at = await openDesk(clinic);
  cash = (await methodIds(clinic))['Tunai'] ?? 0;
});
afterAll(() => clinic.close());

const terms = (bill_id: number, change: object = {}) => ({
  bill_id,
  cicilan_attempt: 3,
  first_due_date: FIRST,
  ...change,
});
const payPart = (bill: number, amount: number, rest: object) =>
  at.desk.post<Receipt & { message?: string }>(PAY, {
    methods: [{ paymentmethod_id: cash, amount }],
    allocations: [{ bill_id: bill, amount }],
    issue: true,
    rest_on_credit: rest,
  });

describe('the rest of a bill', () => {
  it('becomes installments, the payment being the down payment, and the books hold', async () => {
    const draft = await draftBill(clinic, CROWN);
    const paid = await payPart(draft.id, 1_000_000, terms(draft.id));
    expect(paid.status).toBe(201);
    expect(await at.schedule(draft.id)).toEqual([
      [0, today(), 1_000_000],
      [1, FIRST, 500_000],
      [2, addMonths(FIRST, 1), 500_000],
      [3, addMonths(FIRST, 2), 500_000],
    ]);
    expect(await at.bill(draft.id)).toMatchObject({ status: 2, due_date: FIRST });
    expect((await at.pay(draft.id, 500_000)).status).toBe(201);
    expect((await at.detail(draft.id)).angsurans.map(({ status }) => status)).toEqual([2, 2, 0, 0]);
    expect(await at.verified()).toEqual([]);
  });

  it('is owed as down payment again when the payment is taken back', async () => {
    const draft = await draftBill(clinic, CROWN);
    const { body } = await payPart(draft.id, 1_000_000, terms(draft.id));
    const undone = await at.manager.post(`${PAY}/${body.id}/void`, { reason: 'Salah pasien', version: body.version });
    expect(undone.status).toBe(200);
    expect((await at.detail(draft.id)).angsurans.map(({ paid_amount }) => paid_amount)).toEqual([0, 0, 0, 0]);
    expect(await at.verified()).toEqual([]);
  });

  it('with refused terms leaves nothing of the payment', async () => {
    const draft = await draftBill(clinic, CROWN);
    const early = { first_due_date: addMonths(today(), -1) };
    expect(refused(await payPart(draft.id, 1_000_000, terms(draft.id, early)))).toEqual([
      422,
      'Jatuh tempo pertama tidak boleh sebelum tagihan terbit',
    ]);
    expect((await payPart(draft.id, TOTAL, terms(draft.id))).status).toBe(409);
    expect(await at.bill(draft.id)).toMatchObject({ status: 0, code: null });
    expect((await at.detail(draft.id)).payments).toEqual([]);
  });

  it('is of a bill that is paid, and of one that is not on credit yet', async () => {
    const [draft, other] = [await draftBill(clinic, CROWN), await draftBill(clinic, CROWN)];
    expect((await payPart(draft.id, 1_000_000, terms(other.id))).status).toBe(422);
    expect((await payPart(draft.id, 1_000_000, terms(draft.id))).status).toBe(201);
    expect(refused(await payPart(draft.id, 100_000, terms(draft.id)))).toEqual([
      409,
      'Tagihan sudah dibayar secara kredit',
    ]);
  });

  it('becomes installments once when two pay at the same moment', async () => {
    const draft = await draftBill(clinic, CROWN);
    const answers = await Promise.all([1, 2].map(() => payPart(draft.id, 1_000_000, terms(draft.id))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await at.verified()).toEqual([]);
  });
});
