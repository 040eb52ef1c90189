// A group whose books go back a year, for tests of its own income tax.
import { expect } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays, addMonths } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import { type Json, testApp } from '../support/app.ts';
import { methodIds } from './draft.ts';
import type { Verification } from './verification-answer.ts';

export type Tax = AnswerOf<'finance.pphbadan.hitung'>;
type Year = AnswerOf<'finance.pphbadan.masa'>;

export const NTPN = 'A1B2C3D4E5F6G7H8';
/** First and last day of a month. @param back months from that of today */
export const first = (back: number): string => addMonths(`${today().slice(0, 7)}-01`, -back);
export const last = (back: number): string => addDays(first(back - 1), -1);

export const openCompanyTax = async () => {
  const clinic = await testApp();
  const books = await clinic.as('finance.bdg');
  const manager = await clinic.as('manager.bdg');
  const bank = (await methodIds(clinic))['Transfer BCA'] ?? 0;
  const longer = 'update periodes set start_date = $1 where profile_id in (1, 2) and status = 0';
  await clinic.database.asOwner(longer, [first(14)]);

  const journal = async (
    day: string,
    lines: readonly (readonly [string, number, number])[],
    by = books,
  ): Promise<void> => {
    const details = lines.map(([code, debit, credit]) => ({ akun: { code }, description: 'Uji', debit, credit }));
    body(await by.post('/api/finance-v2/jurnal', { transaction_at: day, memo: 'Uji', details }), 201);
  };
  const reckon = (masa: string, by = books) => by.post<Tax>('/api/finance/pajak/pph_badan/hitung', { masa });
  const remit = (ids: readonly number[], masa: string, setor_at = today()) =>
    books.post<Json & { journal_id: number }>('/api/finance/pph/setor', {
      kind: 'pph_badan',
      masa,
      ids,
      paymentmethod_id: bank,
      ntpn: NTPN,
      setor_at,
    });
  const choose = (setting: Json) => manager.post<{ id: number; version: number }>('/api/finance/pphbadan', setting);
  const expectHolding = async (): Promise<void> => {
    const { checks } = body(await books.get<Verification>('/api/finance-v2/jurnal/verifikasi'));
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  };
  const year = async (by = books, of = first(1).slice(0, 4)): Promise<Year> =>
    body(await by.get<Year>('/api/finance/pajak/pph_badan', { query: { year: of } }));
  const journalOf = async (id: number): Promise<number> => {
    const [row] = await clinic.database.asOwner<{ journal_id: number }>(
      'select h.journal_id::int as journal_id from pphs p join hutangs h on h.id = p.hutang_id where p.id = $1',
      [id],
    );
    return row?.journal_id ?? 0;
  };
  return { clinic, books, manager, journal, reckon, remit, choose, expectHolding, year, journalOf };
};
export type CompanyTaxStage = Awaited<ReturnType<typeof openCompanyTax>>;
