// Branches side by side (finance.md 6.9, acceptance 15): what they owe each other is nobody's inside the group; a rest is told.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { today } from '../service/stage.ts';

interface Statement extends Json {
  readonly columns: readonly { readonly key: string; readonly label: string }[];
  readonly rows: readonly { readonly code: string; readonly values: readonly number[] }[];
  readonly meta: { readonly balanced: boolean; readonly warnings: readonly string[] };
}
interface Verification extends Json {
  readonly checks: readonly { readonly key: string; readonly ok: boolean }[];
}

let clinic: TestApp;
let head: Client;
beforeAll(async () => {
  clinic = await testApp();
  head = await clinic.as('superadmin');
});
afterAll(() => clinic.close());

const AMOUNT = 3_000_000;
/** One side of goods that went from a branch to another; no use case sends any yet. */
const post = (branch: number, debit: string, credit: string) =>
  clinic.database.asOwner(
    `with j as (
       insert into journals (profile_id, code, transaction_at, memo, kind, origin, event, source_type, source_id, total_amount)
       values ($1::bigint, 'RK/' || $1::bigint, $2::date, 'Mutasi', 1, 1, 'uji.mutasi', 'uji', $1::bigint, ${AMOUNT}) returning id)
     insert into journal_lines (journal_id, line_no, profile_id, transaction_at, kind, akun_id, description, debit, credit)
     select j.id, l.no, $1::bigint, $2::date, 1, a.id, 'Mutasi', l.debit, l.credit
     from j, (values (1, $3::text, ${AMOUNT}, 0), (2, $4::text, 0, ${AMOUNT})) l (no, code, debit, credit) join akuns a on a.code = l.code`,
    [branch, today(), debit, credit],
  );
const balance = async () => {
  const query = { start_date: today(), end_date: today(), profile_id: 'all', group: 'cabang' };
  return (await head.get<Statement>('/api/finance-v2/laporan/neraca', { query })).body;
};
const between = async () =>
  (
    await head.get<Verification>('/api/finance-v2/jurnal/verifikasi', { query: { profile_id: 'all' } })
  ).body.checks.find(({ key }) => key === 'V8')?.ok;

describe('the consolidated balance sheet', () => {
  it('tells what one branch has booked and the other has not', async () => {
    await post(1, '1-1901', '1-1102');
    const { meta, rows } = await balance();
    expect(meta.warnings).toContain('Selisih rekening antar cabang Rp 3.000.000');
    expect(rows.find(({ code }) => code === '1-1901')?.values.slice(-2)).toEqual([-AMOUNT, 0]);
    expect(await between()).toBe(false);
  });

  it('cancels out what both have, in every row', async () => {
    await post(2, '1-1102', '1-1901');
    const { meta, rows, columns } = await balance();
    expect(meta).toMatchObject({ balanced: true, warnings: [] });
    expect(columns.slice(-2).map(({ label }) => label)).toEqual(['Eliminasi', 'Konsolidasi']);
    expect(rows.find(({ code }) => code === '1-1901')?.values).toEqual([AMOUNT, -AMOUNT, 0, 0, 0, 0]);
    for (const { values } of rows)
      expect(values.slice(0, -1).reduce((sum, value) => sum + value, 0)).toBe(values.at(-1));
    expect(await between()).toBe(true);
  });
});
