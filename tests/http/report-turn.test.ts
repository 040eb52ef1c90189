// Reports wait for their turn, and the desk not for them (docs/decisions/0034).
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testApp, type TestApp } from '../support/app.ts';
import { today } from '../service/stage.ts';

let clinic: TestApp;
let holder: pg.Client;
beforeAll(async () => {
  clinic = await testApp();
  holder = new pg.Client(clinic.database.url);
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await clinic.close();
});

/** Statements that wait for the holder's lock. */
const waiting = async (): Promise<number> => {
  const { rows } = await holder.query<{ count: string }>(
    `select count(*) from pg_locks where not granted and relation = 'akuns'::regclass
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return Number(rows[0]?.count);
};

it('two reports are read at a time, and the desk is answered meanwhile', async () => {
  const books = await clinic.as('finance.bdg');
  const desk = await clinic.as('admin.bdg');
  const query = { start_date: today(), end_date: today() };
  await holder.query('begin; lock table akuns in access exclusive mode');
  let ended = 0;
  const reports = Array.from({ length: 6 }, async () => {
    const { status } = await books.get('/api/finance-v2/laporan/neraca', { query });
    ended += 1;
    return status;
  });
  await vi.waitFor(async () => expect(await waiting()).toBe(2));
  expect((await desk.get('/api/service/visit', { query: { visit_date: today() } })).status).toBe(200);
  expect({ ended, waiting: await waiting() }).toEqual({ ended: 0, waiting: 2 });
  await holder.query('rollback');
  expect(await Promise.all(reports)).toEqual(Array.from({ length: 6 }, () => 200));
});
