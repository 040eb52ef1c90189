// Targets of a year at once: filled, changed over what was read alone, and proposed by what came of the year before (decision 104).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { today } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';

const PATH = '/api/finance/target-tahun';
type Shown = AnswerOf<'finance.target.tahun'>;
type Month = Shown['months'][number];
const YEAR = Number(today().slice(0, 4));
const year = (month: Partial<Month> = {}): Month[] =>
  Array.from({ length: 12 }, () => ({ received: null, newcomers: null, noshows: null, ...month }));

let clinic: TestApp;
let finance: Client;
let manager: Client;
beforeAll(async () => {
  clinic = await testApp();
  [finance, manager] = [await clinic.as('finance.bdg'), await clinic.as('manager.bdg')];
  await clinic.database.asOwner('delete from branchtargets');
});
afterAll(() => clinic.close());

const shown = async (client = finance, of = YEAR): Promise<Shown> =>
  (await client.get<Shown>(`${PATH}?year=${of}`)).body;
const fill = (client: Client, mark: string, months: readonly object[]) =>
  client.put<{ mark: string; changed: number; code: string }>(PATH, { year: YEAR, mark, months });

describe('a year of targets', () => {
  it('is filled at once, changed where it differs, and emptied', async () => {
    const { mark } = await shown();
    const first = await fill(finance, mark, year({ received: 100, newcomers: 5 }));
    expect(first.body).toMatchObject({ changed: 12 });
    expect((await shown()).months).toEqual(year({ received: 100, newcomers: 5 }));
    const months = year({ received: 100, newcomers: 5 }).map((month, at) =>
      at === 2 ? { ...month, noshows: 0 } : month,
    );
    const second = await fill(finance, first.body.mark, months);
    expect(second.body).toMatchObject({ changed: 1 });
    expect((await fill(finance, second.body.mark, months)).body).toMatchObject({ changed: 0, mark: second.body.mark });
    expect((await fill(finance, second.body.mark, year())).body).toMatchObject({ changed: 12 });
    expect((await clinic.database.asOwner('select id from branchtargets')).length).toBe(0);
    const [log] = await clinic.database.asOwner<{ message: string }>(
      'select message from applogs order by id desc limit 1',
    );
    expect(log?.message).toBe(`pengisian target ${YEAR}: 12 bulan`);
  });

  it('is of one of two who read the same, also where nothing was stored, and of whoever changed a month elsewhere', async () => {
    const { mark } = await shown();
    const both = await Promise.all([
      fill(finance, mark, year({ received: 1 })),
      fill(manager, mark, year({ received: 2 })),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const before = await shown();
    const list = await finance.get<{ data: { id: number; version: number }[] }>(
      `/api/finance/target?year=${YEAR}&limit=1`,
    );
    const [row] = list.body.data;
    const edited = await finance.put(`/api/finance/target/${row?.id}`, { version: row?.version, received: 9 });
    expect(edited.status, JSON.stringify(edited.body)).toBe(200);
    expect((await fill(finance, before.mark, before.months)).body).toMatchObject({ code: 'target-changed' });
  });

  it('takes whole numbers that are not below nothing, for twelve months', async () => {
    const { mark } = await shown();
    for (const months of [year({ received: -1 }), year({ newcomers: 1.5 }), year().slice(1), year({ noshows: 1e6 })])
      expect((await fill(finance, mark, months)).status).toBe(422);
  });

  it('begins with what came of the year before, as the comparison of the branches tells it', async () => {
    const { body } = await finance.get<AnswerOf<'finance.target.realisasi'>>(`${PATH}/realisasi?year=${YEAR + 1}`);
    expect(body.year).toBe(YEAR);
    const now = Number(today().slice(5, 7)) - 1;
    expect(body.months.slice(now).every(({ received }) => received === null)).toBe(true);
    const superadmin = await clinic.as('superadmin');
    for (const [at, month] of body.months.slice(0, now).entries()) {
      const from = `${YEAR}-${String(at + 1).padStart(2, '0')}-01`;
      const end = new Date(Date.UTC(YEAR, at + 1, 0)).toISOString().slice(0, 10);
      const { body: told } = await superadmin.get<{ data: (Month & { profile_id: number })[] }>(
        `/api/dashboard/cabang?start_date=${from}&end_date=${end}`,
      );
      const own = told.data.find(({ profile_id }) => profile_id === 1);
      expect([month.received, month.newcomers, month.noshows], from).toEqual([
        own?.received,
        own?.newcomers,
        own?.noshows,
      ]);
    }
  });

  it('is of who keeps the books, in his branch', async () => {
    const { mark } = await shown();
    for (const name of ['admin.bdg', 'dokter.bdg', 'investor']) {
      const client = await clinic.as(name);
      expect((await client.get(`${PATH}?year=${YEAR}`)).status).toBe(403);
      expect((await fill(client, mark, year())).status).toBe(403);
    }
    expect((await shown(await clinic.as('finance.jkt'))).months).toEqual(year());
    expect((await (await clinic.as('superadmin')).get(`${PATH}?year=${YEAR}`)).body).toMatchObject({
      code: 'no-branch',
    });
  });
});
