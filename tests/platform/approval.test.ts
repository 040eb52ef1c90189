// Requests, their deciders and what becomes of them (platform.md 4; finance.md acceptance 9; service.md acceptance 11 and 17).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { draftBill, methodIds, type Receipt } from '../finance/draft.ts';

interface Asked {
  readonly applog_id: number;
  readonly statusname: string;
  readonly message: string;
}
interface Entry extends Json {
  readonly id: number;
  readonly status: number;
  readonly decidable: boolean;
}

let clinic: TestApp;
let desk: Client;
let manager: Client;
let cash: number;
beforeAll(async () => {
  clinic = await testApp();
  desk = await clinic.as('admin.bdg');
  manager = await clinic.as('manager.bdg');
  cash = (await methodIds(clinic))['Tunai'] ?? 0;
});
afterAll(() => clinic.close());

const PAY = '/api/finance/billtransaction';
const entryOf = async (id: number) => (await manager.get<Entry>(`/api/applog/${id}`)).body;
const receiptOf = async (id: number) => (await manager.get(`${PAY}/${id}`)).body;
const decide = (by: Client, id: number, status: 1 | -1, reason = 'Sesuai bukti') =>
  by.put(`/api/applog/${id}`, { status, reason });
const waiting = async () => {
  const me = (await manager.get<{ id: number }>('/api/auth/me')).body.id;
  return (await manager.get<{ data: Entry[]; count: number }>(`/api/applog?assigner=${me}`)).body;
};

/** A paid receipt whose void the front desk has asked for. */
const asked = async () => {
  const bill = await draftBill(clinic);
  const { body: receipt } = await desk.post<Receipt>(PAY, {
    methods: [{ paymentmethod_id: cash, amount: 1_000_000 }],
    allocations: [{ bill_id: bill.id, amount: 1_000_000 }],
    issue: true,
  });
  const path = `${PAY}/${receipt.id}/void`;
  const body = { reason: 'Salah input', version: receipt.version };
  const answer = await desk.post<Asked>(path, body);
  return { bill, receipt, path, body, answer, id: answer.body.applog_id };
};
const journalCount = async (): Promise<number> =>
  (await clinic.database.asOwner<{ count: number }>('select count(*)::int as count from journals'))[0]?.count ?? 0;

describe('an action under approval', () => {
  it('leaves everything as it is and keeps the request', async () => {
    const before = await asked();
    expect(before.answer.status).toBe(202);
    expect(before.answer.body).toEqual({
      applog_id: before.id,
      statusname: 'Requested',
      message: 'Menunggu persetujuan',
    });
    const journals = await journalCount();
    expect(await receiptOf(before.receipt.id)).toMatchObject({ status: 1, version: before.receipt.version });
    expect(await entryOf(before.id)).toMatchObject({ status: 0, statusname: 'Requested', decidable: true });
    expect(await journalCount()).toBe(journals);
    expect((await waiting()).data.map((entry) => entry.id)).toContain(before.id);
  });

  it('is done when it is approved, once', async () => {
    const { id, receipt, bill } = await asked();
    const answer = await decide(manager, id, 1);
    expect([answer.status, answer.body]).toMatchObject([200, { status: 1, reason: 'Sesuai bukti', decidable: false }]);
    expect(await receiptOf(receipt.id)).toMatchObject({ status: -1, void_reason: 'Salah input' });
    expect((await manager.get(`/api/finance/bill/${bill.id}`)).body).toMatchObject({
      installment_current_amount: 0,
    });
    const again = await decide(manager, id, -1);
    expect([again.status, again.body['message']]).toEqual([409, 'Permintaan sudah diputuskan']);
  });

  it('stays undone when it is rejected, and may be asked for again', async () => {
    const { id, receipt, path, body } = await asked();
    expect((await decide(manager, id, -1, 'Bukan salah input')).body).toMatchObject({
      status: -1,
      statusname: 'Rejected',
    });
    expect(await receiptOf(receipt.id)).toMatchObject({ status: 1 });
    expect((await desk.post(path, body)).status).toBe(202);
  });

  it('is asked for once at a time', async () => {
    const { path, body, id } = await asked();
    const again = await desk.post(path, body);
    expect([again.status, again.body['message']]).toEqual([
      409,
      `Permintaan yang sama masih menunggu persetujuan (nomor ${id})`,
    ]);
  });

  it('answers the same request for the same key', async () => {
    const bill = await draftBill(clinic);
    const headers = { 'idempotency-key': 'minta-diskon-1' };
    const body = { version: 1, discount_percent: 15, discount_reason: 'Keluarga' };
    const ask = () => desk.put<Asked>(`/api/finance/bill/${bill.id}`, body, { headers });
    const [first, second] = await Promise.all([ask(), ask()]);
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(first.body).toEqual(second.body);
    expect(first.body.message).toBe('Diskon melebihi batas 10%. Permintaan persetujuan dikirim ke manager');
  });

  it('is done at once by whoever need not ask, and where the rule is off', async () => {
    const rule = { action: 'finance.bill.void', needs_approval: false };
    expect((await desk.put('/api/approvalrule', rule)).status).toBe(403);
    const first = await draftBill(clinic);
    expect((await manager.post(`/api/finance/bill/${first.id}/void`, { reason: 'Uji', version: 1 })).status).toBe(200);
    expect((await manager.put('/api/approvalrule', rule)).status).toBe(200);
    const second = await draftBill(clinic);
    expect((await desk.post(`/api/finance/bill/${second.id}/void`, { reason: 'Uji', version: 1 })).status).toBe(200);
    const { data } = (await manager.get<{ data: Json[] }>('/api/approvalrule')).body;
    expect(data.find(({ action }) => action === rule.action)).toMatchObject({ needs_approval: false, profile_id: 1 });
  });
});

describe('a decision', () => {
  it('needs a reason', async () => {
    const { id } = await asked();
    const answer = await manager.put(`/api/applog/${id}`, { status: 1, reason: ' ' });
    expect([answer.status, answer.body['errors']]).toEqual([422, { reason: ['Alasan wajib diisi'] }]);
  });

  it('is not for the front desk, another branch, or whoever asked', async () => {
    const { id } = await asked();
    expect((await decide(desk, id, 1)).status).toBe(403);
    expect((await decide(await clinic.as('manager.jkt'), id, 1)).status).toBe(404);
    const own = await asked();
    await desk.post(`/api/applog/${own.id}/tarik`);
    await clinic.database.asOwner(`update users set role = 4 where username = 'manager.bdg'`);
    const mine = await manager.post<Asked>(own.path, { ...own.body, reason: 'Lain' });
    await clinic.database.asOwner(`update users set role = 5 where username = 'manager.bdg'`);
    const answer = await decide(manager, mine.body.applog_id, 1);
    expect([answer.status, answer.body['message']]).toEqual([
      403,
      'Pengaju tidak dapat memutuskan permintaannya sendiri',
    ]);
    expect((await waiting()).data.some((entry) => entry.id === mine.body.applog_id)).toBe(false);
  });

  it('is one when two decide at once', async () => {
    const { id, receipt } = await asked();
    const superadmin = await clinic.as('superadmin');
    await superadmin.post('/api/profile/changeprofile', { session_profile_id: 1 });
    const answers = await Promise.all([decide(manager, id, 1), decide(superadmin, id, 1)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await receiptOf(receipt.id)).toMatchObject({ status: -1 });
  });

  it('of the superadmin only, where the rule says so', async () => {
    await manager.put('/api/approvalrule', { action: 'finance.payment.void', needs_approval: true, assigner_role: 0 });
    const { id } = await asked();
    expect((await decide(manager, id, 1)).status).toBe(403);
    expect((await waiting()).data.some((entry) => entry.id === id)).toBe(false);
    await manager.put('/api/approvalrule', { action: 'finance.payment.void', needs_approval: true });
  });

  it('is refused while the module is locked', async () => {
    const { id } = await asked();
    await clinic.database.asOwner('update profilecontrols set finance = 0 where profile_id = 1');
    const answer = await decide(manager, id, 1);
    await clinic.database.asOwner('update profilecontrols set finance = 1 where profile_id = 1');
    expect(answer.status).toBe(423);
    expect(await entryOf(id)).toMatchObject({ status: 0 });
  });
});

describe('the log itself', () => {
  let id: number;
  beforeEach(async () => {
    ({ id } = await asked());
  });

  it.each([
    ['changed', `update applogs set message = 'lain' where id = $1`, 'never changed'],
    ['removed', 'delete from applogs where id = $1', 'never changed'],
    [
      'approved without a word',
      'update applogs set status = 1, decided_at = now(), decided_by = 1 where id = $1',
      'check',
    ],
  ])('is not %s, even by the owner of the database', async (_how, statement, message) => {
    await expect(clinic.database.asOwner(statement, [id])).rejects.toThrow(message);
  });

  it('counts what is new for the bell', async () => {
    const news = (by: Client, after: number) =>
      by.get<{ unread: number; waiting: number; last_id: number }>(`/api/applog/news?after=${after}`);
    const { last_id } = (await news(manager, 0)).body;
    expect((await news(manager, last_id)).body).toMatchObject({ unread: 0 });
    await desk.post('/api/pengumuman', { message: 'Rapat sore ini' });
    expect((await news(manager, last_id)).body).toMatchObject({ unread: 1 });
    expect((await news(desk, last_id)).body).toMatchObject({ unread: 0, waiting: 0 });
  });

  it('tells requests from what was simply done', async () => {
    await decide(manager, id, -1);
    const { data } = (await manager.get<{ data: Entry[] }>('/api/applog?isrequest=1&status=-1,1&limit=50')).body;
    expect(data.map((entry) => entry.id)).toContain(id);
    expect(data.every((entry) => entry['action'] !== null)).toBe(true);
  });

  it('does not tell one person what waits for another', async () => {
    expect((await manager.get('/api/applog?assigner=1')).status).toBe(403);
  });
});
