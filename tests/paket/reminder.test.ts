// Whom the desk reminds of slots that end and of installments that are due, and what came of it (paket.md 4).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import { CLEANING, type Counter, offer, openCounter, WHOLE } from './stage.ts';

type Answer = AnswerOf<'paket.pengingat.list'>;
const PATH = '/api/paket/pengingat';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.clinic.close());

const read = async (query = ''): Promise<Answer['data']> =>
  body(await counter.admin.get<Answer>(`${PATH}?limit=100${query}`)).data;
const own = (rows: Answer['data'], id: number) => rows.filter((row) => row.membership_id === id);
/** A paid package whose slots end after so many days. */
const ending = async (days: number) => {
  const line = CLEANING.map((program) => ({ ...program, days }));
  const version = await offer(counter.clinic, line, { ...WHOLE, price: 1_000_000 });
  return counter.sell(version, { scheme: 'tunai' }, 1_000_000);
};

describe('slots that end', () => {
  it.each([
    [31, undefined],
    [30, 'H-30'],
    [8, 'H-30'],
    [7, 'H-7'],
    [1, 'H-7'],
  ])('after %i days are told of as %s', async (days, step) => {
    const sold = await ending(days);
    const rows = own(await read('&kind=slot'), sold.id);
    expect(rows.map((row) => row.step)).toEqual(step === undefined ? [] : [step]);
  });

  it('come with the words and what is left', async () => {
    const sold = await ending(10);
    const [row] = own(await read(), sold.id);
    expect(row).toMatchObject({
      kind: 'slot',
      due_at: addDays(today(), 10),
      slots: [{ free_slot: 4, sisa: 4 }],
      no: null,
      outstanding: null,
      last: null,
      contacted: false,
    });
    expect(row?.message).toContain('4 dari 4, berlaku s/d');
  });

  it('are not told of before the package is paid, or once it is given up', async () => {
    const version = await offer(
      counter.clinic,
      CLEANING.map((program) => ({ ...program, days: 5 })),
      {
        ...WHOLE,
        price: 1_000_000,
      },
    );
    const sold = await counter.sell(version, { scheme: 'tunai' });
    expect(own(await read('&kind=slot'), sold.id)).toEqual([]);
    const paid = await ending(5);
    body(await counter.cancel(paid.id, { to_deposit: true }));
    expect(own(await read('&kind=slot'), paid.id)).toEqual([]);
  });
});

describe('installments', () => {
  const due = async (id: number, days: number) => {
    const { database } = counter.clinic;
    await database.asOwner(
      'update angsurans set due_date = $2 where no = 1 and bill_id = (select bill_id from memberships where id = $1)',
      [id, addDays(today(), days)],
    );
  };

  it.each([
    [4, []],
    [3, ['H-3']],
    [0, ['Hari H']],
    [-6, ['Hari H']],
    [-7, ['H+7']],
  ])('that are due in %i days are told of as %j', async (days, steps) => {
    const sold = await counter.sell(await offer(counter.clinic), {}, 2_000_000);
    await due(sold.id, days);
    const rows = own(await read('&kind=cicilan'), sold.id);
    expect(rows.map(({ step, no, outstanding }) => [step, no, outstanding])).toEqual(
      steps.map((step) => [step, 1, 500_000]),
    );
  });
});

describe('the result of a contact', () => {
  it('stays with the reminder, and holds for the step that it was noted in', async () => {
    const sold = await ending(12);
    const due_at = addDays(today(), 12);
    const wish = { membership_id: sold.id, kind: 'slot', due_at, result: 'tidak diangkat', note: 'Besok lagi' };
    const noted = body(await counter.admin.post<AnswerOf<'paket.pengingat.catat'>>(PATH, wish), 201);
    expect(noted).toMatchObject({ result: 'tidak diangkat', note: 'Besok lagi' });
    expect(own(await read('&contacted=false'), sold.id)).toEqual([]);
    expect(own(await read('&contacted=true'), sold.id)).toMatchObject([{ last: noted, contacted: true }]);
    await counter.clinic.database.asOwner(
      `update packagereminders set created_at = created_at - interval '40 days' where membership_id = $1`,
      [sold.id],
    );
    expect(own(await read('&contacted=false'), sold.id)).toHaveLength(1);
  });

  it('is refused for what is not to be reminded of, and to who does not sell', async () => {
    const sold = await ending(12);
    const wish = { membership_id: sold.id, kind: 'slot', due_at: today(), result: 'dihubungi' };
    expect(await counter.admin.post(PATH, wish)).toMatchObject({ status: 409 });
    const finance = await counter.clinic.as('finance.bdg');
    expect((await finance.post(PATH, wish)).status).toBe(403);
    const stranger = await counter.clinic.as('admin.jkt');
    const elsewhere = { ...wish, due_at: addDays(today(), 12) };
    expect((await stranger.post(PATH, elsewhere)).status).toBe(409);
  });
});
