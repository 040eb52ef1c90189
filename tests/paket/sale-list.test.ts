// The list of sold packages, its filters and sums (paket.md 5; acceptance 8).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import { type Counter, MEMBERSHIP, offer, openCounter } from './stage.ts';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.clinic.close());

it('acceptance 8: counts sales without those given up, by their day, and sums them', async () => {
  const version = await offer(counter.clinic);
  const [kept, gone] = [await counter.sell(version, {}, 2_500_000), await counter.sell(version)];
  body(await counter.cancel(gone.id));
  const ask = async (more: string) =>
    body(
      await counter.manager.get<{ data: readonly { id: number }[]; count: number; sum: number; sums: object }>(
        `${MEMBERSHIP}?paket_history=${version}${more}`,
      ),
    );
  expect(await ask('&sum=1')).toEqual({ data: [], count: 1, sum: 1 });
  expect((await ask(`&sum=1&start_date=2020-01-01&end_date=2020-01-31`)).sum).toBe(0);
  expect((await ask('&sum=total_amount')).sum).toBe(8_000_000);
  expect((await ask('&sum=price')).sum).toBe(8_000_000);
  expect(await ask('&sum=totals')).toMatchObject({
    count: 2,
    sums: { total_amount: 8_000_000, paid_amount: 2_500_000, due_amount: 5_500_000 },
  });
  expect((await ask('')).data.map(({ id }) => id)).toEqual([gone.id, kept.id]);
  expect((await ask('&status=1')).data).toMatchObject([
    { id: kept.id, slots: '0/17', total_slots: 17, due_amount: 5_500_000 },
  ]);
  expect((await ask('&ismenunggak=true')).count).toBe(0);
  expect((await ask('&isexpiring=true')).count).toBe(0);
  const { database } = counter.clinic;
  await database.asOwner(`update bills set due_date = '2020-01-31' where id = $1`, [kept.bill_id]);
  await database.asOwner('update membershipperawatans set expires_at = $2 where id = $1', [
    kept.lines[1]?.id,
    addDays(today(), 30),
  ]);
  expect((await ask('&ismenunggak=true')).data.map(({ id }) => id)).toEqual([kept.id]);
  expect((await ask('&isexpiring=true')).data.map(({ id }) => id)).toEqual([kept.id]);
  expect((await ask(`&keyword=${encodeURIComponent(kept.code)}`)).count).toBe(1);
  const lines = body(
    await counter.manager.get<{ data: object[] }>(`/api/paket/membershipperawatan?membership=${kept.id}&type=2`),
  ).data;
  expect(lines).toMatchObject([{ name: 'Sikat gigi ortodonti', sisa: 2, itemdata: { code: 'RTL-00001' } }]);
});
