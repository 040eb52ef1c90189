// A range of a patient's account, its paper, and who reads it (finance.md 5).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { today } from '../service/stage.ts';
import { testApp, type TestApp } from '../support/app.ts';
import { wordsOn } from '../support/pdf.ts';
import { type Accounts, ALL_DAYS, openAccounts } from './account-stage.ts';
import { refused } from './credit-stage.ts';
import { draftBill } from './draft.ts';
import { BANDUNG } from './in-branch.ts';

let clinic: TestApp;
let on: Accounts;
beforeAll(async () => {
  clinic = await testApp();
  on = await openAccounts(clinic);
});
afterAll(() => clinic.close());

describe('a range of the account', () => {
  it('begins with what was there before and ends with its last day', async () => {
    const { customer_id: id } = await draftBill(clinic);
    const bill = await on.billFor(id, 500_000);
    await clinic.database.asOwner('update bills set posting_date = $2::date, issued_at = $2::date where id = $1', [
      bill,
      addDays(today(), -40),
    ]);
    await on.payBy(id, bill, { Tunai: 120_000 });
    const week = await on.accountOf(id, { start_date: addDays(today(), -7) });
    expect(week.opening).toEqual({ owed: 500_000, held: 0 });
    expect(week.lines.map(({ owed }) => owed)).toEqual([380_000]);
    const before = await on.accountOf(id, { end_date: addDays(today(), -1) });
    expect(before.closing).toEqual({ owed: 500_000, held: 0 });
    expect(before.now).toEqual({ owed: 380_000, held: 0 });
  });

  it('says what is due when, by installment', async () => {
    const bill = await on.at.onCredit();
    const [row] = await clinic.database.asOwner<{ customer_id: number }>(
      'select customer_id from bills where id = $1',
      [bill],
    );
    await clinic.database.asOwner('update angsurans set due_date = $2 where bill_id = $1 and no = 0', [
      bill,
      addDays(today(), -3),
    ]);
    const { due, message } = await on.expectWhole(row?.customer_id ?? 0);
    expect(due.map(({ no, late }) => [no, late]).slice(0, 2)).toEqual([
      [0, true],
      [1, false],
    ]);
    expect(message).toContain('Sisa tagihan: Rp 7.500.000');
    expect(message).toContain('Uang muka');
  });

  it('prints with letterhead, balances and what is due', async () => {
    const { customer_id: id } = await draftBill(clinic);
    await on.billFor(id, 450_000);
    const { status, headers, bytes } = await on.at.desk.get(`/api/finance/rekening/${id}/print`, { query: ALL_DAYS });
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    const words = wordsOn(bytes);
    for (const part of ['CabangBandung', 'RekeningPasien', 'Saldoawal', '450.000', 'Saldoakhir', 'Yangbelumdibayar'])
      expect(words).toContain(part);
  });
});

describe('who reads an account', () => {
  it('sees the branches that he may see, and asks for one of them', async () => {
    const { customer_id: id } = await draftBill(clinic);
    await on.billFor(id, 300_000);
    const far = await draftBill(clinic, [{ name: 'Scaling', qty: 1, price: 200_000, akun: '4-1103' }], {
      ...BANDUNG,
      id: 2,
      code: 'JKT',
    });
    await clinic.database.asOwner('update bills set customer_id = $2 where id = $1', [far.id, id]);
    const link = 'insert into customerprofiles (user_id, profile_id, ishome) values ($1, 2, false)';
    await clinic.database.asOwner(link, [id]);
    const jakarta = await clinic.as('admin.jkt');
    expect((await jakarta.post(`/api/finance/bill/${far.id}/issue`, { version: 1 })).status).toBe(200);
    const all = await clinic.as('superadmin');
    expect((await on.accountOf(id)).closing.owed).toBe(300_000);
    expect((await on.accountOf(id, {}, jakarta)).closing.owed).toBe(200_000);
    const whole = await on.accountOf(id, {}, all);
    expect([whole.closing.owed, whole.branches.map(({ id: one }) => one)]).toEqual([500_000, [1, 2]]);
    expect((await on.accountOf(id, { profile_id: '2' }, all)).closing.owed).toBe(200_000);
    expect((await on.ask(on.at.desk, id, { profile_id: '2' })).status).toBe(403);
  });

  it('is the desk, of patients of its branch', async () => {
    const { customer_id: id } = await draftBill(clinic);
    expect(
      refused(await (await clinic.as('admin.jkt')).get(`/api/finance/rekening/${id}`, { query: ALL_DAYS }))[0],
    ).toBe(404);
    for (const name of ['dokter.bdg', 'perawat.bdg', 'multimedia.bdg', 'inventory.bdg', 'investor'])
      expect((await on.ask(await clinic.as(name), id)).status).toBe(403);
  });
});
