// The keyword of bills, receipts and expenses: what it finds, and that it walks an index under row-level security.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planned, run } from '../../server/db/statement.ts';
import { searchFor } from '../../server/db/search.ts';
import { tx } from '../../server/db/transaction.ts';
import { belongsToNoted, namesOrBelongs } from '../../server/usecases/kernel/patient-search.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { today } from '../service/stage.ts';
import { PAY } from './desk.ts';
import { ADMIN } from '../../src/policies/role.ts';
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

describe('an amount', () => {
  const SPELLINGS = ['1.234.567', 'Rp 1.234.567', 'rp1.234.567', '1234567', '1.234.567,00'];
  const journals = async (keyword: string, by: Client = books): Promise<readonly number[]> => {
    const query = { start_date: today(), end_date: today(), keyword };
    const { status, body } = await by.get<{ data: readonly Row[]; count: number }>('/api/finance-v2/laporan/jurnal', {
      query,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.count).toBe(body.data.length);
    return body.data.map(({ id }) => id);
  };
  const journal = async (lines: readonly (readonly [string, number, number])[], memo = 'Uji jumlah') => {
    const details = lines.map(([code, debit, credit]) => ({ akun: { code }, debit, credit }));
    const made = await books.post<Row>('/api/finance-v2/jurnal', { transaction_at: today(), memo, details });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body.id;
  };

  it('finds the journals that come to it or have it in a line, on either side', async () => {
    const split = await journal([
      ['6-1201', 1_234_567, 0],
      ['6-1202', 433, 0],
      ['1-1111', 0, 1_235_000],
    ]);
    const whole = await journal([
      ['6-1201', 1_000_000, 0],
      ['6-1202', 234_567, 0],
      ['1-1111', 0, 1_234_000],
      ['1-1102', 0, 567],
    ]);
    for (const keyword of SPELLINGS) expect(await journals(keyword), keyword).toEqual([whole, split]);
    expect(await journals('Rp 567')).toEqual([whole]);
    expect(await journals('1.234.568')).toEqual([]);
    expect(await journals('Rp 1.234.567', await clinic.as('finance.jkt'))).toEqual([]);
  });

  it('of bare digits is looked for in the words as well, one that is written as money is not', async () => {
    const told = await journal(
      [
        ['6-1201', 1_000, 0],
        ['1-1102', 0, 1_000],
      ],
      'Nota 7654321',
    );
    expect(await journals('7654321')).toEqual([told]);
    expect(await journals('7.654.321')).toEqual([]);
  });

  it('finds bills and receipts, to those only who see what they come to', async () => {
    const bill = await draftBill(clinic);
    await clinic.database.asOwner('update bills set total_amount = 1234567 where id = $1', [bill.id]);
    for (const keyword of SPELLINGS) {
      expect(await found('/api/finance/bill', keyword), keyword).toEqual([bill.id]);
      expect(await found('/api/service/payment', keyword), keyword).toEqual([bill.id]);
    }
    const query = { keyword: 'Rp 1.234.567' };
    const nurse = await (await clinic.as('perawat.bdg')).get<{ count: number }>('/api/service/payment', { query });
    expect(nurse).toMatchObject({ status: 200, body: { count: 0 } });
    const [receipt] = await clinic.database.asOwner<{ id: number }>(
      'update billtransactions set price_amount = 7654321 where profile_id = 1 and price_amount = 1000 returning id',
    );
    for (const keyword of ['7.654.321', 'Rp7.654.321', '7654321'])
      expect(await found('/api/finance/billtransaction', keyword), keyword).toEqual([receipt?.id]);
  });
});

describe('digits of a telephone', () => {
  const QUERY = { query: { keyword: '5077' } };
  const rows = async (who: Client, path: string): Promise<number> =>
    (await who.get<{ data: readonly Row[] }>(path, QUERY)).body.data.length;

  it('find the bills and visits of a patient, for those only who may see it', async () => {
    const bill = await draftBill(clinic);
    await clinic.database.asOwner(
      `update users set phone = '081350771234' where id = (select customer_id from bills where id = $1)`,
      [bill.id],
    );
    expect(await found('/api/finance/bill', '5077')).toEqual([bill.id]);
    expect(await found('/api/finance/bill', '5077 1234')).toEqual([bill.id]);
    expect(await found('/api/finance/bill', '507')).toEqual([]);
    expect(await rows(await clinic.as('admin.bdg'), '/api/service/payment')).toBe(1);
    expect(await rows(await clinic.as('perawat.bdg'), '/api/service/payment')).toBe(0);
    expect(await rows(await clinic.as('dokter.bdg'), '/api/service/payment')).toBe(0);
  });
});

const CASHIER = { actor: { role: ADMIN } };
/** An empty table is read by any index on its branch: only those of words are left to choose from. */
const DROP_OTHERS = `do $$ declare r record; begin
  for r in select c.conname is not null as isconstraint, i.tablename, i.indexname
    from pg_indexes i left join pg_constraint c on c.conname = i.indexname
    where i.tablename in ('bills', 'billtransactions', 'billtransactionmethods', 'biayas', 'visits') and i.indexdef like '%(profile\\_id%'
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
    [
      'bills',
      `select t.id from bills t where ${namesOrBelongs('t', search, CASHIER)}`,
      ['bills_search', 'users_search'],
    ],
    [
      'bills by two letters',
      `select t.id from bills t where ${namesOrBelongs('t', short, CASHIER)}`,
      ['bills_search', 'users_search'],
    ],
    [
      'receipts',
      `select t.id from billtransactions t where ${namesOrBelongs('t', search, CASHIER)}`,
      ['billtransactions_search'],
    ],
    [
      'slips',
      `select m.id from billtransactionmethods m where m.reference is not null and ${search.on('m.reference')}`,
      ['billtransactionmethods_reference'],
    ],
    [
      'bills by digits of a telephone',
      `select t.id from bills t where ${namesOrBelongs('t', searchFor('5077'), CASHIER)}`,
      ['bills_search', 'users_digits'],
    ],
    [
      'visits by code or patient',
      `select t.id from visits t where (${search.on('t.code')} or ${belongsToNoted('t', search, CASHIER)})`,
      ['visits_code_search', 'users_search'],
    ],
    [
      'patients who are linked',
      `select t.id from users t where t.linked_to <> '{}' and ${search.on('t.search')}`,
      ['users_linked_search'],
    ],
    ['expenses', `select t.id from biayas t where ${search.on('t.search')}`, ['biayas_search']],
  ])('serves %s', async (_what, sql, indexes) => {
    const plan = await tx(clinic.database.pool, { branches: [1] }, async (trx) => {
      await run(trx, planned('set local enable_seqscan = off'));
      const text = `explain ${sql.replaceAll('?', `'{%siti%,%507%}'`)}`;
      return run(trx, planned<{ 'QUERY PLAN': string }>(text));
    });
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
    for (const index of indexes)
      expect(lines, index).toMatch(new RegExp(`Index Scan on ${index} .*\\n +Index Cond: .*~~`));
  });
});

describe('the index of amounts', () => {
  const explain = async (sql: string): Promise<string> => {
    const plan = await tx(clinic.database.pool, { branches: [1] }, async (trx) => {
      await run(trx, planned('set local enable_seqscan = off'));
      return run(trx, planned<{ 'QUERY PLAN': string }>(`explain ${sql}`));
    });
    return plan.map((row) => row['QUERY PLAN']).join('\n');
  };
  it.each([
    ['journals_amount', 'select j.id from journals j where j.total_amount = 1234567'],
    ['journal_lines_debit', 'select f.journal_id from journal_lines f where f.debit = 1234567 and f.debit > 0'],
    ['journal_lines_credit', 'select f.journal_id from journal_lines f where f.credit = 1234567 and f.credit > 0'],
    ['bills_amount', 'select t.id from bills t where t.total_amount = 1234567'],
    ['billtransactions_amount', 'select t.id from billtransactions t where t.price_amount = 1234567'],
  ])('%s serves it under row-level security', async (index, sql) => {
    expect(await explain(sql)).toMatch(new RegExp(`Scan (using|on) ${index} .*\\n +Index Cond: .*1234567`));
  });

  it('stands beside that of the words', async () => {
    const words = namesOrBelongs('t', searchFor('1234567'), CASHIER).replaceAll('?', `'{1234567,1234567}'`);
    const plan = await explain(`select t.id from bills t where (${words} or t.total_amount = 1234567)`);
    expect(plan).toContain('BitmapOr');
    for (const index of ['bills_amount', 'bills_search']) expect(plan).toContain(`Index Scan on ${index}`);
  });
});
