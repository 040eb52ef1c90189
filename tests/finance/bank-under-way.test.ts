// Entries under way when a reconciliation begins: bank and ledger tie without them, and later lines are matched with them (decision 102).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { BANK, bookEntry, importFile, match, openBank, type Stage, statement, workOf } from './bank-stage.ts';

type Before = AnswerOf<'finance.bank.awal'>;

let clinic: TestApp;
let books: Client;
let stage: Stage;
/** A cheque of two days before the first one, and a transfer of the day before. */
let cheque: number;
let transfer: number;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
  stage = await openBank(clinic, books);
  cheque = await bookEntry(clinic, books, stage, { day: -2, amount: -300_000, text: 'Cek 000412' });
  transfer = await bookEntry(clinic, books, stage, { day: -1, amount: 50_000, text: 'Setoran di jalan' });
  // The bank shows the cheque on the second day only, and never heard of the transfer before the third.
  const moves = [
    { day: 1, amount: -300_000, text: 'CEK 000412' },
    { day: 2, amount: 50_000, text: 'SETORAN' },
  ];
  const done = await importFile(books, stage, statement(stage.start, stage.opening, moves));
  if (done.status !== 200) throw new Error(JSON.stringify(done.body));
});
afterAll(() => clinic.close());

const before = async (): Promise<Before> => (await books.get<Before>(`${BANK}/${stage.id}/awal`)).body;
const mark = (entry_ids: readonly number[], who = books) =>
  who.put<{ code: string }>(`${BANK}/${stage.id}/awal`, { entry_ids });
const close = (day: number) => books.post(`${BANK}/${stage.id}/tutup`, { end_date: addDays(stage.start, day) });

describe('what was under way on the first day', () => {
  it('parts bank and ledger until it is marked', async () => {
    expect((await before()).opening_difference).toBe(250_000);
    expect((await workOf(books, stage)).entries.map(({ id }) => id)).not.toContain(cheque);
    expect((await mark([cheque])).status).toBe(200);
    expect((await before()).opening_difference).toBe(-50_000);
    expect((await mark([cheque, transfer])).status).toBe(200);
    const after = await before();
    expect(after).toMatchObject({ opening_difference: 0, fixed: false });
    expect(after.entries.filter(({ marked }) => marked).map(({ id }) => id)).toEqual([transfer, cheque]);
    const ids = (await workOf(books, stage)).entries.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([cheque, transfer]));
  });

  it('is of this account, before the first day, and of who reconciles in the branch', async () => {
    const later = await bookEntry(clinic, books, stage, { day: 1, amount: 1_000, text: 'Sesudahnya' });
    expect((await mark([cheque, transfer, later])).body).toMatchObject({ code: 'bank-unknown' });
    expect((await mark([cheque, transfer, 2 ** 40])).body).toMatchObject({ code: 'bank-unknown' });
    expect((await mark([], await clinic.as('admin.bdg'))).status).toBe(403);
    expect((await mark([], await clinic.as('finance.jkt'))).status).toBe(404);
    expect((await before()).opening_difference).toBe(0);
    await books.post('/api/finance-v2/jurnal', {
      transaction_at: addDays(stage.start, 1),
      memo: 'Koreksi',
      details: JSON.stringify([
        { akun_id: stage.other, description: 'Koreksi', debit: 1_000, credit: 0 },
        { akun_id: stage.akun, description: 'Koreksi', debit: 0, credit: 1_000 },
      ]),
    });
  });

  it('is matched with the line of later, ties from the first closing on, and stays then', async () => {
    const { lines } = await workOf(books, stage);
    const line = (amount: number) => lines.find((one) => one.amount === amount)?.id ?? 0;
    const done = await match(books, stage, { line_ids: [line(-300_000)], entry_ids: [cheque] });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect((await mark([transfer])).body).toMatchObject({ code: 'bank-under-way-matched' });
    // With the second still under way: the bank has yet to show it.
    expect((await close(1)).status).toBe(200);
    const [closed] = (await books.get<AnswerOf<'finance.bank.riwayat'>>(`${BANK}/${stage.id}/riwayat`)).body
      .reconciliations;
    expect(closed).toMatchObject({ outstanding_amount: 50_000 });
    expect((await mark([])).body).toMatchObject({ code: 'bank-closed' });
    await expect(
      clinic.database.asOwner('delete from bankunderways where journal_line_id = $1', [transfer]),
    ).rejects.toThrow('reconciled');
    expect((await match(books, stage, { line_ids: [line(50_000)], entry_ids: [transfer] })).status).toBe(200);
    expect((await close(2)).status).toBe(200);
    expect((await books.get<{ ok: boolean }>('/api/finance-v2/jurnal/verifikasi')).body.ok).toBe(true);
  });
});
