// Bills on credit through the real application: worked example WE3, the schedule, refusals (finance.md 6.3, 11.4).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../../src/resources/kernel/date.ts';
import { today } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { type Desk, FIRST, openDesk, ORTHO, PAY, refused, WE3 } from './credit-stage.ts';
import { draftBill, type Receipt } from './draft.ts';

let clinic: TestApp;
let at: Desk;
beforeAll(async () => {
  clinic = await testApp();
  at = await openDesk(clinic);
});
afterAll(() => clinic.close());

describe('a bill on credit', () => {
  it('has the schedule of WE3', async () => {
    const id = await at.onCredit();
    expect(await at.schedule(id)).toEqual([
      [0, today(), 1_500_000],
      ...[0, 1, 2, 3, 4, 5].map((month) => [month + 1, addMonths(FIRST, month), 857_143]),
      [7, addMonths(FIRST, 6), 857_142],
    ]);
    expect(await at.bill(id)).toMatchObject({ status: 1, due_date: today(), original_total_amount: 7_500_000 });
  });

  it('is paid oldest first: after the DP, 1.000.000 fill the first row and 142.857 of the second', async () => {
    const id = await at.onCredit();
    await at.pay(id, 1_500_000);
    const paid = await at.pay(id, 1_000_000);
    expect(paid.status).toBe(201);
    const rows = async () =>
      (await at.detail(id)).angsurans.slice(0, 4).map(({ paid_amount, status }) => [paid_amount, status]);
    expect(await rows()).toEqual([
      [1_500_000, 2],
      [857_143, 2],
      [142_857, 1],
      [0, 0],
    ]);
    expect((await at.bill(id)).due_date).toBe(addMonths(FIRST, 1));
    const { body } = await at.manager.post<Receipt>(`${PAY}/${paid.body.id}/void`, {
      reason: 'Salah pasien',
      version: paid.body.version,
    });
    expect(body.status).toBe(-1);
    expect(await rows()).toEqual([
      [1_500_000, 2],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(await at.verified()).toEqual([]);
  });

  it('is paid by the row that was chosen, and never beyond it', async () => {
    const id = await at.onCredit();
    const third = (await at.detail(id)).angsurans[3];
    expect((await at.pay(id, 857_143, { angsuran_id: third?.id })).status).toBe(201);
    expect((await at.detail(id)).angsurans.map(({ paid_amount }) => paid_amount).slice(0, 4)).toEqual([
      0, 0, 0, 857_143,
    ]);
    const again = await at.pay(id, 1, { angsuran_id: third?.id });
    expect(again.status).toBe(409);
    expect(again.body.message).toMatch(
      /^Sisa angsuran ke-3 tagihan INV\/BDG\/\d{4}\/\d{6} adalah Rp 0\. Muat ulang halaman$/,
    );
  });

  it.each([
    ['no number of installments', { cicilan_attempt: null }, 'Wajib diisi untuk tagihan kredit'],
    ['no first day', { first_due_date: null }, 'Wajib diisi untuk tagihan kredit'],
    [
      'a first day before it',
      { first_due_date: addDays(today(), -1) },
      'Jatuh tempo pertama tidak boleh sebelum tagihan terbit',
    ],
    ['all as down payment', { dp_amount: 7_500_000 }, 'Uang muka harus di bawah sisa tagihan Rp 7.500.000'],
  ])('is refused with %s', async (_what, change, message) => {
    const draft = await draftBill(clinic, ORTHO);
    expect(refused(await at.verb(at.desk, draft.id, 'issue', { ...WE3, ...change }))).toEqual([422, message]);
  });

  it('may be made of one that is issued: what was paid counts towards the down payment', async () => {
    const draft = await draftBill(clinic, ORTHO);
    await at.verb(at.desk, draft.id, 'issue');
    await at.pay(draft.id, 500_000);
    const { cicilan_attempt, due_mode, first_due_date } = WE3;
    const terms = { dp_amount: 1_000_000, cicilan_attempt, due_mode, first_due_date };
    expect((await at.verb(at.desk, draft.id, 'kredit', terms)).status).toBe(200);
    const [dp, first] = (await at.detail(draft.id)).angsurans;
    expect(dp).toMatchObject({ no: 0, amount: 1_500_000, paid_amount: 500_000, status: 1 });
    expect(first).toMatchObject({ amount: 857_143, due_date: FIRST });
    expect(refused(await at.verb(at.desk, draft.id, 'kredit', terms))).toEqual([
      409,
      'Tagihan sudah dibayar secara kredit',
    ]);
  });

  it('gives back to the down payment what was paid before it was on credit', async () => {
    const draft = await draftBill(clinic, ORTHO);
    await at.verb(at.desk, draft.id, 'issue');
    const before = await at.pay(draft.id, 500_000);
    const { payment_type: _issued, ...terms } = { ...WE3, dp_amount: 1_000_000 };
    expect((await at.verb(at.desk, draft.id, 'kredit', terms)).status).toBe(200);
    const { id, version } = before.body;
    expect((await at.manager.post(`${PAY}/${id}/void`, { reason: 'Salah pasien', version })).status).toBe(200);
    const paidOf = async () => (await at.detail(draft.id)).angsurans.map(({ paid_amount }) => paid_amount);
    expect(await paidOf()).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect((await at.pay(draft.id, 7_500_000)).status).toBe(201);
    expect((await paidOf()).reduce((sum, paid) => sum + paid, 0)).toBe(7_500_000);
    expect(await at.verified()).toEqual([]);
  });

  it('may be issued on an earlier day by who keeps the books only', async () => {
    const [desks, books] = [await draftBill(clinic), await draftBill(clinic)];
    const terms = { posting_date: addDays(today(), -1) };
    await clinic.database.asOwner('update bills set transaction_at = transaction_at - 9 where id = any ($1)', [
      [desks.id, books.id],
    ]);
    expect(refused(await at.verb(at.desk, desks.id, 'issue', terms))).toEqual([
      403,
      'Tanggal terbit mengikuti tanggal kunjungan. Hanya finance dan manajer yang memilih tanggal lain',
    ]);
    const { status, body } = await at.verb(await clinic.as('finance.bdg'), books.id, 'issue', terms);
    expect([status, body]).toMatchObject([200, { posting_date: terms.posting_date }]);
  });
});

describe('the schedule', () => {
  const put = async (client: Client, id: number, angsurans: readonly object[]) =>
    client.put<{ message: string }>(`/api/finance/bill/${id}/angsuran`, { angsurans });

  it('is changed for what is not paid yet, and the log keeps the one before', async () => {
    const id = await at.onCredit();
    await at.pay(id, 2_000_000);
    const changed = await put(await clinic.as('finance.bdg'), id, [
      { no: 1, due_date: FIRST, amount: 500_000 },
      { no: 2, due_date: addMonths(FIRST, 3), amount: 4_000_000 },
      { no: 8, due_date: addMonths(FIRST, 9), amount: 1_000_000 },
    ]);
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    const rows = (await at.detail(id)).angsurans.filter(({ status }) => status !== -1);
    expect(rows.map(({ no, due_date, amount, paid_amount }) => [no, due_date, amount, paid_amount])).toEqual([
      [0, today(), 1_500_000, 1_500_000],
      [1, FIRST, 1_000_000, 500_000],
      [2, addMonths(FIRST, 3), 4_000_000, 0],
      [8, addMonths(FIRST, 9), 1_000_000, 0],
    ]);
    const [log] = await clinic.database.asOwner<{ message: string; before: { angsurans: unknown[] } }>(
      'select message, before from applogs order by id desc limit 1',
    );
    expect(log?.message).toMatch(/^penjadwalan ulang angsuran tagihan INV/);
    expect(log?.before.angsurans).toHaveLength(8);
  });

  it('must come to what is left', async () => {
    const id = await at.onCredit();
    expect(refused(await put(at.manager, id, [{ no: 1, due_date: FIRST, amount: 1 }]))).toEqual([
      422,
      'Total angsuran harus sama dengan sisa tagihan',
    ]);
  });

  it('is not for the front desk, nor for another branch', async () => {
    const id = await at.onCredit();
    const rows = [{ no: 1, due_date: FIRST, amount: 7_500_000 }];
    expect((await put(at.desk, id, rows)).status).toBe(403);
    expect((await put(await clinic.as('manager.jkt'), id, rows)).status).toBe(404);
  });

  it('that waits for visits gets its day when the next one is confirmed', async () => {
    const draft = await draftBill(clinic, ORTHO);
    await at.verb(at.desk, draft.id, 'issue', { ...WE3, due_mode: 2, first_due_date: null });
    expect((await at.schedule(draft.id)).slice(0, 2)).toEqual([
      [0, today(), 1_500_000],
      [1, null, 857_143],
    ]);
    await clinic.database.asOwner('update bills set posting_date = posting_date - 30 where id = $1', [draft.id]);
    const [doctor] = await clinic.database.asOwner<{ id: number }>(
      `select id from users where username = 'dokter.bdg'`,
    );
    const visit = await at.desk.post<{ id: number; version: number }>('/api/service/visit', {
      customer_id: draft.customer_id,
      doctor_id: doctor?.id,
      visit_date: today(),
      type: 'kontrol',
      priority: 0,
    });
    expect(visit.status, JSON.stringify(visit.body)).toBe(201);
    const { id, version } = visit.body;
    expect((await at.desk.post(`/api/service/visit/${id}/konfirmasi`, { version })).status).toBe(200);
    expect((await at.schedule(draft.id)).slice(0, 3)).toEqual([
      [0, today(), 1_500_000],
      [1, today(), 857_143],
      [2, null, 857_143],
    ]);
  });
});
