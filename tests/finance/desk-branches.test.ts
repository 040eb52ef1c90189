// The cash desk of all branches: pages in one order over all of them, whatever is asked for.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../support/app.ts';

let clinic: TestApp;
beforeAll(async () => {
  clinic = await testApp();
  await clinic.database.asOwner(`
    insert into bills (profile_id, code, type, source_type, source_id, customer_name, transaction_at, posting_date, subtotal_amount,
      total_amount, installment_current_amount, status)
    select 1 + n % 3, 'UJI-' || n, 3, 'uji', n, 'Uji ' || n % 4, date '2026-01-01' + n % 9, date '2026-01-01' + n % 9, 1000, 1000,
      case n % 5 when 0 then 1000 else 0 end, case n % 5 when 0 then 3 else 1 end
    from generate_series(1, 60) n`);
});
afterAll(() => clinic.close());

it.each([
  [{}, 'true'],
  [{ status: '1' }, 'status = 1'],
  [{ start_date: '2026-01-03', end_date: '2026-01-06' }, `transaction_at between '2026-01-03' and '2026-01-06'`],
  [{ keyword: 'uji 2' }, `customer_name = 'Uji 2'`],
] as const)('its pages for %o are the rows in their order', async (asked, condition) => {
  const head = await clinic.as('superadmin');
  const rows = await clinic.database.asOwner<{ id: number }>(
    `select id from bills where ${condition} order by transaction_at desc, id desc`,
  );
  expect(rows.length).toBeGreaterThan(10);
  const found: number[] = [];
  for (let page = 1; found.length < rows.length; page += 1) {
    const query = { ...asked, limit: '7', page: String(page) };
    const { body } = await head.get<{ count: number; data: { id: number }[] }>('/api/service/payment', { query });
    expect(body.count).toBe(rows.length);
    expect(body.data.length).toBeGreaterThan(0);
    found.push(...body.data.map(({ id }) => id));
  }
  expect(found).toEqual(rows.map(({ id }) => id));
});
