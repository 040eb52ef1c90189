// The third axis of the policy matrix: whose features are taken away is refused with 403 everywhere that they open, at the next request.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features, roleName, type StaffRole, staffRoles } from '../../src/policies/index.ts';
import { FINANCE } from '../../src/policies/role.ts';
import { type Client, type TestApp, testApp } from '../support/app.ts';
import { type Ask, asks, everyRole, statusOf } from './probe.ts';
import { grantsSay, isFree, opens, ownedBy } from './said.ts';

type Cell = readonly [ask: Ask, role: StaffRole];
const allowed: readonly Cell[] = asks.flatMap((ask) =>
  staffRoles.filter((role) => grantsSay(ask, role, true)).map((role): Cell => [ask, role]),
);
const free = allowed.filter(([ask]) => isFree(ask));
const closed = allowed.filter(([ask]) => !isFree(ask));
const openedBy = ([ask]: Cell, feature: string): boolean => opens(ask).split(', ').includes(feature);

/** Of each ask one of its cells: that roles are let in is the matrix's matter, here it is which feature lets them. */
const oneRoleEach = (cells: readonly Cell[], turn: number): readonly Cell[] =>
  asks.flatMap((ask) => {
    const of = cells.filter((cell) => cell[0] === ask);
    return of.length === 0 ? [] : of.slice(turn % of.length).slice(0, 1);
  });

let clinic: TestApp;
let clients: ReadonlyMap<StaffRole, Client>;
beforeAll(async () => {
  clinic = await testApp();
  clients = await everyRole(clinic);
  await clinic.database.asOwner('update profiles set isexportall = true where id = 1');
}, 120_000);
afterAll(() => clinic.close());

/** Takes these features from everybody, and gives back all others. */
const take = async (taken: readonly string[]): Promise<void> => {
  await clinic.database.asOwner('delete from user_features');
  await clinic.database.asOwner(
    'insert into user_features (user_id, feature, granted) select u.id, f, false from users u, unnest($1::text[]) f where u.role <> 1',
    [taken],
  );
};

/** Cells that are answered now although they were to be refused, or the other way round. */
const otherwise = async (cells: readonly Cell[], refused: boolean): Promise<readonly string[]> => {
  const wrong: string[] = [];
  const askAs = async ([role, client]: readonly [StaffRole, Client]): Promise<void> => {
    for (const [ask] of cells.filter(([, of]) => of === role))
      if (((await statusOf(client, ask)) === 403) !== refused)
        wrong.push(`${roleName(role)} ${ask.object} ${ask.action}`);
  };
  await Promise.all([...clients].map(askAs));
  return wrong;
};

describe('the features', { timeout: 240_000 }, () => {
  it('that open a cell close it when all of them are taken away, and no other is', async () => {
    const open: string[] = [];
    for (const names of new Set(closed.map(([ask]) => opens(ask)))) {
      await take(names.split(', '));
      const cells = closed.filter(([ask]) => opens(ask) === names);
      open.push(...(await otherwise(cells, true)));
    }
    process.stdout.write(
      `features taken away: ${closed.length} cells, ${closed.length - open.length} refused with 403\n`,
    );
    expect(open).toEqual([]);
    expect(closed.length).toBeGreaterThan(500);
  });

  it('open it alone, each of them', async () => {
    const wrong: string[] = [];
    let asked = 0;
    for (const [i, feature] of features.entries()) {
      await take(features.filter((other) => other !== feature));
      const cells = oneRoleEach(
        closed.filter((cell) => openedBy(cell, feature) && ownedBy(cell[1]).includes(feature)),
        i,
      );
      asked += cells.length;
      wrong.push(...(await otherwise(cells, false)));
    }
    process.stdout.write(`a single feature left: ${asked} cells, ${asked - wrong.length} answered\n`);
    expect(wrong).toEqual([]);
  });

  it('are not asked of what belongs to everybody', async () => {
    await take(features);
    expect(await otherwise(free, false)).toEqual([]);
  });

  it('would be missed where they are not asked for', async () => {
    await take([]);
    const few = closed.filter((_cell, i) => i % 20 === 0);
    expect(await otherwise(few, true)).toHaveLength(few.length);
  });
});

describe('a member of finance without any feature of finance', () => {
  it('books nothing, collects nothing and reads nothing of it', async () => {
    // Masters and sales of the stock pick accounts, taxes and methods of payment; so does a loan to the staff.
    const opening = (feature: string) =>
      /^(finance|inventory|attendance)[.-]/.test(feature) || feature === 'service.payment';
    await take(features.filter(opening));
    const asked = asks.filter(({ object }) => object.startsWith('finance.')).map((ask): Cell => [ask, FINANCE]);
    expect(await otherwise(asked, true)).toEqual([]);
    expect(asked.length).toBeGreaterThan(100);
  });

  it('reads and books again with the next request once he is given them', async () => {
    const client = clients.get(FINANCE);
    await take(['finance.laporan-v2']);
    expect((await client?.get('/api/finance-v2/laporan/labarugi'))?.status).toBe(403);
    await take([]);
    expect((await client?.get('/api/finance-v2/laporan/labarugi'))?.status).not.toBe(403);
  });
});
