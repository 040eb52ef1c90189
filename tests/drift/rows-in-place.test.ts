// Amounts that change while a document lives stand in no index: PostgreSQL then writes the row where it stands and no index at all
// (docs/decisions/0138, 0173). An index that carries or asks for such a column makes a part payment a write to every index of its table.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

/** Indexes that know a column as a key, beside their keys, in an expression or in their condition. */
const indexesOf = async (table: string, column: string): Promise<readonly string[]> => {
  const rows = await database.asOwner<{ name: string }>(
    `select distinct i.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid
     join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = i.oid and d.refobjid = x.indrelid
     join pg_attribute a on a.attrelid = x.indrelid and a.attnum = d.refobjsubid
     where x.indrelid = $1::regclass and a.attname = $2 order by 1`,
    [table, column],
  );
  return rows.map(({ name }) => name);
};

describe('what is written again and again stands in no index', () => {
  it.each([
    ['bills', ['installment_current_amount', 'version', 'updated_at']],
    ['bill_lines', ['paid_amount']],
    ['hutangs', ['paid_amount', 'bruto_paid', 'version', 'updated_at']],
    ['tindakanincomes', ['accrued_doctor', 'accrued_rumahsakit', 'accrued_investor', 'version', 'updated_at']],
    ['akunbalances', ['debit', 'credit']],
    ['number_sequences', ['last']],
    ['sessions', ['last_seen_at']],
  ])('of %s', async (table, columns) => {
    const known = await Promise.all(columns.map(async (column) => [column, await indexesOf(table, column)] as const));
    expect(known).toEqual(columns.map((column) => [column, []]));
  });

  it('and is found where it does: as a key, beside the keys, and in a condition', async () => {
    expect(await indexesOf('bills', 'code')).toContain('bills_code');
    expect(await indexesOf('bills', 'total_amount')).toEqual(expect.arrayContaining(['bills_issued', 'bills_owing']));
  });
});
