import type { QueryResult } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const first = ({ rows }: QueryResult<{ value: unknown }>): unknown => rows[0]?.value;
const read = async (expression: string) => first(await database.pool.query(`select ${expression} as value`));

describe('connections of the application', () => {
  it('run as a role that owns nothing, and come back to it', async () => {
    expect(await read('current_user')).toBe('klinik_app');
    const client = await database.pool.connect();
    await client.query('reset role');
    expect(first(await client.query('select current_user as value'))).toBe('klinik_app');
    client.release();
  });

  it('cannot change tables, nor write the list of migrations', async () => {
    await expect(database.pool.query('create table intruder (id int)')).rejects.toThrow(/permission denied/);
    await expect(database.pool.query('delete from schema_migrations')).rejects.toThrow(/permission denied/);
    await expect(database.pool.query('alter table users disable trigger all')).rejects.toThrow(/must be owner/);
  });

  it.each([
    ['statement_timeout', '15s'],
    ['lock_timeout', '3s'],
    ['idle_in_transaction_session_timeout', '30s'],
    ['timezone', 'UTC'],
  ])('have %s %s', async (name, value) => {
    expect(await read(`current_setting('${name}')`)).toBe(value);
  });

  it.each([
    ['9007199254740991::int8', 9_007_199_254_740_991],
    ['12.50::numeric', 12.5],
    [`date '2026-03-06'`, '2026-03-06'],
    [`timestamptz '2026-03-06 12:05:06.789123+08'`, '2026-03-06T04:05:06.789Z'],
    [`timestamptz '2026-03-06 04:05:06Z'`, '2026-03-06T04:05:06.000Z'],
    ['array[1, null, 3]::int8[]', [1, null, 3]],
    [`array[date '2026-03-06']`, ['2026-03-06']],
    [`jsonb_build_object('total', 350000::int8)`, { total: 350_000 }],
  ])('read %s', async (expression, value) => {
    expect(await read(expression)).toEqual(value);
  });

  it('refuse a whole number that would change on the way', async () => {
    await expect(read('9007199254740993::int8')).rejects.toThrow(/beyond the safe integers/);
  });

  it('sort names in Indonesian order where asked', async () => {
    const names = `(select string_agg(name, ',' order by name collate "id-x-icu")
      from unnest(array['budi','Ani','ani','Éva','Zaki']) name)`;
    expect(await read(names)).toBe('ani,Ani,budi,Éva,Zaki');
  });
});
