// Paying what is owed waits for a manager where the branch says so (finance.md 3; platform.md 4).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { body } from '../service/stage.ts';
import type { Answer, Json } from '../support/app.ts';
import { openSlips, type Slip, type Slips } from './slip-stage.ts';

let at: Slips;
beforeAll(async () => {
  at = await openSlips();
});
afterAll(() => at.clinic.close());

const rule = async (needs_approval: boolean) =>
  body(await at.manager.put('/api/approvalrule', { action: 'finance.hutang.pay', needs_approval }));
const decide = (n: unknown, status: 1 | -1) =>
  at.manager.put(`/api/applog/${String(n)}`, { status, reason: status === 1 ? 'Sesuai' : 'Tunda dulu' });
const slips = () => at.rows<Slip>('/api/finance/hutangtransaction', {});
/** The number of the request that was made. */
const requested = (answer: Answer): number => {
  expect([answer.status, answer.body]).toMatchObject([
    202,
    { statusname: 'Requested', message: 'Menunggu persetujuan' },
  ]);
  return Number(answer.body['applog_id']);
};
const profile = (more: Json) =>
  at.books.put('/api/finance/actorpajak', {
    actor_type: 'doctor',
    actor_id: at.doctorId,
    kategori: 'bukan_pegawai',
    nik: '3273011203850001',
    bank_name: 'BCA',
    ...more,
  });

describe('paying a slip', () => {
  it('acts at once while the branch has not chosen, and for a manager always', async () => {
    await at.pay(await at.billed(), 1_275_000);
    expect((await at.slip(at.whole(await at.open()))).status).toBe(201);
    await rule(true);
    await at.pay(await at.billed(), 1_275_000);
    const wish = at.wish(at.whole(await at.open()));
    expect((await at.manager.post('/api/finance/hutangtransaction', wish)).status).toBe(201);
  });

  it('of finance leaves nothing behind until a manager says yes; the account is that of the payment', async () => {
    await at.pay(await at.billed(), 2_550_000);
    const rows = await at.open();
    const before = await slips();
    const taxes = await at.taxes();
    const n = requested(await at.slip(at.whole(rows)));
    expect(await at.open()).toEqual(rows);
    expect(await slips()).toEqual(before);
    expect(await at.taxes()).toEqual(taxes);
    await at.expectHolding();

    const { review } = (await at.manager.get<Json & { review: Json }>(`/api/applog/${n}`)).body;
    const [made] = (review['journals'] as readonly { lines: readonly { code: string; debit: number }[] }[]) ?? [];
    expect(made?.lines.find(({ code }) => code === '2-1201')?.debit).toBe(1_000_000);
    expect(review).toMatchObject({
      lines: [{ label: 'drg. Ratna Puspita, Sp.Ort', before: null }],
      changes: expect.arrayContaining([{ label: 'Bruto', before: null, after: 'Rp 1.000.000' }]) as unknown,
    });
    body(await profile({ bank_account_no: '777000' }));
    expect((await decide(n, 1)).status).toBe(200);
    expect(await at.open()).toEqual([]);
    const [paid] = await slips();
    expect(paid).toMatchObject({ gross_amount: 1_000_000, status: 1 });
    expect(body(await at.books.get(`/api/finance/hutangtransaction/${paid?.id}`))).toMatchObject({
      bank_account_no: '777000',
    });
    await at.expectHolding();
  });

  it('that a manager rejects changes nothing', async () => {
    await at.pay(await at.billed(), 2_550_000);
    const rows = await at.open();
    const n = requested(await at.slip(at.whole(rows)));
    expect((await decide(n, -1)).status).toBe(200);
    expect(await at.open()).toEqual(rows);
  });

  it('is checked again: who became an employee is not paid by it', async () => {
    const n = requested(await at.slip(at.whole(await at.open())));
    body(await profile({ kategori: 'pegawai' }));
    const refused = await decide(n, 1);
    expect([refused.status, refused.body['message']]).toEqual([422, 'Fee dokter pegawai dibayar melalui payroll']);
    expect((await at.open()).length).toBeGreaterThan(0);
    body(await profile({}));
  });
});

describe('paying several', () => {
  it('is one request, closed once a row of it is paid otherwise, and paid together by the yes', async () => {
    await at.pay(await at.billed(true), 2_550_000);
    const [fee] = await at.rows<Slip>('/api/finance/labfee', { status: '0' });
    body(await at.books.post(`/api/finance/labfee/${fee?.id}/confirm`, { version: fee?.version, amount: 600_000 }));
    const [owed] = await at.rows<Json & { actor_id: number }>('/api/finance/hutang', { actor_type: 'laboratorium' });
    const lab = { actor_type: 'laboratorium', actor_id: owed?.actor_id ?? 0 };
    const both = async () => ({
      slips: [at.wish(at.whole(await at.open())), at.wish(at.whole(await at.open(lab.actor_type, lab.actor_id)), lab)],
    });
    const path = '/api/finance-v2/hutangtransaction/batch';
    const first = requested(await at.books.post(path, await both()));
    const again = await at.books.post(path, await both());
    expect([again.status, again.body['applog_id']]).toEqual([409, first]);

    const [row] = await at.open();
    const one = at.wish([{ hutang_id: row?.id, amount: 1 }]);
    body(await at.manager.post('/api/finance/hutangtransaction', one), 201);
    expect((await at.books.get(`/api/applog/${first}`)).body).toMatchObject({
      status: -1,
      closing: 'lapsed',
      reason: 'Ditutup oleh sistem: sisa hutang drg. Ratna Puspita, Sp.Ort sudah berubah',
    });

    const count = (await slips()).length;
    const second = requested(await at.books.post(path, await both()));
    expect((await decide(second, 1)).status).toBe(200);
    expect((await slips()).length).toBe(count + 2);
    expect(await at.open()).toEqual([]);
    await at.expectHolding();
    await rule(false);
  });
});
