// Each call of the seed through the real application: its path is there, its parameters are taken (an unknown one is refused with 422,
// tests/contract/call.test.ts), and its answer has the keys that the seed names.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBranch } from '../finance/new-branch.ts';
import { offer } from '../paket/stage.ts';
import { picture } from '../service/photo-stage.ts';
import { body, idOf, newPatient, openStage, type Stage } from '../service/stage.ts';
import type { Answer, Client, Json } from '../support/app.ts';
import { workbook } from '../support/workbook.ts';
import type { SeedCall, World } from './call.ts';
import { seedCalls } from './calls.ts';

let stage: Stage;
let world: World;
let people: Readonly<Record<NonNullable<SeedCall['by']>, Client>>;

/** A resignation that waits for the manager. */
const requested = async ({ clinic, admin }: Stage): Promise<number> => {
  const id = await idOf(clinic, 'users', 'username', 'perawat.bdg');
  const asked = await admin.delete<{ applog_id: number }>(`/api/attendance/pegawai/${id}`, { leave_at: '2199-12-31' });
  return body(asked, 202).applog_id;
};

beforeAll(async () => {
  stage = await openStage();
  const { clinic, admin, manager } = stage;
  const user = (username: string) => idOf(clinic, 'users', 'username', username);
  const visit = await stage.queued();
  const request = await requested(stage);
  const [log] = body(await manager.get<{ data: { id: number }[] }>('/api/applog?limit=1')).data;
  const fields = { visit_id: String(visit.id) };
  const file = { part: 'photo', filename: 'foto.png', bytes: await picture().png().toBuffer() };
  const photo = body(await manager.upload<{ id: number }>('/api/service/visitmultimedia', file, fields), 201);
  world = {
    branch: 1,
    me: await user('manager.bdg'),
    staff: await user('dokter2.bdg'),
    leaver: await user('inventory.bdg'),
    patient: await newPatient(admin),
    visit: visit.id,
    photo: photo.id,
    log: log?.id ?? 0,
    request,
    offer: await offer(clinic),
  };
  people = {
    manager,
    superadmin: await clinic.as('superadmin'),
    opener: (await newBranch(clinic, 'UJI')).by,
    leaving: await clinic.again('manager.bdg'),
  };
});
afterAll(() => stage.clinic.close());

const isKey = (name: string): name is keyof World => name in world;
const filled = (text: string): string =>
  text.replace(/:(\w+)/g, (whole, name: string) => (isKey(name) ? String(world[name]) : whole));
const queryOf = (query: Json): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, filled(String(value))]));

const files = {
  avatar: () => picture().png().toBuffer(),
  photo: () => picture().png().toBuffer(),
  upload: () =>
    workbook([
      { Nama: 'Tan Siauw Ling', 'Jenis Kelamin': 'P', 'Tanggal Lahir': '02/01/1990', 'No. HP': '08123456789' },
    ]),
} as const;

const send = async ({ method, path, by = 'manager', upload, ...call }: SeedCall, query: Json): Promise<Answer> => {
  const who = people[by];
  const address = `/api/${filled(path)}`;
  if (upload) {
    const file = {
      part: upload,
      filename: upload === 'upload' ? 'pasien.xlsx' : 'foto.png',
      bytes: await files[upload](),
    };
    return who.upload(address, file, upload === 'photo' ? { visit_id: String(world.visit) } : {});
  }
  const asked = { query: queryOf(query) };
  if (method === 'GET') return who.get(address, asked);
  return { POST: who.post, PUT: who.put, DELETE: who.delete }[method](address, call.body?.(world), asked);
};

const rowsOf = (answer: Answer): readonly Json[] => answer.body['data'] as readonly Json[];

describe('the calls of the seed', () => {
  it('are 46, each once', () => {
    expect(new Set(seedCalls.map(({ method, path }) => `${method} ${path}`)).size).toBe(46);
    expect(seedCalls).toHaveLength(46);
  });

  it.each(seedCalls.map((call) => [`${call.method} /api/${call.path}`, call] as const))('%s', async (_name, call) => {
    const answer = await send(call, call.query ?? {});
    expect(answer.status, JSON.stringify(answer.body)).toBe(call.status ?? 200);
    expect(String(answer.headers['content-disposition']).includes('.xlsx')).toBe(call.file === true);
    expect(Object.keys(answer.body ?? {})).toEqual(expect.arrayContaining([...(call.keys ?? [])]));
    const rows = call.rows ? rowsOf(call.shown ? await send(call, call.shown) : answer) : [];
    expect(rows.length > 0).toBe(call.rows !== undefined);
    for (const row of rows) expect(Object.keys(row)).toEqual(expect.arrayContaining([...(call.rows ?? [])]));
  });
});
