// Who waits for a bill finds all of it as it is then: its lines and installments too (finance.md 9).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentKinds } from '../../server/domain/document-code.ts';
import { testApp, type TestApp } from '../support/app.ts';
import { type Held, inTurn, waiting } from '../support/in-turn.ts';
import { type Desk, openDesk, PAY } from './credit-stage.ts';
import { draftBill, linesOf, type Receipt } from './draft.ts';

let clinic: TestApp;
let at: Desk;
beforeAll(async () => {
  clinic = await testApp();
  at = await openDesk(clinic);
});
afterAll(() => clinic.close());

/** The number of a document of branch 1, held. */
const numberOf = (series: string): Held => ({
  sql: 'select from number_sequences where profile_id = 1 and name = $1 for update',
  values: [series],
});

/** The series have begun, so that there is a number to wait for. */
const begin = async (): Promise<void> => {
  const id = await at.onCredit();
  expect((await at.pay(id, 1_000)).status).toBe(201);
  const note = await at.verb(at.manager, id, 'refund', { amount: 1_000, reason: 'Salah tindakan' });
  expect(note.status, JSON.stringify(note.body)).toBe(201);
};

describe('who waits for a bill', () => {
  beforeAll(begin);

  it('pays an installment beside another payment, and both stay paid', async () => {
    const id = await at.onCredit();
    const [dp] = (await at.detail(id)).angsurans;
    const answers = await inTurn(
      clinic.database,
      numberOf(documentKinds.receipt.series),
      () => at.pay(id, 500_000, { angsuran_id: dp?.id }),
      () => at.pay(id, 300_000, { angsuran_id: dp?.id }),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await at.detail(id)).angsurans[0]).toMatchObject({ amount: 1_500_000, paid_amount: 800_000 });
    expect(await at.verified()).toEqual([]);
  });

  it('pays the lines of a bill that a note of credit has just lowered', async () => {
    const id = await at.issued();
    const [scaling] = (await at.bill(id)).lines;
    const lines = [{ bill_line_id: scaling?.id, amount: 350_000 }];
    const [note, paid] = await inTurn(
      clinic.database,
      numberOf(documentKinds.creditnote.series),
      () => at.verb(at.manager, id, 'refund', { lines, reason: 'Salah tindakan' }),
      () => at.pay(id, 500_000),
    );
    expect([note.status, paid.status]).toEqual([201, 201]);
    const bill = await at.bill(id);
    expect(bill.lines.map(({ net_amount, paid_amount }) => [net_amount, paid_amount])).toEqual([
      [0, 0],
      [900_000, 473_684],
      [50_000, 26_316],
    ]);
    expect(await at.verified()).toEqual([]);
  });

  it('books what a draft comes to after the discount that it waited for', async () => {
    const { id } = await draftBill(clinic);
    const holder = await clinic.database.pool.connect();
    await holder.query(`begin; set local app.branches = '{1}'`);
    await holder.query('select from financesettings where profile_id = 1 for update');
    await holder.query('select from bills where id = $1 for update', [id]);
    const paying = at.desk.post<Receipt>(PAY, {
      methods: [{ ...at.cash(), amount: 1_200_000 }],
      allocations: [{ bill_id: id, amount: 1_200_000 }],
      issue: true,
    });
    await expect.poll(() => waiting(clinic.database), { timeout: 10_000 }).toBe(1);
    await holder.query(
      `update bills set discount_amount = 100000, discount_reason = 'Uji', total_amount = 1200000, version = version + 1 where id = $1`,
      [id],
    );
    await holder.query(
      `update bill_lines set bill_discount_amount = 100000, net_amount = net_amount - 100000 where bill_id = $1 and line_no = 1`,
      [id],
    );
    await holder.query('commit');
    holder.release();
    const paid = await paying;
    expect(paid.status, JSON.stringify(paid.body)).toBe(201);
    expect(await linesOf(clinic, paid.body.journal_id)).toEqual([
      ['1-1101', 1_200_000],
      ['1-1201', -1_200_000],
    ]);
    expect(await at.verified()).toEqual([]);
  });
});
