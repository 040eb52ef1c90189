// Receipts by method over the whole filter, and what an exported list is called (finance.md 4).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { body } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';

interface Listed {
  readonly data: readonly { readonly id: number }[];
  readonly count: number;
  readonly sum?: number;
  readonly sums?: Readonly<Record<string, number>>;
}
const PATH = '/api/finance/billtransaction';

let clinic: TestApp;
let cashier: Client;
beforeAll(async () => {
  clinic = await testApp();
  cashier = await clinic.as('finance.bdg');
});
afterAll(() => clinic.close());

const asked = async (query: string, by = cashier) => body(await by.get<Listed>(`${PATH}?limit=1&${query}`));
/** Straight from the tenders of receipts that stand. */
const tendered = async (branch: number, from: string) =>
  Object.fromEntries(
    (
      await clinic.database.asOwner<{ name: string; amount: string }>(
        `select p.name, sum(case t.type when 3 then -m.amount else m.amount end) as amount from billtransactionmethods m
         join billtransactions t on t.id = m.billtransaction_id join paymentmethods p on p.id = m.paymentmethod_id
         where t.status = 1 and t.profile_id = $1 and t.posting_date >= $2::date group by p.name`,
        [branch, from],
      )
    ).map(({ name, amount }) => [name, Number(amount)]),
  );
const total = (sums: Readonly<Record<string, number>> = {}) => Object.values(sums).reduce((sum, one) => sum + one, 0);

describe('receipts by method', () => {
  it('are told over all pages, and come to what the list comes to', async () => {
    const { sums, count, data } = await asked('sum=method&start_date=2000-01-01');
    expect(count).toBeGreaterThan(1);
    expect(data).toHaveLength(1);
    expect(sums).toEqual(await tendered(1, '2000-01-01'));
    expect(Object.keys(sums ?? {}).length).toBeGreaterThan(1);
    expect(total(sums)).toBe((await asked('sum=price_amount&start_date=2000-01-01')).sum);
  });

  it('are those of the filter: a range, a method', async () => {
    const [first] = await clinic.database.asOwner<{ day: string; id: number; name: string }>(
      `select max(t.posting_date)::text as day, p.id::int as id, p.name from billtransactions t
       join billtransactionmethods m on m.billtransaction_id = t.id join paymentmethods p on p.id = m.paymentmethod_id
       where t.profile_id = 1 and t.status = 1 group by p.id, p.name order by 1 desc limit 1`,
    );
    if (!first) throw new Error('Nothing was ever paid.');
    expect((await asked(`sum=method&start_date=${first.day}`)).sums).toEqual(await tendered(1, first.day));
    const { sums } = await asked(`sum=method&method=${first.id}`);
    expect(sums).toEqual({ [first.name]: (await tendered(1, '2000-01-01'))[first.name] });
    expect((await asked('sum=method&start_date=2099-01-01')).sums).toEqual({});
  });

  it('are those of the own branch', async () => {
    expect((await asked('sum=method', await clinic.as('finance.jkt'))).sums).toEqual(await tendered(2, '2000-01-01'));
    expect((await (await clinic.as('perawat.bdg')).get(`${PATH}?sum=method`)).status).toBe(403);
  });

  it('leave as a file that is called after its list and its days', async () => {
    const file = await cashier.get(`${PATH}/export?start_date=2026-11-01&end_date=2026-11-30`);
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="daftar-pembayaran-2026-11-01-2026-11-30.xlsx"',
    );
  });
});
