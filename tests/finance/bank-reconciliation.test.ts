// Bank reconciliation: import, matching, booking from a line, closing; what is refused, and by whom (decision 102, decision 103).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import {
  BANK,
  bookEntry,
  importFile,
  match,
  type Movement,
  openBank,
  type Stage,
  statement,
  workOf,
} from './bank-stage.ts';
import { linesOf } from './draft.ts';

let clinic: TestApp;
let books: Client;
let manager: Client;
let desk: Client;
let other: Client;
let stage: Stage;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
  manager = await clinic.as('manager.bdg');
  desk = await clinic.as('admin.bdg');
  other = await clinic.as('finance.jkt');
  stage = await openBank(clinic, books);
});
afterAll(() => clinic.close());

const moves: readonly Movement[] = [
  { day: 0, amount: 900_000, text: 'TRSF DARI ANI KW/BDG/2026/000901' },
  { day: 1, amount: 500_000, text: 'SETORAN GABUNGAN' },
  { day: 2, amount: -300_000, text: 'TRSF KE TOKO SINAR' },
  { day: 2, amount: -200_000, text: 'TRSF KE TOKO SINAR' },
  { day: 3, amount: -17_000, text: 'BIAYA ADM' },
  { day: 4, amount: 12_000, text: 'BUNGA' },
];
const entry = (day: number, amount: number, text: string) => bookEntry(clinic, books, stage, { day, amount, text });
const lineOf = async (text: string, amount: number) =>
  (await workOf(books, stage)).lines.find((line) => line.text === text && line.amount === amount)?.id ?? 0;
const last = async (): Promise<number> => {
  const [row] = await clinic.database.asOwner<{ id: number }>('select max(id) as id from bankmatches');
  return row?.id ?? 0;
};

describe('the import', () => {
  it('adds nothing of the same file, and of an overlapping one only what is new', async () => {
    const { start, opening } = stage;
    const first = await importFile(books, stage, statement(start, opening, moves.slice(0, 3)));
    expect(first.body, JSON.stringify(first.body)).toMatchObject({ added: 3, known: 0 });
    expect((await importFile(books, stage, statement(start, opening, moves.slice(0, 3)))).body).toMatchObject({
      added: 0,
      known: 3,
    });
    const all = await importFile(books, stage, statement(start, opening, moves));
    expect(all.body).toMatchObject({ added: 3, known: 3 });
  });

  it('refuses what does not join, the account of somebody else and days to come', async () => {
    const { start, opening } = stage;
    const far = [{ day: 6, amount: 1, text: 'JAUH' }];
    expect((await importFile(books, stage, statement(start, opening, far))).body).toMatchObject({ code: 'bank-gap' });
    const wrong = Buffer.from(statement(start, opening, moves).toString().replace('0123456789', '9876543210'));
    expect((await importFile(books, stage, wrong)).body).toMatchObject({ code: 'bank-other-account' });
    const future = statement(addDays(start, 30), opening, far);
    expect((await importFile(books, stage, future)).body).toMatchObject({ code: 'bank-future' });
    expect((await workOf(books, stage)).lines).toHaveLength(6);
  });

  it('is for those who keep the books of the branch', async () => {
    const file = statement(stage.start, stage.opening, moves);
    expect((await importFile(desk, stage, file)).status).toBe(403);
    expect((await importFile(other, stage, file)).status).toBe(404);
    expect((await other.get(`${BANK}/${stage.id}/kerja`)).status).toBe(404);
    expect((await other.get(`${BANK}/${stage.id}/riwayat`)).status).toBe(404);
    expect((await match(other, stage, { line_ids: [1], entry_ids: [] })).status).toBe(404);
    expect((await desk.get(BANK)).status).toBe(403);
    expect((await other.get<{ count: number }>(BANK)).body.count).toBe(0);
  });
});

describe('matching', () => {
  it('suggests by reference, by the sum of a day and by what nothing else fits', async () => {
    const ani = await entry(0, 900_000, 'Pembayaran KW/BDG/2026/000901');
    const parts = [await entry(1, 350_000, 'Setoran pagi'), await entry(1, 150_000, 'Setoran sore')];
    const shop = await entry(2, -500_000, 'Belanja Toko Sinar');
    const { suggestions } = await workOf(books, stage);
    const found = (ids: readonly number[]) =>
      suggestions.find(({ entry_ids }) => entry_ids.length === ids.length && ids.every((id) => entry_ids.includes(id)));
    expect(found([ani])).toMatchObject({ sure: true, why: 'reference' });
    expect(found(parts)).toMatchObject({ why: 'day' });
    expect(found([shop])?.line_ids).toHaveLength(2);
  });

  it('takes groups of both sides that come to the same, and none that differ', async () => {
    const { suggestions } = await workOf(books, stage);
    const grouped = suggestions.filter(({ component }) => component === undefined);
    const accepted = grouped.map(({ line_ids, entry_ids }) => ({ line_ids, entry_ids, suggested: true }));
    expect((await match(books, stage, { ...accepted[0], entry_ids: [] })).body).toMatchObject({ code: 'bank-differs' });
    expect((await match(books, stage, ...accepted)).status).toBe(200);
    expect((await match(books, stage, ...accepted)).body).toMatchObject({ code: 'bank-matched' });
    expect((await workOf(books, stage)).lines.map(({ amount }) => amount)).toEqual([-17_000, 12_000]);
  });

  it('books fee and interest from the line, and takes them back by their mirror', async () => {
    const fee = { line_ids: [await lineOf('BIAYA ADM', -17_000)], entry_ids: [], rest: { component: 'fee' } };
    expect((await match(books, stage, fee)).status).toBe(200);
    const [booked] = await clinic.database.asOwner<{ id: number }>(
      `select id from journals where event = 'bank.booked' order by id desc limit 1`,
    );
    expect(await linesOf(clinic, booked?.id ?? 0)).toEqual([
      ['6-1701', 17_000],
      ['1-1112', -17_000],
    ]);
    expect((await books.post(`${BANK}/${stage.id}/lepas`, { match_id: await last() })).status).toBe(200);
    const again = await workOf(books, stage);
    expect(again.entries).toEqual([]);
    expect(again.lines.map(({ amount }) => amount)).toEqual([-17_000, 12_000]);
    expect((await match(books, stage, fee)).status).toBe(200);
    const interest = { line_ids: [await lineOf('BUNGA', 12_000)], entry_ids: [], rest: { component: 'interest' } };
    expect((await match(books, stage, interest)).status).toBe(200);
    expect((await workOf(books, stage)).account).toMatchObject({ line_count: 0, difference: 0 });
  });

  it('learns: the next fee is suggested as the last one was booked', async () => {
    const more = [...moves, { day: 5, amount: -17_000, text: 'BIAYA ADM' }];
    await importFile(books, stage, statement(stage.start, stage.opening, more));
    const { suggestions } = await workOf(books, stage);
    expect(suggestions).toMatchObject([{ why: 'booked', component: 'fee', entry_ids: [] }]);
  });
});

describe('a race', () => {
  it('matches a line once: one 200, one 409; other lines at the same time are none', async () => {
    const twins = [await entry(5, -17_000, 'Adm satu'), await entry(5, -17_000, 'Adm dua')];
    const line = await lineOf('BIAYA ADM', -17_000);
    const answers = await Promise.all(twins.map((id) => match(books, stage, { line_ids: [line], entry_ids: [id] })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'bank-matched' });
  });

  it('is refused by the database itself: twice, out of balance, on another account', async () => {
    const raw = (sql: string) => clinic.database.asOwner(sql);
    const group = `insert into bankmatches (profile_id, bankaccount_id, kind) values (1, ${stage.id}, 1) returning id`;
    const withEntry = (where: string) =>
      raw(`with g as (${group}) insert into bankmatchentries (profile_id, bankaccount_id, match_id, journal_line_id)
        select 1, ${stage.id}, g.id, (select min(e.id) from journal_lines e where ${where}) from g`);
    const matched = 'exists (select from bankmatchentries m where m.journal_line_id = e.id)';
    await expect(withEntry(matched)).rejects.toThrow('bankmatchentries_pkey');
    const free = `e.akun_id = ${stage.akun} and e.profile_id = 1 and not ${matched}`;
    await expect(withEntry(free)).rejects.toThrow('differ');
    await expect(raw(group)).rejects.toThrow('differ');
    await expect(raw(`update banklines set amount = amount + 1, sen = sen + 100 where id = 1`)).rejects.toThrow(
      'never changed',
    );
  });
});

describe('closing', () => {
  const close = (day: number, who = books) =>
    who.post(`${BANK}/${stage.id}/tutup`, { end_date: addDays(stage.start, day) });

  it('wants every line matched, and days that were imported', async () => {
    const open = [...moves, { day: 5, amount: -17_000, text: 'BIAYA ADM' }, { day: 6, amount: 5_000, text: 'BUNGA' }];
    expect((await importFile(books, stage, statement(stage.start, stage.opening, open))).status).toBe(200);
    expect((await close(6)).body).toMatchObject({ code: 'bank-unmatched' });
    expect((await close(8)).body).toMatchObject({ code: 'bank-not-imported' });
    expect((await close(5, desk)).status).toBe(403);
    expect((await close(5)).status).toBe(200);
    expect((await close(4)).body).toMatchObject({ code: 'bank-closed-before' });
  });

  it('ties bank and ledger to the rupiah, with what is on its way', async () => {
    const { body } = await books.get<{ reconciliations: { bank_amount: number }[] }>(`${BANK}/${stage.id}/riwayat`);
    // One that lost the race, and the fee that was taken back: its mirror was booked after that day.
    expect(body.reconciliations).toMatchObject([
      { bank_amount: stage.opening + 878_000, outstanding_amount: -34_000, outstanding_count: 2, status: 1 },
    ]);
  });

  it('keeps what is closed, from the program and from the database', async () => {
    const { body } = await books.get<{ data: { id: number; closed: boolean }[] }>(`${BANK}/${stage.id}/riwayat`);
    const kept = body.data.find(({ closed }) => closed)?.id ?? 0;
    expect((await books.post(`${BANK}/${stage.id}/lepas`, { match_id: kept })).body).toMatchObject({
      code: 'bank-closed',
    });
    const raw = (sql: string) => clinic.database.asOwner(sql);
    await expect(raw(`delete from bankmatchlines where match_id = ${kept}`)).rejects.toThrow('reconciled');
    const line = 'select min(id) from banklines';
    await expect(raw(`delete from banklines where id = (${line})`)).rejects.toThrow('reconciled');
    expect((await importFile(books, stage, statement(stage.start, stage.opening, moves))).body).toMatchObject({
      added: 0,
    });
  });

  it('is opened again by a manager, with a reason that stays in the log', async () => {
    const open = (who: Client, reason: string) => who.post(`${BANK}/${stage.id}/buka`, { reason });
    expect((await open(books, 'Salah cocok')).status).toBe(403);
    expect((await open(manager, '')).status).toBe(422);
    expect((await open(manager, 'Salah cocok')).status).toBe(200);
    expect((await open(manager, 'Salah cocok')).body).toMatchObject({ code: 'bank-not-closed' });
    const [log] = await clinic.database.asOwner<{ message: string }>(
      'select message from applogs order by id desc limit 1',
    );
    expect(log?.message).toMatch(/pembukaan kembali rekonsiliasi bank 0123456789 sampai .*: Salah cocok/);
    expect((await books.get<{ ok: boolean }>('/api/finance-v2/jurnal/verifikasi')).body.ok).toBe(true);
  });
});
