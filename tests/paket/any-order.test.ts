// Whatever is done to packages, in whatever order: what is left of them is the balance of their account (paket.md 7; acceptance 14).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { randomOf } from '../../server/db/seed/random.ts';
import { today } from '../service/stage.ts';
import { tx } from '../../server/db/transaction.ts';
import { endingMemberships, expireMembership } from '../../server/usecases/paket/membership/expire-night.ts';
import { releaseSlot, reserveSlot, restoreSlot, type Used, spendSlot } from './claim-stage.ts';
import { CLEANING, type Counter, MEMBERSHIP, offer, openCounter, type Receipt, type Sold, WHOLE } from './stage.ts';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.clinic.close());

/** Rupiah by branch: of packages, and of the account. */
const both = () =>
  counter.clinic.database.asOwner<{ profile_id: number; packages: number; ledger: number; broken: number }>(
    `select p.id as profile_id, coalesce((select sum(alloc_total - recognised_amount - released_amount) from membershipperawatans l
         where l.profile_id = p.id), 0)::float8 as packages,
       coalesce((select sum(x.credit - x.debit) from journal_lines x join akuns a on a.id = x.akun_id
         where a.code = '2-1502' and x.profile_id = p.id), 0)::float8 as ledger,
       (select count(*)::int from membershipperawatans l where l.profile_id = p.id and
         (recognised_amount + released_amount > alloc_total or used_slot + reserved_slot > free_slot)) as broken
     from profiles p order by p.id`,
  );

interface World {
  readonly sales: Sold[];
  readonly receipts: Receipt[];
  readonly uses: Used[];
  readonly reserved: number[];
}

const expectToHold = async (many: number): Promise<void> => {
  const { clinic, manager } = counter;
  const { database } = clinic;
  const random = randomOf(1, 'packages');
  const take = <T>(from: T[]): T | undefined =>
    from.length === 0 ? undefined : from.splice(random.between(0, from.length - 1), 1)[0];
  const versions = [
    await offer(clinic, undefined, { max_discount_percent: 100 }),
    await offer(clinic, CLEANING, { price: 999_999, ...WHOLE, max_discount_percent: 100 }),
  ];
  const cash = await counter.cash();
  const world: World = { sales: [], receipts: [], uses: [], reserved: [] };
  const someLine = () => {
    const sale = random.pick(world.sales);
    return { sale, line: random.pick(sale.lines).id };
  };
  /** What the desk would not offer: more than is left. */
  const free = async (line: number): Promise<boolean> => {
    const [row] = await database.asOwner<{ ok: boolean }>(
      'select used_slot + reserved_slot < free_slot and status = 1 as ok from membershipperawatans where id = $1',
      [line],
    );
    return row?.ok ?? false;
  };

  const steps = {
    sell: async () => {
      const version = random.pick(versions);
      const whole = version === versions[1];
      const wish = { scheme: whole ? 'tunai' : 'cicilan', discount_amount: random.between(0, 3) * 111_111 };
      world.sales.push(
        await counter.sell(version, wish, random.chance(0.5) ? random.between(1, whole ? 600_000 : 3_000_000) : 0),
      );
    },
    pay: async () => {
      const answer = await counter.payAnswer(random.pick(world.sales), random.between(1, 2_500_000), manager);
      expect([201, 409, 422]).toContain(answer.status);
      if (answer.status === 201) world.receipts.push(answer.body);
    },
    void: async () => {
      const receipt = take(world.receipts);
      if (!receipt) return;
      const path = `/api/finance/billtransaction/${receipt.id}/void`;
      const { status } = await manager.post(path, { version: receipt.version, reason: 'Salah terima' });
      expect([200, 409, 422]).toContain(status);
    },
    use: async () => {
      const { line } = someLine();
      if (await free(line)) world.uses.push(await spendSlot(clinic, line));
    },
    unuse: async () => {
      const use = take(world.uses);
      const [row] = await database.asOwner<{ ok: boolean }>(
        'select status <> -1 as ok from membershipperawatans where id = $1',
        [use?.slot],
      );
      if (use && row?.ok) await restoreSlot(clinic, use);
    },
    reserve: async () => {
      const { line } = someLine();
      if (!(await free(line))) return;
      await reserveSlot(clinic, line);
      world.reserved.push(line);
    },
    release: async () => {
      const line = take(world.reserved);
      if (line !== undefined) await releaseSlot(clinic, line);
    },
    cancel: async () => {
      const { status } = await counter.cancel(random.pick(world.sales).id, { paymentmethod_id: cash });
      expect([200, 409, 422]).toContain(status);
    },
    expire: async () => {
      const { line } = someLine();
      await database.asOwner(
        'update membershipperawatans set expires_at = $2 where id = $1 and expires_at is not null and status = 1',
        [line, addDays(today(), -random.between(1, 20))],
      );
      const night = { branch: 1, day: today(), now: new Date() };
      const scope = { branches: [1] };
      for (const id of await tx(database.pool, scope, (trx) => endingMemberships(trx, night)))
        await tx(database.pool, scope, (trx) => expireMembership(trx, night, id));
    },
    extend: async () => {
      const { sale, line } = someLine();
      const { status } = await manager.post(`${MEMBERSHIP}/${sale.id}/perpanjang`, {
        lines: [line],
        days: 10,
        reason: 'Sakit',
      });
      expect([200, 409, 422]).toContain(status);
    },
  } as const;
  const weights = [
    'sell',
    'sell',
    'pay',
    'pay',
    'void',
    'use',
    'use',
    'use',
    'unuse',
    'reserve',
    'release',
    'cancel',
    'expire',
    'extend',
  ] as const;
  const done = new Set<string>();
  for (let n = 0; n < many; n += 1) {
    const name = world.sales.length < 3 ? 'sell' : random.pick(weights);
    await steps[name]();
    done.add(name);
    for (const { packages, ledger, broken, profile_id } of await both())
      expect([packages, broken], `step ${n}: ${name}, branch ${profile_id}`).toEqual([ledger, 0]);
  }
  expect(done).toEqual(new Set(weights));
  const [packages, ledger] = await counter.owed();
  expect(packages).toBe(ledger);
  expect(packages).toBeGreaterThan(0);
  expect(await counter.failing()).toEqual([]);
};

describe('what is left of packages is the balance of their account', () => {
  it('after each of many steps', { timeout: 240_000 }, () => expectToHold(90));
  it('after each of very many', { tags: ['long'], timeout: 900_000 }, () => expectToHold(600));
});
