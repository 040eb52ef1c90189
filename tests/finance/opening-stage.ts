// A branch whose books begin with deposits and payables, two of its patients and a vendor, for tests of the detail behind them.
import { expect } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { newPatient, today } from '../service/stage.ts';
import type { Client, Json, TestApp } from '../support/app.ts';
import { workbook } from '../support/workbook.ts';
import { newBranch } from './new-branch.ts';

export interface SheetResult {
  readonly count: number;
  readonly errors: readonly { row: number; column: string; message: string }[];
}
export interface Patient {
  readonly id: number;
  readonly username: string;
  readonly name: string;
}
type Sheet = 'depositawal' | 'hutangawal' | 'piutangawal';

/** First day of the books. */
export const START = addDays(today(), -10);
export const VENDOR = 'PT Sewa Lama';

export const problems = ({ errors }: SheetResult) => errors.map(({ row, column, message }) => [row, column, message]);

/** @param code three letters that no branch has */
export const openingStage = async (clinic: TestApp, code: string) => {
  const books: Client = (await newBranch(clinic, code)).by;
  const patient = async () => (await books.get<Patient>(`/api/users/${await newPatient(books)}`)).body;
  const [kept, other] = [await patient(), await patient()];
  await books.post('/api/inventory/vendor', { code: 'V-LAMA', name: VENDOR, is_pkp: false, term_days: 30, status: 1 });
  const send = async (sheet: Sheet, rows: readonly Json[], more = '') => {
    const file = { part: 'upload', filename: `${sheet}.xlsx`, bytes: await workbook(rows) };
    const answer = await books.upload<SheetResult>(`/api/finance/${sheet}/import${more}`, file);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  const shown = async (sheet: Sheet) => (await books.get(`/api/finance/${sheet}`)).body;
  const checks = async () => (await books.get('/api/finance-v2/jurnal/verifikasi')).body;
  const verified = async () => expect(await checks()).toMatchObject({ ok: true });
  const opening = (saldo: Readonly<Record<string, readonly [debit: number, credit: number]>>) =>
    books.post('/api/finance/periode', {
      start_date: START,
      saldo_awal: Object.entries(saldo).map(([akun, [debit, credit]]) => ({ code: akun, debit, credit })),
    });
  /** With deposits of 1.000.000, payables of 3.000.000 and receivables of 200.000. */
  const opened = async () => {
    const answer = await opening({
      '1-1111': [9_800_000, 0],
      '1-1201': [200_000, 0],
      '2-1501': [0, 1_000_000],
      '2-1102': [0, 3_000_000],
      '3-1001': [0, 6_000_000],
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  };
  return { books, kept, other, send, shown, checks, verified, opening, opened };
};
export type OpeningStage = Awaited<ReturnType<typeof openingStage>>;
