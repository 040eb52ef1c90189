// A superadmin who works in a branch lays the group's branches side by side all the same; nobody else reaches further than his own.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { today } from '../service/stage.ts';

let clinic: TestApp;
let inBranch: Client;
let overAll: Client;
beforeAll(async () => {
  clinic = await testApp();
  inBranch = await clinic.as('superadmin');
  await inBranch.post('/api/profile/changeprofile', { session_profile_id: 2 });
  overAll = await clinic.again('superadmin');
});
afterAll(() => clinic.close());

const RANGE = `start_date=${today().slice(0, 4)}-01-01&end_date=${today()}`;
const income = async (by: Client, more = '') => {
  const { status, body } = await by.get(`/api/finance-v2/laporan/labarugi?${RANGE}${more}`);
  return { status, body };
};
const labels = (body: Json) => (body as unknown as { columns: { label: string }[] }).columns.map(({ label }) => label);

describe('a report of a superadmin who works in a branch', () => {
  it('lays all branches side by side, with the same figures as without a branch', async () => {
    const wanted = await income(overAll, '&profile_id=all&group=cabang');
    const found = await income(inBranch, '&profile_id=all&group=cabang');
    expect(found).toEqual(wanted);
    expect(labels(found.body)).toContain('Cabang Bandung');
    expect(labels(found.body).at(-1)).toBe('Konsolidasi');
  });

  it.each(['1', '3', '1,3', 'all'])('of %s is that of one who works in none', async (branches) => {
    const more = `&profile_id=${branches}`;
    expect(await income(inBranch, more)).toEqual(await income(overAll, more));
  });

  it('that names none is of the branch that he works in', async () => {
    expect(await income(inBranch)).toEqual(await income(overAll, '&profile_id=2'));
    const { body } = await income(inBranch, '&group=cabang');
    expect(labels(body)).toEqual(['Cabang Jakarta Selatan', 'Eliminasi', 'Konsolidasi']);
  });

  it('leaves lists and records in the branch that he works in', async () => {
    const { body } = await inBranch.get<{ data: { profile_id?: number }[] }>('/api/finance/bill?profile_id=1&limit=5');
    expect(body.data).toEqual([]);
  });
});

describe('a report of anybody else', () => {
  it.each(['manager.bdg', 'finance.bdg'])('of %s is refused for another branch', async (username) => {
    const by = await clinic.as(username);
    expect(await income(by, '&profile_id=2')).toMatchObject({ status: 403 });
    expect(await income(by, '&profile_id=all')).toEqual(await income(by, '&profile_id=1'));
  });
});
