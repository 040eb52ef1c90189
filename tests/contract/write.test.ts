// What every declared resource does when it is written: create, change, remove, the version that was read, and what it refuses.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from '../../src/resources/kernel/define.ts';
import { isInput } from '../../src/resources/kernel/field.ts';
import { allCalls } from '../../src/resources/calls.ts';
import { allResources } from '../../src/resources/registry.ts';
import type { Client, Json } from '../support/app.ts';
import { inputOf, sampleOf } from './sample.ts';
import type { Row, World } from './sample-kind.ts';
import { createRow, listOf, makeWorld, writerOf } from './world.ts';

const NOBODY = 999_999_999_999;
let world: World;
let manager: Client;
beforeAll(async () => {
  world = await makeWorld();
  ({ manager } = world);
});
afterAll(() => world.clinic.close());

/** Numbers of the rows that the tests make, after those of the world. */
let drawn = 3;
const created = async (resource: Resource): Promise<Row> => {
  drawn += 1;
  const { status, body } = await createRow(world, resource, drawn);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const sampleBody = (resource: Resource): Json => sampleOf(resource.name).create?.(world, 11) ?? {};
const writer = (resource: Resource): Client => writerOf(world, resource);
const at = (resource: Resource, id: number): string => `/api/${resource.path}/${id}`;
/** A row to change: a new one where there can be, else the newest. */
const someRow = async (resource: Resource): Promise<Row> => {
  const { create, full, changeable } = sampleOf(resource.name);
  if (create && full === undefined) return created(resource);
  const { data } = (await listOf(manager, resource.path, changeable)).body;
  const [row] = data;
  if (!row) throw new Error(`${resource.name} has no row.`);
  return row;
};
const named = (wanted: (resource: Resource) => boolean) =>
  allResources.filter(wanted).map((resource) => [resource.name, resource] as const);
const scalars = (resource: Resource, body: Json): Json =>
  Object.fromEntries(Object.entries(body).filter(([name]) => resource.fields[name]?.kind !== 'lines'));

describe.each(named(({ operations }) => operations.create !== undefined))('a new %s', (_name, resource) => {
  it('is refused with an unknown key, and with one that the server sets', async () => {
    const set = Object.entries(resource.fields).find(([, field]) => !isInput(field))?.[0] ?? 'id';
    for (const name of ['tidak_dikenal', 'id', set]) {
      const { status, body } = await writer(resource).post(`/api/${resource.path}`, {
        ...sampleBody(resource),
        [name]: 1,
      });
      expect(status, name).toBe(422);
      expect(body).toMatchObject({ statusCode: 422, code: 'invalid', errors: { [name]: ['Tidak dikenal'] } });
    }
  });

  it('is refused without a field that it needs', async () => {
    const needed = Object.entries(resource.fields).filter(([, field]) => field.required && isInput(field));
    for (const [name, { kind }] of needed.filter(([, field]) => field.kind !== 'json')) {
      const { [name]: _left, ...rest } = sampleBody(resource);
      const { status, body } = await writer(resource).post(`/api/${resource.path}`, rest);
      expect(status, `${name} ${kind}`).toBe(422);
      expect(body, name).toMatchObject({ errors: { [name]: [expect.any(String)] } });
    }
  });

  it('is refused as something that is no record at all', async () => {
    for (const body of [[], 'teks', 7]) {
      const { status } = await writer(resource).post(`/api/${resource.path}`, JSON.stringify(body), {
        headers: { 'content-type': 'application/json' },
      });
      expect([400, 422]).toContain(status);
    }
  });
});

const makes = ({ name, operations }: Resource) => operations.create !== undefined && sampleOf(name).full === undefined;
describe.each(named(makes))('a request for a new %s', (_name, resource) => {
  it('is answered with what was sent, and it is shown like that', async () => {
    drawn += 1;
    const body = sampleOf(resource.name).create?.(world, drawn) ?? {};
    const answer = await writer(resource).post<Row>(`/api/${resource.path}`, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    expect(answer.body).toMatchObject({ ...scalars(resource, body), version: 1 });
    const shown = await writer(resource).get<Row>(at(resource, answer.body.id));
    expect(shown.body).toMatchObject(scalars(resource, body));
  });

  it('makes one record when it is repeated, and is answered alike', async () => {
    drawn += 1;
    const body = sampleOf(resource.name).create?.(world, drawn);
    const headers = { 'idempotency-key': `kontrak-${resource.name.replace('.', '-')}-${drawn}` };
    const first = await writer(resource).post<Row>(`/api/${resource.path}`, body, { headers });
    const again = await writer(resource).post<Row>(`/api/${resource.path}`, body, { headers });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
  });
});

const isFull = ({ name }: Resource) => sampleOf(name).full !== undefined;
describe.each(named(isFull))('a further %s', (_name, resource) => {
  it('is refused beside the one that there is', async () => {
    const { status, body } = await writer(resource).post(`/api/${resource.path}`, sampleBody(resource));
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: sampleOf(resource.name).full });
  });
});

describe.each(named(({ operations }) => operations.edit !== undefined))('a changed %s', (_name, resource) => {
  const change = sampleOf(resource.name).change ?? {};

  it('has the change and the next version; whoever read the old one is refused', async () => {
    const row = await someRow(resource);
    const { status, body } = await writer(resource).put<Row>(at(resource, row.id), { ...change, version: row.version });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ ...scalars(resource, change), id: row.id });
    expect(body.version).toBeGreaterThan(row.version);
    const late = await writer(resource).put(at(resource, row.id), { ...change, version: row.version });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'stale-version' });
    expect((await writer(resource).get<Row>(at(resource, row.id))).body.version).toBe(body.version);
    const { restore } = sampleOf(resource.name);
    if (!restore) return;
    const back = await writer(resource).put(at(resource, row.id), { ...restore, version: body.version });
    expect(back.status, JSON.stringify(back.body)).toBe(200);
  });

  it('is refused with an unknown key, without a version, and where there is none', async () => {
    const { id, version } = await someRow(resource);
    const unknown = await writer(resource).put(at(resource, id), { ...change, version, tidak_dikenal: 1 });
    expect(unknown.status).toBe(422);
    expect(unknown.body).toMatchObject({ errors: { tidak_dikenal: ['Tidak dikenal'] } });
    const unread = await writer(resource).put(at(resource, id), change);
    expect(unread.status).toBe(422);
    expect(unread.body).toMatchObject({ errors: { version: [expect.any(String)] } });
    expect((await writer(resource).put(at(resource, NOBODY), { ...change, version: 1 })).status).toBe(404);
  });
});

describe.each(named(({ operations }) => operations.delete !== undefined))('a removed %s', (_name, resource) => {
  it('is gone, once', async () => {
    const { id } = await created(resource);
    expect((await writer(resource).delete(at(resource, id), { tidak_dikenal: 1 })).status).toBe(422);
    expect((await writer(resource).delete(at(resource, id))).status).toBe(200);
    expect((await writer(resource).get(at(resource, id))).status).toBe(404);
    expect((await writer(resource).delete(at(resource, id))).status).toBe(404);
  });
});

describe.each(named(() => true))('what %s does not do', (_name, resource) => {
  const { operations, path } = resource;
  const isCall = (method: string, url: string) => allCalls.some((call) => call.method === method && call.path === url);

  it('has no address', async () => {
    // What is missed is counted by address: of all resources together it would be too much for one.
    const from = { remoteAddress: `10.0.0.${allResources.indexOf(resource) + 1}` };
    const asked = [
      ...(operations.create || isCall('POST', path) ? [] : [manager.post(`/api/${path}`, {}, from)]),
      ...(operations.edit || isCall('PUT', `${path}/:id`) ? [] : [manager.put(`/api/${path}/1`, { version: 1 }, from)]),
      ...(operations.delete || isCall('DELETE', `${path}/:id`)
        ? []
        : [manager.delete(`/api/${path}/1`, undefined, from)]),
      ...(operations.export ? [] : [manager.get(`/api/${path}/export`, from)]),
      ...(operations.import || isCall('POST', `${path}/import`) ? [] : [manager.post(`/api/${path}/import`, {}, from)]),
      manager.post(`/api/${path}/1/lakukan`, { version: 1 }, from),
      manager.put(`/api/${path}`, {}, from),
      manager.delete(`/api/${path}`, undefined, from),
    ];
    for (const { status } of await Promise.all(asked)) expect([404, 405]).toContain(status);
  });
});

const verbs = allResources.flatMap((resource) =>
  resource.kind === 'document'
    ? Object.keys(resource.verbs).map((verb) => [verb, resource.name, resource] as const)
    : [],
);
describe.each(verbs)('%s of %s', (verb, _name, resource) => {
  it('refuses an unknown key and a call without a version', async () => {
    const { data } = (await listOf(manager, resource.path)).body;
    const url = `${at(resource, data[0]?.id ?? 0)}/${verb}`;
    const { status, body } = await manager.post(url, { tidak_dikenal: 1 });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { tidak_dikenal: ['Tidak dikenal'], version: [expect.any(String)] } });
  });

  it('is refused in a state that does not allow it, of an old version in one that does, and of nothing', async () => {
    const { data } = (await listOf(manager, resource.path)).body;
    const declared = resource.kind === 'document' ? resource.verbs[verb] : undefined;
    const given = inputOf(declared?.input ?? {});
    const states = new Map(data.map((row) => [Number(row['status']), row]));
    for (const [state, { id, version }] of states) {
      const isOpen = declared?.from.includes(state) === true;
      const sent = { ...given, version: isOpen ? NOBODY : version };
      const { body } = await manager.post(`${at(resource, id)}/${verb}`, sent);
      const code = isOpen ? 'stale-version' : (declared?.otherwise?.[state] ?? 'wrong-state');
      expect(body, String(state)).toMatchObject({ code });
    }
    expect((await manager.post(`${at(resource, NOBODY)}/${verb}`, { ...given, version: 1 })).status).toBe(404);
  });
});
