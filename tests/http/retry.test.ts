// What the database asks to try again is tried again as a whole, whichever statement was heard to complain first.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planned, run } from '../../server/db/statement.ts';
import { sendLast, TransactionEnded, tx } from '../../server/db/transaction.ts';
import { draftBill, type Receipt } from '../finance/draft.ts';
import { tenders } from '../finance/desk.ts';
import { testApp, type TestApp } from '../support/app.ts';

let clinic: TestApp;
beforeAll(async () => {
  clinic = await testApp();
  await clinic.database.asOwner('create table seats (id integer primary key, taken integer not null default 0)');
  await clinic.database.asOwner('insert into seats values (1), (2)');
  await clinic.database.asOwner('grant all on seats to klinik_app');
});
afterAll(() => clinic.close());

type Trx = Parameters<Parameters<typeof tx<unknown>>[2]>[0];
const take = planned<{ id: number }, [number]>('update seats set taken = taken + 1 where id = $1 returning id');
const look = planned<{ one: number }>('select 1 as one');
const nowhere = { branches: [] };

/** Both have come so far, the first time; whoever tries again does not wait. */
const meeting = (): (() => Promise<void>) => {
  let come = 0;
  let open: () => void = () => undefined;
  const met = new Promise<void>((resolve) => (open = resolve));
  return async () => {
    come += 1;
    if (come >= 2) open();
    await met;
  };
};

/** Statements under layers of functions are heard of later than one that stands alone, though they were sent first. */
const deep = async (layers: number, work: () => Promise<unknown>): Promise<unknown> =>
  layers === 0 ? work() : deep(layers - 1, work);

const shapes: Readonly<Record<string, (trx: Trx, seat: number) => Promise<unknown>>> = {
  'a statement alone': (trx, seat) => run(trx, take, seat),
  'one under layers, beside another': (trx, seat) =>
    Promise.all([deep(12, () => run(trx, take, seat)), run(trx, look), run(trx, look)]),
  'one that the end waits for': async (trx, seat) =>
    sendLast(
      trx,
      deep(12, () => run(trx, take, seat)),
      run(trx, look),
    ),
  'one whose complaint the work makes its own of': (trx, seat) =>
    run(trx, take, seat).catch(() => {
      throw new Error('cannot be done');
    }),
};

describe.each(Object.entries(shapes))('a deadlock in %s', (_name, second) => {
  it('is tried again, and both are done', async () => {
    const before = await clinic.database.asOwner('select id, taken from seats order by id');
    const meet = meeting();
    let tries = 0;
    const both = (first: number, other: number) =>
      tx(clinic.database.pool, nowhere, async (trx) => {
        tries += 1;
        await run(trx, take, first);
        await meet();
        await second(trx, other);
      });
    await Promise.all([both(1, 2), both(2, 1)]);
    expect(tries).toBeGreaterThan(2);
    const after = await clinic.database.asOwner<{ taken: number }>('select taken from seats order by id');
    expect(after.map(({ taken }) => taken)).toEqual(before.map((row) => Number(row['taken']) + 2));
  });
});

describe('a transaction', () => {
  it('is not answered as done when a statement failed that nobody waited for', async () => {
    const done = tx(clinic.database.pool, nowhere, async (trx) => {
      await run(trx, take, 1);
      await run(trx, planned('select 1 / 0')).catch(() => undefined);
      return 'done';
    });
    await expect(done).rejects.toMatchObject({ code: '22012' });
  });

  it('sends nothing more once it has failed, whatever is still at work in it', async () => {
    const takenOf = async () =>
      (await clinic.database.asOwner<{ taken: number }>('select taken from seats where id = 2'))[0]?.taken;
    const before = await takenOf();
    let goOn: () => void = () => undefined;
    const told = new Promise<void>((resolve) => (goOn = resolve));
    let late: Promise<unknown> = Promise.resolve();
    const refused = tx(clinic.database.pool, nowhere, async (trx) => {
      late = told.then(() => run(trx, take, 2));
      late.catch(() => undefined);
      await run(trx, look);
      await Promise.all([late, Promise.reject(new Error('refused'))]);
    });
    await expect(refused).rejects.toThrow('refused');
    goOn();
    await expect(late).rejects.toBeInstanceOf(TransactionEnded);
    expect(await takenOf()).toBe(before);
  });

  it('tells what failed first, not what failed because of it', async () => {
    const told = tx(clinic.database.pool, nowhere, (trx) =>
      Promise.all([deep(12, () => run(trx, planned('select 1 / 0'))), run(trx, look)]),
    );
    await expect(told).rejects.toMatchObject({ code: '22012' });
  });

  it('leaves an answer of the work as it is', async () => {
    const told = tx(clinic.database.pool, nowhere, (trx) =>
      run(trx, planned('insert into seats values (1)')).catch(() => {
        throw new Error('taken');
      }),
    );
    await expect(told).rejects.toThrow('taken');
  });
});

describe('merging a patient while his bills are paid', () => {
  const ROUNDS = 3;
  const BILLS = 6;

  it('does both, every time', { timeout: 120_000 }, async () => {
    const [desk, manager] = [await clinic.as('admin.bdg'), await clinic.as('manager.bdg')];
    const tender = await tenders(clinic);
    for (let round = 0; round < ROUNDS; round += 1) {
      const kept = await draftBill(clinic);
      const first = await draftBill(clinic);
      const bills = [first];
      while (bills.length < BILLS) bills.push(await draftBill(clinic));
      await clinic.database.asOwner('update bills set customer_id = $1 where id = any($2)', [
        first.customer_id,
        bills.map(({ id }) => id),
      ]);
      const pay = ({ id }: { id: number }) =>
        desk.post<Receipt>('/api/finance/billtransaction', {
          issue: true,
          methods: tender({ Tunai: 100_000 }),
          allocations: [{ bill_id: id, amount: 100_000 }],
        });
      const merge = () =>
        manager.post('/api/service/registration/gabung', {
          from_id: first.customer_id,
          into_id: kept.customer_id,
          reason: 'Terdaftar dua kali',
        });
      const [half, rest] = [bills.slice(0, BILLS / 2), bills.slice(BILLS / 2)];
      const answers = await Promise.all([...half.map(pay), merge(), ...rest.map(pay)]);
      expect(answers.map(({ status, body }) => (status < 300 ? 'done' : JSON.stringify(body)))).toEqual(
        answers.map(() => 'done'),
      );
    }
  });
});
