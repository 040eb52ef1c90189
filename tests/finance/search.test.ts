// The keyword of bills, receipts and expenses: what it finds, and that it walks an index under row-level security.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planned, run } from '../../server/db/statement.ts';
import { searchFor } from '../../server/db/search.ts';
import { tx } from '../../server/db/transaction.ts';
import { namesOrBelongs } from '../../server/usecases/finance/patient-search.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { PAY } from './desk.ts';
import { draftBill, methodIds } from './draft.ts';

let clinic: TestApp;
let books: Client;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
});
afterAll(() => clinic.close());

interface Row {
  readonly id: number;
  readonly code: string;
}
const found = async (path: string, keyword: string): Promise<readonly number[]> => {
  const { status, body } = await books.get<{ data: readonly Row[] }>(path, { query: { keyword } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.map(({ id }) => id);
};

describe('the keyword', () => {
  it('finds a bill and its receipt by number, name, RM and the number of the slip', async () => {
    const bill = await draftBill(clinic);
    await draftBill(clinic);
    const paid = await books.post<Row>(PAY, {
      methods: [{ paymentmethod_id: (await methodIds(clinic))['Transfer BCA'], amount: 1_000, reference: 'SLIP_77%A' }],
      allocations: [{ bill_id: bill.id, amount: 1_000 }],
      issue: true,
    });
    expect(paid.status, JSON.stringify(paid.body)).toBe(201);
    const [row] = await clinic.database.asOwner<{ code: string; name: string; rm: string }>(
      'select b.code, b.customer_name as name, c.username as rm from bills b join users c on c.id = b.customer_id where b.id = $1',
      [bill.id],
    );
    const { code = '', name = '', rm = '' } = row ?? {};
    for (const path of ['/api/finance/bill', '/api/service/payment'])
      for (const word of [code, code.toLowerCase(), name.slice(0, 2), rm])
        expect(await found(path, word)).toContain(bill.id);
    for (const word of [paid.body.code, name.toUpperCase(), rm, 'slip_77%'])
      expect(await found('/api/finance/billtransaction', word)).toEqual([paid.body.id]);
    const kept = await books.post('/api/finance/deposit/topup', {
      customer_id: bill.customer_id,
      methods: [{ paymentmethod_id: (await methodIds(clinic))['QRIS'], amount: 5_000 }],
    });
    expect(kept.status, JSON.stringify(kept.body)).toBe(201);
    for (const word of [name, rm]) expect(await found('/api/finance/deposit', word)).toHaveLength(1);
    for (const path of ['/api/finance/bill', '/api/finance/billtransaction', '/api/finance/biaya'])
      expect(await found(path, 'slipx77')).toEqual([]);
  });
});

/** An empty table is read by any index on its branch: only those of words are left to choose from. */
const DROP_OTHERS = `do $$ declare r record; begin
  for r in select c.conname is not null as isconstraint, i.tablename, i.indexname
    from pg_indexes i left join pg_constraint c on c.conname = i.indexname
    where i.tablename in ('bills', 'billtransactions', 'billtransactionmethods', 'biayas') and i.indexdef like '%(profile\\_id%'
  loop
    if r.isconstraint then execute format('alter table %I drop constraint %I', r.tablename, r.indexname);
    else execute format('drop index %I', r.indexname);
    end if;
  end loop; end $$`;

describe('the index of the keyword', () => {
  beforeAll(() => clinic.database.asOwner(DROP_OTHERS));
  const search = searchFor('siti');
  const short = searchFor('si');
  it.each([
    ['bills', `select t.id from bills t where ${namesOrBelongs('t', search)}`, ['bills_search', 'users_search']],
    [
      'bills by two letters',
      `select t.id from bills t where ${namesOrBelongs('t', short)}`,
      ['bills_search', 'users_search'],
    ],
    [
      'receipts',
      `select t.id from billtransactions t where ${namesOrBelongs('t', search)}`,
      ['billtransactions_search'],
    ],
    [
      'slips',
      `select m.id from billtransactionmethods m where m.reference is not null and ${search.on('m.reference')}`,
      ['billtransactionmethods_reference'],
    ],
    ['expenses', `select t.id from biayas t where ${search.on('t.search')}`, ['biayas_search']],
  ])('serves %s', async (_what, sql, indexes) => {
    const plan = await tx(clinic.database.pool, { branches: [1] }, async (trx) => {
      await run(trx, planned('set local enable_seqscan = off'));
      const text = `explain ${sql.replaceAll('?', `'${search.text}'`)}`;
      return run(trx, planned<{ 'QUERY PLAN': string }>(text));
    });
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
    for (const index of indexes)
      expect(lines, index).toMatch(new RegExp(`Index Scan on ${index} .*\\n +Index Cond: .*~~\\*`));
  });
});
