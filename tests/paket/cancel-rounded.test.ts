// Packages that are given up where the branch rounds its bills (paket.md 6.4): what they earned is told as the books have it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { body } from '../service/stage.ts';
import { type Counter, offer, openCounter, WHOLE } from './stage.ts';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.clinic.close());

it('tells what was charged without use as the books have it, without what its bill was rounded by', async () => {
  const { database } = counter.clinic;
  const odd = await offer(counter.clinic, undefined, { ...WHOLE, price: 999_877 });
  const set = async (rounding: number, fee: number) => {
    await database.asOwner('update financesettings set cash_rounding = $1 where profile_id = 1', [rounding]);
    await database.asOwner('update branchpreferences set biaya_batal_paket = $1 where profile_id = 1', [fee]);
  };
  await set(500, 150_000);
  const cash = await counter.cash();
  const sold = await counter.sell(odd, { scheme: 'tunai' }, 1_000_000);
  body(await counter.cancel(sold.id, { paymentmethod_id: cash }));
  await set(0, 0);
  expect(await counter.booked('membership', sold.id)).toEqual([
    ['package.expired', '2-1502', 150_000, 0],
    ['package.expired', '4-1202', 0, 150_000],
  ]);
  const query = { start_date: sold.sold_at, end_date: sold.sold_at, keyword: sold.code };
  const { data } = body(
    await counter.manager.get<AnswerOf<'finance.income.paket'>>('/api/finance/income/paket', { query }),
  );
  expect(data).toMatchObject([{ expired_amount: 150_000, recognised_amount: 0, unearned_amount: 0 }]);
  expect(await counter.failing()).toEqual([]);
});
