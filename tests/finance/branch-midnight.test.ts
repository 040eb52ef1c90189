// A document of two branches between the midnights of their zones: its own branch's day counts, once the other has come to it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, formatDate } from '../../src/resources/kernel/date.ts';
import { today } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { setClock } from '../support/clock.ts';
import { accountIds } from './account.ts';
import { messageOf } from './desk.ts';
import { methodIdsOf } from './draft.ts';

let clinic: TestApp;
let makassar: Client;
beforeAll(async () => {
  clinic = await testApp();
  makassar = await clinic.as('finance.mks');
});
afterAll(() => clinic.close());

const BANDUNG = 1;
const [yesterday, day] = [today(), addDays(today(), 1)];

it('is refused with the other branch and its day while that has not come, and taken on a day that both have', async () => {
  const [akun, methods] = [await accountIds(clinic), await methodIdsOf(makassar)];
  const charge = (transaction_at: string) =>
    makassar.post('/api/finance/biaya', {
      transaction_at,
      payee: 'Meta Ads',
      paymentmethod_id: methods['Transfer BCA'],
      details: [{ akun_id: akun['6-1401'], amount: 300_000, profile_id: BANDUNG }],
    });
  const move = (transaction_at: string) =>
    makassar.post('/api/finance/kastransfer', {
      transaction_at,
      amount: 100_000,
      from_akun_id: akun['1-1111'],
      to_akun_id: akun['1-1112'],
      to_profile_id: BANDUNG,
    });
  // Half past midnight in Makassar, half past eleven in Bandung.
  await setClock(clinic.database, `${day}T00:30:00+08:00`);
  const early =
    `Tanggal dokumen mengikuti Cabang Makassar, sedangkan di Cabang Bandung masih ${formatDate(yesterday)}. ` +
    `Pakai tanggal ${formatDate(yesterday)} atau simpan setelah tengah malam di Cabang Bandung`;
  for (const send of [charge, move]) {
    expect(messageOf(await send(day))).toEqual([422, early]);
    expect((await send(yesterday)).status).toBe(201);
  }
  expect(messageOf(await charge(addDays(day, 1)))).toEqual([422, 'Tanggal transaksi tidak boleh melebihi hari ini']);
  await setClock(clinic.database, `${day}T01:30:00+08:00`);
  for (const send of [charge, move]) expect((await send(day)).status).toBe(201);
  const days = await clinic.database.asOwner<{ day: string; branch: number }>(
    `select transaction_at::text as day, profile_id as branch from journals where source_type = 'biaya' order by id desc limit 2`,
  );
  expect(days.map((row) => row.day)).toEqual([day, day]);
});
