// Targets of branches: kept by those who keep the books, and told beside what came of them on the comparison of the branches, worked
// out again from raw rows (decision 104).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays, addMonths } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { arrangeFigures } from './figures.ts';

const TARGET = '/api/finance/target';
type Branch = AnswerOf<'dashboard.cabang'>['data'][number];
interface Kept {
  readonly id: number;
  readonly version: number;
  readonly code: string;
}

let clinic: TestApp;
let manager: Client;
let head: Client;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
  head = await clinic.as('superadmin');
  await arrangeFigures(clinic);
  await clinic.database.asOwner(
    `update visits set status = -1, cancelled_at = now(), cancel_type = 'tidak_hadir', cancel_reason = 'Tidak hadir'
     where id = (select min(id) from visits where profile_id = 1 and visit_date between '2026-03-01' and '2026-03-05' and status = 0)`,
  );
});
afterAll(() => clinic.close());

const march = { year: 2026, month: 3, received: 3_100_000, newcomers: 62, noshows: 31 };
const compared = async (start_date: string, end_date: string): Promise<readonly Branch[]> =>
  body(await head.get<AnswerOf<'dashboard.cabang'>>('/api/dashboard/cabang', { query: { start_date, end_date } })).data;
const share = (actual: number, target: number): number => Math.round((actual * 10_000) / target) / 100;

describe('a target', () => {
  it('is one for a branch and month, kept by those who keep its books', async () => {
    const made = body(await manager.post<Kept>(TARGET, march), 201);
    expect((await manager.post<Kept>(TARGET, march)).body).toMatchObject({ statusCode: 409, code: 'target-taken' });
    for (const wrong of [{ month: 13 }, { year: 1999 }, { received: 1.5 }, { received: -1 }, { newcomers: -1 }])
      expect((await manager.post(TARGET, { ...march, month: 4, ...wrong })).status, JSON.stringify(wrong)).toBe(422);
    const books = await clinic.as('finance.bdg');
    const changed = await books.put<Kept>(`${TARGET}/${made.id}`, { version: made.version, newcomers: 31 });
    expect(changed.status).toBe(200);
    expect((await manager.put(`${TARGET}/${made.id}`, { version: made.version, newcomers: 1 })).status).toBe(409);
    const other = await clinic.as('finance.jkt');
    expect((await other.get(`${TARGET}/${made.id}`)).status).toBe(404);
    expect((await other.put(`${TARGET}/${made.id}`, { version: 2, newcomers: 1 })).status).toBe(404);
    for (const name of ['admin.bdg', 'dokter.bdg', 'inventory.bdg', 'investor']) {
      const by = await clinic.as(name);
      expect((await by.get(TARGET)).status, name).toBe(403);
      expect((await by.post(TARGET, { ...march, month: 5 })).status, name).toBe(403);
    }
  });

  it('stands beside what came of it, a cut month by its days', async () => {
    const [whole, second] = await compared('2026-03-01', '2026-03-31');
    expect(whole).toMatchObject({ received_target: 3_100_000, newcomers_target: 31, noshows_target: 31 });
    const [raw] = await clinic.database.asOwner<{ received: number; newcomers: number; noshows: number }>(
      `select (select coalesce(sum(price_amount), 0)::bigint from billtransactions where profile_id = 1 and status = 1 and type = 1
         and posting_date between '2026-03-01' and '2026-03-31') as received,
       count(distinct customer_id) filter (where isnew and status <> -1) as newcomers,
       count(*) filter (where status = -1 and cancel_type = 'tidak_hadir') as noshows
       from visits where profile_id = 1 and visit_date between '2026-03-01' and '2026-03-31'`,
    );
    expect(raw?.received).toBeGreaterThan(0);
    expect(raw?.noshows).toBeGreaterThan(0);
    expect(whole).toMatchObject({
      ...raw,
      received_percent: share(raw?.received ?? 0, 3_100_000),
      newcomers_percent: share(raw?.newcomers ?? 0, 31),
      noshows_percent: share(raw?.noshows ?? 0, 31),
    });
    expect(second).toMatchObject({ received_target: null, received_percent: null, noshows_percent: null });
    const [five] = await compared('2026-03-01', '2026-03-05');
    expect(five).toMatchObject({ received_target: 500_000, newcomers_target: 5, noshows_target: 5 });
    const [none] = await compared('2026-02-01', '2026-02-28');
    expect(none?.received_target).toBeNull();
  });

  it('of several months is their sum, and a measure without one stays out', async () => {
    body(await manager.post(TARGET, { year: 2026, month: 4, received: 900_000 }), 201);
    const [both] = await compared('2026-03-01', '2026-04-30');
    expect(both).toMatchObject({ received_target: 4_000_000, newcomers_target: 31, noshows_target: 31 });
    const [april] = await compared('2026-04-01', '2026-04-30');
    expect(april).toMatchObject({ received_target: 900_000, newcomers_target: null, newcomers_percent: null });
    expect((await compared(addMonths(today(), -1), addDays(today(), 0))).length).toBe(4);
  });
});
