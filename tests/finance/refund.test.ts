// Notes of credit through the real application: worked example WE4, approval, races (finance.md 6.4, 9, 11.8).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../support/app.ts';
import { CROWN, type Desk, openDesk, PAY, refused, WE3 } from './credit-stage.ts';
import { draftBill, journalsOf, linesOf } from './draft.ts';

let clinic: TestApp;
let at: Desk;
beforeAll(async () => {
  clinic = await testApp();
  at = await openDesk(clinic);
});
afterAll(() => clinic.close());

describe('a note of credit', () => {
  it('hands back what was paid beyond the new total (WE4), line by line', async () => {
    const id = await at.onCredit({ ...WE3, dp_amount: 500_000 }, CROWN);
    await at.pay(id, 1_500_000);
    const noted = await at.verb(at.manager, id, 'refund', {
      amount: 1_200_000,
      reason: 'Pekerjaan dihentikan',
      ...at.cash(),
    });
    expect([noted.status, noted.body]).toMatchObject([
      201,
      { status: 3, total_amount: 1_300_000, installment_current_amount: 1_300_000, original_total_amount: 2_500_000 },
    ]);
    expect(noted.body.lines.map(({ net_amount, paid_amount }) => [net_amount, paid_amount])).toEqual([
      [1_300_000, 1_300_000],
    ]);
    const { refunds, payments, angsurans } = await at.detail(id);
    expect(refunds).toMatchObject([{ payout_amount: 200_000, code: expect.stringMatching(/^NK\/BDG\/\d{4}\/\d{6}$/) }]);
    expect(payments.map(({ type, amount }) => [type, amount])).toEqual([
      [1, 1_500_000],
      [3, 200_000],
    ]);
    expect(angsurans.reduce((sum, row) => sum + row.amount, 0)).toBe(1_300_000);
    const [credited] = await journalsOf(clinic, 'billrefund', refunds[0]?.id ?? 0);
    expect(await linesOf(clinic, credited ?? 0)).toEqual([
      ['4-1902', 1_200_000],
      ['1-1201', -1_200_000],
    ]);
    const [paidOut] = await clinic.database.asOwner<{ journal_id: number }>(
      'select r.journal_id from billrefunds n join billtransactions r on r.id = n.billtransaction_id where n.bill_id = $1',
      [id],
    );
    expect(await linesOf(clinic, paidOut?.journal_id ?? 0)).toEqual([
      ['1-1201', 200_000],
      ['1-1101', -200_000],
    ]);
    expect(await at.verified()).toEqual([]);
  });

  it('shortens the schedule from its end where nothing is handed back', async () => {
    const id = await at.onCredit();
    await at.verb(at.manager, id, 'refund', { amount: 1_000_000, reason: 'Selisih harga' });
    expect((await at.schedule(id)).slice(-2).map(([, , amount]) => amount)).toEqual([714_285, 0]);
    expect(await at.bill(id)).toMatchObject({ status: 1, total_amount: 6_500_000 });
    expect(await at.verified()).toEqual([]);
  });

  it('may go into the deposit of the patient', async () => {
    const id = await at.issued();
    await at.pay(id, 1_300_000);
    const noted = await at.verb(at.manager, id, 'refund', {
      amount: 300_000,
      reason: 'Salah tindakan',
      to_deposit: true,
    });
    expect(noted.status, JSON.stringify(noted.body)).toBe(201);
    const [out] = await clinic.database.asOwner<{ journal_id: number; balance: number }>(
      `select r.journal_id, d.balance from billrefunds n join billtransactions r on r.id = n.billtransaction_id
       join customerdeposits d on d.customer_id = r.customer_id where n.bill_id = $1 and n.to_deposit`,
      [id],
    );
    expect(out?.balance).toBe(300_000);
    expect(await linesOf(clinic, out?.journal_id ?? 0)).toEqual([
      ['1-1201', 300_000],
      ['2-1501', -300_000],
    ]);
    expect(await at.verified()).toEqual([]);
  });

  it('names its lines', async () => {
    const draft = await draftBill(clinic);
    await at.verb(at.desk, draft.id, 'issue');
    const [, second] = (await at.bill(draft.id)).lines;
    const lines = [{ bill_line_id: second?.id, amount: 450_000 }];
    const noted = await at.verb(at.manager, draft.id, 'refund', { lines, reason: 'Satu gigi saja' });
    expect(noted.body.lines.map(({ net_amount }) => net_amount)).toEqual([350_000, 450_000, 50_000]);
    const above = [{ bill_line_id: second?.id, amount: 450_001 }];
    expect(refused(await at.verb(at.manager, draft.id, 'refund', { lines: above, reason: 'Terlalu banyak' }))).toEqual([
      422,
      'Jumlah refund melebihi nilai tagihan',
    ]);
  });

  it.each([
    ['more than the bill', () => ({ amount: 1_300_001, ...at.cash() }), 'Jumlah refund melebihi nilai tagihan'],
    ['no way to hand it back', () => ({ amount: 1_000 }), 'Pilih metode tunai atau transfer untuk pengembalian dana'],
    [
      'a card',
      () => ({ amount: 1_000, paymentmethod_id: at.methods['QRIS'] }),
      'Pilih metode tunai atau transfer untuk pengembalian dana',
    ],
    [
      'a transfer without its number',
      () => ({ amount: 1_000, paymentmethod_id: at.methods['Transfer BCA'] }),
      'Nomor referensi wajib diisi',
    ],
  ])('is refused with %s', async (_what, change, message) => {
    const draft = await draftBill(clinic);
    await at.verb(at.desk, draft.id, 'issue');
    await at.pay(draft.id, 1_300_000);
    expect(refused(await at.verb(at.manager, draft.id, 'refund', { reason: 'Salah tindakan', ...change() }))).toEqual([
      422,
      message,
    ]);
  });

  it('of the front desk waits for the manager, who lets it happen', async () => {
    const draft = await draftBill(clinic);
    await at.verb(at.desk, draft.id, 'issue');
    const { body: paid } = await at.pay(draft.id, 1_300_000);
    const wish = { amount: 300_000, reason: 'Salah tindakan', ...at.cash() };
    const asked = await at.verb(at.desk, draft.id, 'refund', wish);
    expect(refused(asked)).toEqual([202, 'Menunggu persetujuan']);
    expect((await at.bill(draft.id)).total_amount).toBe(1_300_000);
    const decided = await at.manager.put(`/api/applog/${asked.body.applog_id}`, { status: 1, reason: 'Benar' });
    expect(decided.status, JSON.stringify(decided.body)).toBe(200);
    expect((await at.bill(draft.id)).total_amount).toBe(1_000_000);
    // The receipt names who stood before the patient, not who let it happen.
    const receipts = await at.desk.get<{ data: { id: number; type: number; created_by: number }[] }>(`${PAY}?limit=2`);
    const cashiers = receipts.body.data.map(({ type, created_by }) => [type, created_by]);
    expect(cashiers).toEqual([
      [3, cashiers[1]?.[1]],
      [1, expect.any(Number)],
    ]);
    expect(receipts.body.data[1]?.id).toBe(paid.id);
  });

  it('keeps the payments that it rests on, and is not taken back itself', async () => {
    const draft = await draftBill(clinic);
    await at.verb(at.desk, draft.id, 'issue');
    const { body: receipt } = await at.pay(draft.id, 1_300_000);
    await at.verb(at.manager, draft.id, 'refund', { amount: 300_000, reason: 'Salah tindakan', ...at.cash() });
    const taken = await at.manager.post<{ message: string }>(`${PAY}/${receipt.id}/void`, { reason: 'x', version: 1 });
    expect(taken.status).toBe(409);
    expect(taken.body.message).toMatch(/sudah direfund\. Pembayarannya tidak dapat dibatalkan$/);
    const [out] = await clinic.database.asOwner<{ id: number }>(
      'select billtransaction_id as id from billrefunds where bill_id = $1',
      [draft.id],
    );
    const back = await at.manager.post<{ message: string }>(`${PAY}/${out?.id}/void`, { reason: 'x', version: 1 });
    expect(refused(back)).toEqual([409, 'Pengembalian dana tidak dapat dibatalkan']);
  });

  it('credits a line that is named twice with both amounts', async () => {
    const id = await at.issued(CROWN);
    const [line] = (await at.bill(id)).lines;
    const lines = [100_000, 200_000].map((amount) => ({ bill_line_id: line?.id, amount }));
    const made = await at.verb(at.manager, id, 'refund', { lines, reason: 'Salah tindakan' });
    expect([made.status, made.body.total_amount]).toEqual([201, 2_200_000]);
    expect(await at.verified()).toEqual([]);
  });

  it('goes with a bill that is voided', async () => {
    const draft = await draftBill(clinic);
    await at.verb(at.desk, draft.id, 'issue');
    await at.verb(at.manager, draft.id, 'refund', { amount: 300_000, reason: 'Salah tindakan' });
    expect((await at.verb(at.manager, draft.id, 'void', { reason: 'Semua salah' })).body.status).toBe(-1);
    expect(await at.verified()).toEqual([]);
  });

  it('twice at the same moment is one, and beside a void one of the two', async () => {
    const [twice, beside] = [await draftBill(clinic), await draftBill(clinic)];
    for (const { id } of [twice, beside]) await at.verb(at.desk, id, 'issue');
    const note = { version: (await at.bill(twice.id)).version, amount: 1_000_000, reason: 'Salah tindakan' };
    const path = `/api/finance/bill/${twice.id}/refund`;
    const both = await Promise.all([at.manager.post(path, note), at.manager.post(path, note)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const { version } = await at.bill(beside.id);
    const answers = await Promise.all([
      at.manager.post(`/api/finance/bill/${beside.id}/refund`, { ...note, version }),
      at.manager.post(`/api/finance/bill/${beside.id}/void`, { version, reason: 'Batal' }),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(await at.verified()).toEqual([]);
  });
});
