// An import is taken back as long as nothing rests on its lines (decision 102).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { BANK, bookEntry, importFile, match, openBank, type Stage, statement, workOf } from './bank-stage.ts';

type History = AnswerOf<'finance.bank.riwayat'>;

let clinic: TestApp;
let books: Client;
let stage: Stage;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
  stage = await openBank(clinic, books);
});
afterAll(() => clinic.close());

const moves = [
  { day: 1, amount: 500_000, text: 'TRSF A' },
  { day: 2, amount: -20_000, text: 'ADM' },
  { day: 3, amount: 75_000, text: 'TRSF B' },
];
const historyOf = async (): Promise<History> => (await books.get<History>(`${BANK}/${stage.id}/riwayat`)).body;
const back = (import_id: number, who = books) => who.post<{ code: string }>(`${BANK}/${stage.id}/tarik`, { import_id });

describe('an import that was wrong', () => {
  it('is taken back by one of two, from the last one on, and the right file comes after it', async () => {
    await importFile(books, stage, statement(stage.start, stage.opening, moves.slice(0, 2)));
    await importFile(books, stage, statement(stage.start, stage.opening, moves));
    const { imports } = await historyOf();
    const [second, first] = imports;
    expect(imports.map(({ added, known, loose }) => ({ added, known, loose }))).toEqual([
      { added: 1, known: 2, loose: true },
      { added: 2, known: 0, loose: false },
    ]);
    expect((await back(first?.id ?? 0)).body).toMatchObject({ code: 'bank-import-followed' });
    const asked = await Promise.all([back(second?.id ?? 0), back(second?.id ?? 0)]);
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await back(first?.id ?? 0)).status).toBe(200);
    expect((await workOf(books, stage)).lines).toEqual([]);
    const after = await historyOf();
    expect(after.imports.map(({ taken_by, loose }) => [taken_by !== null, loose])).toEqual([
      [true, false],
      [true, false],
    ]);
    const again = await importFile(books, stage, statement(stage.start, stage.opening, moves));
    expect(again.body).toMatchObject({ added: 3, known: 0 });
  });

  it('stays while one of its lines is matched, or in a closed reconciliation', async () => {
    const [last] = (await historyOf()).imports;
    const entry = await bookEntry(clinic, books, stage, { day: 1, amount: 500_000, text: 'Terima A' });
    const line = (await workOf(books, stage)).lines.find(({ amount }) => amount === 500_000)?.id ?? 0;
    const made = await match(books, stage, { line_ids: [line], entry_ids: [entry] });
    expect((await back(last?.id ?? 0)).body).toMatchObject({ code: 'bank-import-matched' });
    // The database holds it as well.
    await expect(clinic.database.asOwner('delete from banklines where bankimport_id = $1', [last?.id])).rejects.toThrow(
      /bankmatchlines/,
    );
    const closed = await books.post(`${BANK}/${stage.id}/tutup`, { end_date: addDays(stage.start, 1) });
    expect(closed.status, JSON.stringify(closed.body)).toBe(200);
    expect((await historyOf()).imports[0]).toMatchObject({ loose: false });
    const [match_id] = made.body.match_ids;
    expect((await books.post(`${BANK}/${stage.id}/lepas`, { match_id })).body).toMatchObject({ code: 'bank-closed' });
  });

  it('is the business of who reconciles, in his branch', async () => {
    const [last] = (await historyOf()).imports;
    expect((await back(last?.id ?? 0, await clinic.as('admin.bdg'))).status).toBe(403);
    expect((await back(last?.id ?? 0, await clinic.as('finance.jkt'))).status).toBe(404);
    expect((await back(2 ** 40)).status).toBe(404);
  });
});
