// What the demo's branches have sold of packages, weeks ago and today: each payment in the drawer of its day, or in none.
import { expect, it, onTestFinished } from 'vitest';
import { demoBranches } from '../../server/db/seed/branch.ts';
import { periodStart } from '../../server/db/seed/calendar.ts';
import { callCrew } from '../../server/db/seed/crew.ts';
import { offerPackages } from '../../server/db/seed/package.ts';
import { sellPackages } from '../../server/db/seed/package-sale.ts';
import { tx } from '../../server/db/transaction.ts';
import { body, today } from '../service/stage.ts';
import { memoryStore } from '../support/memory-store.ts';
import { openOffer } from './offer-stage.ts';

it('leaves what was paid on other days out of today’s drawer', async () => {
  const { clinic } = await openOffer();
  onTestFinished(() => clinic.close());
  const { database } = clinic;
  const [branch] = demoBranches;
  if (!branch) throw new Error('The demo has no branch.');
  const [shelf] = await database.asOwner<{ item_id: number; warehouse_id: number }>(
    `select i.id as item_id, w.id as warehouse_id from items i, warehouses w
     where i.code = 'RTL-00001' and w.profile_id = $1 and w.is_default_sale`,
    [branch.id],
  );
  const manager = await clinic.as('manager.bdg');
  const count = { type: 5, warehouse_id: shelf?.warehouse_id, adjusted_at: today(), reason: 'Uji' };
  const lines = [{ item_id: shelf?.item_id, qty: 10, unit_cost: 9000 }];
  const path = '/api/inventory/adjustment';
  const { id, version } = body(await manager.post<{ id: number; version: number }>(path, { ...count, lines }), 201);
  body(await manager.post(`${path}/${id}/submit`, { version }));
  // As in the demo: the cashier alone has a drawer.
  await database.asOwner(`delete from kasirsesis where user_id <>
    (select id from users where username = 'admin.bdg')`);
  await tx(database.pool, { branches: [branch.id] }, async (trx) => {
    await offerPackages(trx, branch, periodStart(today()), today());
    await sellPackages(trx, await callCrew(trx, branch, memoryStore()), today(), new Date());
  });
  const receipts = await database.asOwner<{ day: string; opened: string | null; amount: number }>(
    `select r.posting_date::text as day, (s.opened_at at time zone 'Asia/Jakarta')::date::text as opened, r.price_amount as amount
     from billtransactions r left join kasirsesis s on s.id = r.kasirsesi_id where r.profile_id = $1`,
    [branch.id],
  );
  expect(receipts.length).toBeGreaterThan(5);
  expect(receipts.filter(({ day, opened }) => opened !== null && opened !== day)).toEqual([]);
});
