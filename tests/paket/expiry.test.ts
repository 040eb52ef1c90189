// Slots whose last day is over, and more time for them (paket.md 6.5, 7; acceptance 11; example 8; corrections 27).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import type { Client } from '../support/app.ts';
import { releaseSlot, reserveSlot, restoreSlot, spendSlot } from './claim-stage.ts';
import { night as nightOf } from './night-stage.ts';
import { CLEANING, type Counter, MEMBERSHIP, type Membership, offer, openCounter, type Sold, WHOLE } from './stage.ts';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.clinic.close());

const night = (): Promise<void> => nightOf(counter.clinic);
/** The last day of a line is moved to so many days before today. */
const endOn = async (line: number | undefined, daysAgo: number): Promise<void> => {
  await counter.clinic.database.asOwner('update membershipperawatans set expires_at = $2 where id = $1', [
    line,
    addDays(today(), -daysAgo),
  ]);
};
const lineOf = async (sold: Pick<Sold, 'id'>, at: number) => (await counter.show(sold.id)).lines[at];
const extend = (id: number, lines: readonly (number | undefined)[], by: Client = counter.manager, days = 30) =>
  by.post<Membership & { message: string }>(`${MEMBERSHIP}/${id}/perpanjang`, { lines, days, reason: 'Sakit' });

/** Two toothbrushes of a package, one handed over. */
const brushSale = async () => {
  const version = await offer(counter.clinic);
  const sold = await counter.sell(version, {}, 2_000_000);
  const line = sold.lines[3]?.id ?? 0;
  await spendSlot(counter.clinic, line);
  return { sold, line };
};

describe('the night', () => {
  it('example 8, acceptance 11: what is left of a line is income once, and comes back with more time', async () => {
    const { sold, line } = await brushSale();
    await endOn(line, 0);
    await night();
    expect(await lineOf(sold, 3)).toMatchObject({ status: 1, released_amount: 0 });
    await endOn(line, 1);
    await night();
    await night();
    expect(await lineOf(sold, 3)).toMatchObject({
      status: 3,
      statusname: 'Kedaluwarsa',
      recognised_amount: 28_000,
      released_amount: 28_000,
    });
    expect((await counter.show(sold.id)).status).toBe(1);
    const expired = [
      ['package.expired', '2-1502', 28_000, 0],
      ['package.expired', '4-1202', 0, 28_000],
    ];
    expect(await counter.booked('membershipperawatan', line)).toEqual(expired);
    expect(await counter.failing()).toEqual([]);

    const longer = body(await extend(sold.id, [line]));
    expect(longer.lines[3]).toMatchObject({ status: 1, released_amount: 0, expires_at: addDays(today(), 30) });
    expect(await counter.booked('membershipperawatan', line)).toEqual([
      ...expired,
      ['package.expired.reversed', '4-1202', 28_000, 0],
      ['package.expired.reversed', '2-1502', 0, 28_000],
    ]);
    await spendSlot(counter.clinic, line);
    expect(await lineOf(sold, 3)).toMatchObject({ status: 2, recognised_amount: 56_000 });
    expect(await counter.failing()).toEqual([]);
  });

  it('leaves what a visit has put aside, until it is used or given back', async () => {
    const version = await offer(counter.clinic);
    const sold = await counter.sell(version, {}, 2_000_000);
    const line = sold.lines[1]?.id ?? 0;
    await reserveSlot(counter.clinic, line, 2);
    await endOn(line, 1);
    await night();
    expect(await lineOf(sold, 1)).toMatchObject({ status: 3, released_amount: 2_000_000, reserved_slot: 2 });
    expect(await releaseSlot(counter.clinic, line)).toBe(200_000);
    expect(await lineOf(sold, 1)).toMatchObject({ released_amount: 2_200_000, reserved_slot: 1 });
    expect(await counter.booked('membershipperawatan', line)).toHaveLength(4);
    expect(await counter.failing()).toEqual([]);
  });

  it('what was free on the last day is income of that day, also where a visit gives slots back before the night', async () => {
    const sold = await counter.sell(await offer(counter.clinic), {}, 2_000_000);
    const line = sold.lines[1]?.id ?? 0;
    await reserveSlot(counter.clinic, line, 2);
    const last = addDays(today(), -1);
    await endOn(line, 1);
    expect(await releaseSlot(counter.clinic, line)).toBe(2_200_000);
    const days = await counter.clinic.database.asOwner<{ day: string; amount: number }>(
      `select transaction_at::text as day, total_amount as amount from journals
       where source_type = 'membershipperawatan' and source_id = $1 order by id`,
      [line],
    );
    expect(days).toEqual([
      { day: last, amount: 2_000_000 },
      { day: today(), amount: 200_000 },
    ]);
    await night();
    expect(await lineOf(sold, 1)).toMatchObject({ status: 3, released_amount: 2_200_000, reserved_slot: 1 });
    expect(await counter.failing()).toEqual([]);
  });

  it('a slot of a line that has ended meanwhile expires as it is given back', async () => {
    const version = await offer(counter.clinic, CLEANING, { price: 1_000_000, ...WHOLE });
    const sold = await counter.sell(version, { scheme: 'tunai' }, 1_000_000);
    const line = sold.lines[0]?.id ?? 0;
    const used = await spendSlot(counter.clinic, line, 4);
    expect((await counter.show(sold.id)).status).toBe(2);
    await endOn(line, 3);
    await night();
    expect(await lineOf(sold, 0)).toMatchObject({ status: 2, released_amount: 0 });
    await restoreSlot(counter.clinic, used);
    expect(await counter.show(sold.id)).toMatchObject({
      status: 3,
      lines: [{ status: 3, released_amount: 1_000_000 }],
    });
    expect(await counter.failing()).toEqual([]);
  });

  it('ends a package of which nothing is left, and takes it up again', async () => {
    const version = await offer(counter.clinic, CLEANING, { price: 1_000_000, ...WHOLE });
    const sold = await counter.sell(version, { scheme: 'tunai' }, 1_000_000);
    await endOn(sold.lines[0]?.id, 1);
    await night();
    expect(await counter.show(sold.id)).toMatchObject({ status: 3, statusname: 'Kedaluwarsa' });
    expect(body(await extend(sold.id, [sold.lines[0]?.id]))).toMatchObject({
      status: 1,
      expires_at: addDays(today(), 30),
    });
    await endOn(sold.lines[0]?.id, 1);
    await night();
    expect(await counter.booked('membershipperawatan', sold.lines[0]?.id ?? 0)).toHaveLength(6);
    expect(await counter.failing()).toEqual([]);
  });

  it('goes on where one package cannot be booked', async () => {
    const version = await offer(counter.clinic, CLEANING, { price: 1_000_000, ...WHOLE });
    const [bad, good] = [
      await counter.sell(version, { scheme: 'tunai' }, 1_000_000),
      await counter.sell(version, { scheme: 'tunai' }, 1_000_000),
    ];
    for (const { lines } of [bad, good]) await endOn(lines[0]?.id, 1);
    const { database } = counter.clinic;
    await database.asOwner(
      `create function uji_stop() returns trigger language plpgsql as $$ begin raise exception 'uji'; end $$`,
    );
    await database.asOwner(
      `create trigger uji_stop before update on membershipperawatans for each row
       when (old.id = ${bad.lines[0]?.id}) execute function uji_stop()`,
    );
    await night();
    await database.asOwner('drop trigger uji_stop on membershipperawatans');
    expect([(await counter.show(bad.id)).status, (await counter.show(good.id)).status]).toEqual([1, 3]);
    await night();
    expect((await counter.show(bad.id)).status).toBe(3);
  });
});

describe('more time', () => {
  it('is counted from the last day while that is to come; too late after 90 days; not of what is used up', async () => {
    const { sold, line } = await brushSale();
    expect(body(await extend(sold.id, [sold.lines[0]?.id]))).toMatchObject({
      lines: expect.arrayContaining([
        expect.objectContaining({ id: sold.lines[0]?.id, expires_at: addDays(today(), 120) }),
      ]),
    });
    await endOn(line, 91);
    const late = await extend(sold.id, [line]);
    expect([late.status, late.body.message]).toEqual([422, 'Masa perpanjangan sudah lewat']);
    await endOn(line, 90);
    body(await extend(sold.id, [line]));
    await spendSlot(counter.clinic, line);
    expect((await extend(sold.id, [line])).status).toBe(422);
    expect((await extend(sold.id, [999_999])).status).toBe(404);
    expect((await extend(sold.id, [sold.lines[1]?.id], counter.manager, 366)).status).toBe(422);
    const waiting = await counter.sell(await offer(counter.clinic));
    expect((await extend(waiting.id, [waiting.lines[0]?.id])).status).toBe(409);
  });

  it('the desk asks for it', async () => {
    const { sold } = await brushSale();
    const line = sold.lines[1]?.id;
    const asked = await extend(sold.id, [line], counter.admin);
    expect(asked.status).toBe(202);
    const { applog_id } = asked.body as unknown as { applog_id: number };
    body(await counter.manager.put(`/api/applog/${applog_id}`, { status: 1, reason: 'Baik' }));
    expect(await lineOf(sold, 1)).toMatchObject({ expires_at: addDays(today(), 570) });
    expect((await extend(sold.id, [line], counter.stage.doctor)).status).toBe(403);
  });
});
