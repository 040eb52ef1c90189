// The worksheet of the group's own income tax beside what the law says of a year (finance.md 6.6; corrections.md 8; SE-02/PJ/2015): which
// income counts for pasal 31E, and what was remitted before the group chose another branch.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { body } from '../service/stage.ts';
import { type CompanyTaxStage, first, last, NTPN, openCompanyTax } from './company-tax-stage.ts';
import { methodIdsOf } from './draft.ts';

type Sheet = AnswerOf<'finance.pphbadan.kertaskerja'>;

let at: CompanyTaxStage;
beforeAll(async () => {
  at = await openCompanyTax();
});
afterAll(() => at.clinic.close());
const sheetOf = async (year: string): Promise<Sheet> =>
  body(await at.books.get<Sheet>('/api/finance/pajak/pph_badan/kertaskerja', { query: { year } }));

const INSTALMENT = 5_000_000;
const ELSEWHERE = 3_000_000;

describe('the worksheet of a year', () => {
  it('counts what was remitted by the branch that the group chose before', async () => {
    const way = { metode: 'angsuran', valid_from: first(2), valid_to: last(2) };
    body(await at.choose({ ...way, cabang_id: 2, angsuran_amount: ELSEWHERE }), 201);
    body(await at.choose({ metode: 'angsuran', cabang_id: 1, valid_from: first(1), angsuran_amount: INSTALMENT }), 201);
    const jakarta = await at.clinic.as('finance.jkt');
    const { id } = body(await at.reckon(first(2), jakarta), 201);
    const bank = (await methodIdsOf(jakarta))['Transfer BCA'] ?? 0;
    const remitted = { kind: 'pph_badan', masa: first(2), ids: [id], paymentmethod_id: bank, ntpn: NTPN };
    body(await jakarta.post('/api/finance/pph/setor', { ...remitted, setor_at: last(1) }), 201);
    const own = body(await at.reckon(first(1)), 201);
    body(await at.remit([own.id], first(1)), 201);
    const year = first(1).slice(0, 4);
    const before = first(2).slice(0, 4) === year ? ELSEWHERE : 0;
    const sheet = await sheetOf(year);
    expect(sheet.instalments).toEqual({ reckoned: before + INSTALMENT, paid: before + INSTALMENT });
    expect(sheet.owed).toBe(sheet.due - before - INSTALMENT);
  });

  it('takes the income from outside the business into the turnover of pasal 31E', async () => {
    const year = first(1).slice(0, 4);
    const { turnover, profit } = await sheetOf(year);
    const missing = 4_790_000_000 - turnover;
    await at.journal(last(1), [
      ['1-1111', missing, 0],
      ['4-1103', 0, missing],
    ]);
    const below = await sheetOf(year);
    expect(below).toMatchObject({ turnover: 4_790_000_000, regular: { base: 0, tax: 0 } });
    await at.journal(last(1), [
      ['1-1111', 210_000_000, 0],
      ['7-1002', 0, 210_000_000],
    ]);
    const sheet = await sheetOf(year);
    expect(sheet.turnover).toBe(5_000_000_000);
    const taxable = Math.floor((profit + missing + 210_000_000) / 1000) * 1000;
    const reduced = Math.round((taxable * 48) / 50);
    expect(sheet).toMatchObject({
      taxable,
      reduced: { base: reduced, rate: 11, tax: Math.round(reduced * 0.11) },
      regular: { base: taxable - reduced, rate: 22, tax: Math.round((taxable - reduced) * 0.22) },
    });
  });
});
