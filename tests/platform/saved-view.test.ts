// Views of lists belong to one user: whoever else asks for one is answered as if it did not exist.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SavedView } from '../../src/resources/platform/saved-view-calls.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';

interface Views {
  readonly data: readonly SavedView[];
  readonly count: number;
}

const PATH = '/api/saved-views';
const LIST = 'service.visit';
let clinic: TestApp;
let admin: Client;
let doctor: Client;
beforeAll(async () => {
  clinic = await testApp();
  admin = await clinic.as('admin.bdg');
  doctor = await clinic.as('dokter.bdg');
});
afterAll(() => clinic.close());

const viewsOf = async (who: Client, list = LIST): Promise<readonly SavedView[]> => {
  const { status, body } = await who.get<Views>(PATH, { query: { list } });
  expect(status).toBe(200);
  expect(body.count).toBe(body.data.length);
  return body.data;
};
const keep = (who: Client, name: string, more: Json = {}) => who.post<SavedView>(PATH, { list: LIST, name, ...more });
const kept = async (who: Client, name: string, more: Json = {}): Promise<SavedView> => {
  const { status, body } = await keep(who, name, more);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};

describe('a saved view', () => {
  it('is answered as it was kept, to its owner alone', async () => {
    const view = { query: 'status=1&sortby=id+asc', columns: ['code', 'status'], density: 'compact' };
    const made = await kept(admin, 'Antrian', view);
    expect(made).toMatchObject({ list: LIST, name: 'Antrian', is_default: false, ...view });
    expect(await viewsOf(admin)).toContainEqual(made);
    expect(await viewsOf(admin, 'service.unit')).toEqual([]);
    expect(await viewsOf(doctor)).toEqual([]);
  });

  it('of another is neither changed nor removed', async () => {
    const { id } = await kept(admin, 'Milik admin');
    for (const who of [doctor, await clinic.as('manager.bdg'), await clinic.as('admin.jkt')]) {
      expect((await who.put(`${PATH}/${id}`, { name: 'Diambil' })).status).toBe(404);
      expect((await who.delete(`${PATH}/${id}`)).status).toBe(404);
    }
    expect((await viewsOf(admin)).find((view) => view.id === id)?.name).toBe('Milik admin');
  });

  it.each([`Robert'); drop table saved_views;--`, '<img src=x onerror=alert(1)>', '${7*7} {{7*7}} %s', '‮nalab ☃ نص'])(
    'is called %s and that is all',
    async (name) => {
      const made = await kept(doctor, name, { query: `keyword=${name}` });
      expect(made).toMatchObject({ name, query: `keyword=${name}` });
      expect((await viewsOf(doctor)).map((view) => view.name)).toContain(name);
    },
  );

  it('leads when it is the default, and only one does', async () => {
    const first = await kept(admin, 'Pertama', { is_default: true });
    const second = await kept(admin, 'Kedua', { is_default: true });
    const leading = async () => (await viewsOf(admin)).filter((view) => view.is_default).map((view) => view.id);
    expect(await leading()).toEqual([second.id]);
    await admin.put(`${PATH}/${first.id}`, { is_default: true });
    expect(await leading()).toEqual([first.id]);
    await admin.put(`${PATH}/${first.id}`, { is_default: false });
    expect(await leading()).toEqual([]);
  });

  it('is removed, and gone', async () => {
    const { id } = await kept(admin, 'Sementara');
    expect((await admin.delete(`${PATH}/${id}`)).status).toBe(200);
    expect((await admin.delete(`${PATH}/${id}`)).status).toBe(404);
    expect((await admin.put(`${PATH}/${id}`, { name: 'Lagi' })).status).toBe(404);
  });

  it('is written in the activity log', async () => {
    await kept(admin, 'Tercatat');
    const { body } = await admin.get<{ data: { message: string }[] }>('/api/applog', {
      query: { keyword: 'Tercatat' },
    });
    expect(body.data.map(({ message }) => message)).toEqual(['penyimpanan tampilan daftar Tercatat']);
  });
});

describe('a view that cannot be kept', () => {
  it('has a name that the user has already', async () => {
    const other = await kept(admin, 'Nama lain');
    await kept(admin, 'Nama sama');
    expect(await keep(admin, 'Nama sama')).toMatchObject({ status: 409, body: { code: 'duplicate' } });
    expect((await admin.put(`${PATH}/${other.id}`, { name: 'Nama sama' })).status).toBe(409);
    expect((await keep(doctor, 'Nama sama')).status).toBe(201);
  });

  it.each([
    ['an empty name', { name: '  ' }],
    ['a name too long', { name: 'x'.repeat(61) }],
    ['a control character', { name: 'a\u0000b' }],
    ['a list that there is not', { list: 'service.nothing' }],
    ['a column that is none', { columns: ['id; drop'] }],
    ['another density', { density: 'dense' }],
    ['a query without end', { query: 'x'.repeat(2001) }],
    ['another owner', { user_id: 1 }],
  ])('has %s', async (_what, wrong) => {
    expect((await keep(admin, 'Salah', wrong)).status).toBe(422);
  });

  it('changes nothing', async () => {
    const { id } = await kept(admin, 'Tanpa isi');
    expect((await admin.put(`${PATH}/${id}`, {})).status).toBe(422);
  });

  it('is the thirty-first of its list, however many ask at once', async () => {
    const who = await clinic.as('perawat.bdg');
    for (let n = 1; n < 30; n += 1) await kept(who, `Tampilan ${n}`);
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => keep(who, name)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
    expect(await viewsOf(who)).toHaveLength(30);
    expect((await who.post(PATH, { list: 'service.unit', name: 'Lain' })).status).toBe(201);
  });
});
