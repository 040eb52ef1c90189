// The indexes that serve keywords and amounts, under row-level security.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planned, run } from '../../server/db/statement.ts';
import { searchFor } from '../../server/db/search.ts';
import { tx } from '../../server/db/transaction.ts';
import { belongsTo, belongsToNoted, namesOrBelongs } from '../../server/usecases/kernel/patient-search.ts';
import { testApp, type TestApp } from '../support/app.ts';
import { ADMIN } from '../../src/policies/role.ts';

let clinic: TestApp;
beforeAll(async () => {
  clinic = await testApp();
});
afterAll(() => clinic.close());

/** How a select is read under row-level security, without a walk over all rows. */
const explain = async (sql: string): Promise<string> => {
  const plan = await tx(clinic.database.pool, { branches: [1] }, async (trx) => {
    await run(trx, planned('set local enable_seqscan = off'));
    return run(trx, planned<{ 'QUERY PLAN': string }>(`explain ${sql}`));
  });
  return plan.map((row) => row['QUERY PLAN']).join('\n');
};

const CASHIER = { actor: { role: ADMIN } };
/** An empty table is read by any index on its branch: only those of words are left to choose from. */
const DROP_OTHERS = `do $$ declare r record; begin
  for r in select c.conname is not null as isconstraint, i.tablename, i.indexname
    from pg_indexes i left join pg_constraint c on c.conname = i.indexname
    where i.tablename in ('bills', 'billtransactions', 'billtransactionmethods', 'biayas', 'visits',
      'visitperawatans', 'tindakanincomes', 'hutangs') and i.indexdef like '%(profile\\_id%'
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
      'treatments by name or patient',
      `select t.id from visitperawatans t where (${search.on('t.name')} or ${belongsToNoted('t', search, CASHIER)})`,
      ['visitperawatans_name', 'users_search'],
    ],
    [
      'incomes by treatment or patient',
      `select t.id from tindakanincomes t where (${search.on('t.name')} or ${belongsTo('t', search, CASHIER)})`,
      ['tindakanincomes_name', 'users_search'],
    ],
    [
      'what is owed by payee or treatment',
      `select t.id from hutangs t where ${search.on('t.actor_name')} or ${search.on('t.description')}`,
      ['hutangs_names'],
    ],
    ['expenses', `select t.id from biayas t where ${search.on('t.search')}`, ['biayas_search']],
  ])('serves %s', async (_what, sql, indexes) => {
    const lines = await explain(sql.replaceAll('?', `'{%siti%,%507%}'`));
    for (const index of indexes)
      expect(lines, index).toMatch(new RegExp(`Index Scan on ${index} .*\\n +Index Cond: .*~~`));
  });

  it('serves patients who are linked, by one of their own', async () => {
    await clinic.database.asOwner('drop index users_search, users_branch_search');
    const lines = await explain(
      `select t.id from users t where t.linked_to <> '{}' and ${search.on('t.search')}`.replaceAll('?', `'{%siti%}'`),
    );
    expect(lines).toMatch(/Index Scan on users_linked_search .*\n +Index Cond: .*~~/);
  });
});

describe('the index of amounts', () => {
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
