// The demo shows leave and overtime in every state, and balances (attendance.md 8).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { demoBranches } from '../../server/db/seed/branch.ts';
import { callCrew } from '../../server/db/seed/crew.ts';
import { employStaff } from '../../server/db/seed/employment.ts';
import { askForLeave } from '../../server/db/seed/leave.ts';
import { tx } from '../../server/db/transaction.ts';
import { today } from '../service/stage.ts';
import { testApp, type TestApp } from '../support/app.ts';

let clinic: TestApp;
beforeAll(async () => {
  clinic = await testApp();
});
afterAll(() => clinic.close());

/** The demo as it would be made on a day, and what follows in the same transaction. */
const playOn = async (day: string, then: () => void): Promise<void> => {
  const [branch] = demoBranches;
  if (!branch) throw new Error('The demo has no branch.');
  await tx(clinic.database.pool, { branches: [branch.id] }, async (trx) => {
    const crew = await callCrew(trx, branch);
    await employStaff(trx, crew, day);
    await askForLeave(trx, crew, day, new Date());
    then();
  });
};

class Undone extends Error {}

// Rosters and days off go by the week: what holds today may be refused tomorrow.
it.each([0, 1, 2, 3, 4, 5, 6])('can be made %i days from today', async (days) => {
  const undo = (): never => {
    throw new Undone();
  };
  await expect(playOn(addDays(today(), days), undo)).rejects.toBeInstanceOf(Undone);
});

it('asks for leave and overtime, and decides on them', async () => {
  await playOn(today(), () => undefined);
  const states = (table: string) =>
    clinic.database.asOwner(`select status, count(*)::int as n from ${table} group by status order by status`);
  expect(await states('leaves')).toEqual([
    { status: -2, n: 1 },
    { status: -1, n: 1 },
    { status: 0, n: 3 },
    { status: 1, n: 3 },
  ]);
  expect(await states('overtimes')).toEqual([
    { status: -2, n: 1 },
    { status: -1, n: 1 },
    { status: 0, n: 1 },
    { status: 1, n: 2 },
  ]);
  const balances = await clinic.database.asOwner<{ entitlement: number; used: number }>(
    'select entitlement::float, used::float from leavebalances order by used',
  );
  expect(balances.length).toBeGreaterThan(3);
  expect(balances.at(-1)?.used).toBeGreaterThan(0);
});
