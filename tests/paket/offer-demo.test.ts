// What the demo offers (paket.md 2): made through the use cases, it fits the rules of a sale.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoBranches } from '../../server/db/seed/branch.ts';
import { periodStart } from '../../server/db/seed/calendar.ts';
import { offerPackages } from '../../server/db/seed/package.ts';
import { tx } from '../../server/db/transaction.ts';
import { body, today } from '../service/stage.ts';
import { HISTORY, type Listed, type OfferStage, openOffer } from './offer-stage.ts';

let stage: OfferStage;
beforeAll(async () => {
  stage = await openOffer();
  const [branch] = demoBranches;
  if (!branch) throw new Error('The demo has no branch.');
  await tx(stage.clinic.database.pool, { branches: [branch.id] }, (trx) =>
    offerPackages(trx, branch, periodStart(today()), today()),
  );
});
afterAll(() => stage.clinic.close());

it('is seen in every branch, with what it is worth', async () => {
  const query = { sortby: 'code asc' };
  const { data } = body(await stage.elsewhere.get<{ data: readonly Listed[] }>(HISTORY, { query }));
  expect(data.map((row) => [row.code, row.statusname, row.price, row.price_standard, row.available])).toEqual([
    ['AC-01', 'Aktif', 900_000, 1_300_000, true],
    ['BM-01', 'Nonaktif', 7_500_000, 10_000_000, false],
    ['BM-02', 'Aktif', 8_000_000, 10_000_000, true],
    ['BSL-01', 'Aktif', 15_000_000, 18_500_000, true],
    ['SB-01', 'Draft', 1_800_000, 2_100_000, false],
    ['SK-01', 'Aktif', 1_000_000, 1_400_000, true],
  ]);
  expect(data[0]?.syarat).toMatchObject({ max_age: 12 });
});

it('can be sold by the terms that it has', async () => {
  const { data } = body(await stage.admin.get<{ data: readonly Listed[] }>(HISTORY, { query: { status: '0,1' } }));
  const byCredit = data.filter(({ installment_schema }) => installment_schema === 1);
  expect(byCredit.map(({ code }) => code).toSorted()).toEqual(['BM-02', 'BSL-01', 'SB-01']);
  for (const { id, price } of byCredit) {
    const query = { scheme: 'cicilan' };
    const answer = await stage.admin.get<{ schedule: { amount: number }[] }>(`${HISTORY}/${id}/simulasi`, { query });
    expect(body(answer).schedule.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
  }
});
