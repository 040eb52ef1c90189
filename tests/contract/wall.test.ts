// What stands around every declared resource: the branch, the module's lock, and the fields that a role may not see.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  can,
  defaultFeatures,
  maySeeField,
  roleName,
  type StaffRole,
  staffRoles,
  type Standing,
  standingOf,
} from '../../src/policies/index.ts';
import type { Resource } from '../../src/resources/kernel/define.ts';
import type { Fields } from '../../src/resources/kernel/field.ts';
import { allResources } from '../../src/resources/registry.ts';
import { demoStaff } from '../../server/db/seed/staff.ts';
import type { Client, Json } from '../support/app.ts';
import { inputOf, sampleOf } from './sample.ts';
import type { Row, World } from './sample-kind.ts';
import { listOf, makeWorld } from './world.ts';

let world: World;
let stranger: Client;
beforeAll(async () => {
  world = await makeWorld();
  stranger = await world.clinic.as('manager.jkt');
});
afterAll(() => world.clinic.close());

const verbsOf = (resource: Resource) => (resource.kind === 'document' ? Object.entries(resource.verbs) : []);
const ownRow = async (resource: Resource): Promise<Row> => {
  const [row] = (await listOf(world.manager, resource.path)).body.data;
  if (!row) throw new Error(`${resource.name} has no row.`);
  return row;
};
const branchResources = allResources
  .filter(({ scope }) => scope === 'branch')
  .map((resource) => [resource.name, resource] as const);

describe.each(branchResources)('%s of another branch', (_name, resource) => {
  it('is neither listed nor shown', async () => {
    const { id } = await ownRow(resource);
    const { data } = (await listOf(stranger, resource.path, { limit: '100' })).body;
    expect(data.map((row) => row.id)).not.toContain(id);
    expect((await stranger.get(`/api/${resource.path}/${id}`)).status).toBe(404);
  });

  it('is neither changed nor removed nor moved', async () => {
    const { id, version } = await ownRow(resource);
    const url = `/api/${resource.path}/${id}`;
    const { change } = sampleOf(resource.name);
    const answers = [
      ...(resource.operations.edit ? [stranger.put(url, { ...change, version })] : []),
      ...(resource.operations.delete ? [stranger.delete(url)] : []),
      ...verbsOf(resource).map(([name, { input }]) => stranger.post(`${url}/${name}`, { ...inputOf(input), version })),
    ];
    for (const { status } of await Promise.all(answers)) expect(status).toBe(404);
    expect((await world.manager.get<Row>(`/api/${resource.path}/${id}`)).body.version).toBe(version);
  });
});

/** The platform itself has no lock. */
const writtenResources = allResources
  .filter(({ operations, kind }) => operations.create ?? operations.edit ?? kind === 'document')
  .filter(({ module }) => module !== 'platform')
  .map((resource) => [resource.name, resource] as const);

describe.each(writtenResources)('%s of a locked module', (_name, resource) => {
  it('is read but not written', async () => {
    const { id, version } = await ownRow(resource);
    await world.clinic.database.asOwner(`update profilecontrols set ${resource.module} = 0 where profile_id = 1`);
    try {
      const url = `/api/${resource.path}`;
      const answers = [
        ...(resource.operations.create ? [world.manager.post(url, {})] : []),
        ...(resource.operations.edit ? [world.manager.put(`${url}/${id}`, { version })] : []),
        ...(resource.operations.delete ? [world.manager.delete(`${url}/${id}`)] : []),
        ...verbsOf(resource).map(([name]) => world.manager.post(`${url}/${id}/${name}`, { version })),
      ];
      for (const { status, body } of await Promise.all(answers)) {
        expect(status).toBe(423);
        expect(body).toMatchObject({ code: 'module-locked' });
      }
      expect((await world.manager.get(`${url}/${id}`)).status).toBe(200);
    } finally {
      await world.clinic.database.asOwner(`update profilecontrols set ${resource.module} = 1 where profile_id = 1`);
    }
  });
});

/** Hidden fields that an answer carries all the same, by path. */
const leaks = (fields: Fields, record: Json, role: StaffRole, standing: Standing): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = record[name];
    if (!maySeeField(role, field, standing)) return value === undefined ? [] : [name];
    if (field.kind !== 'lines' || !Array.isArray(value)) return [];
    const lines = value as readonly Json[];
    return lines.flatMap((line) => leaks(field.fields, line, role, standing).map((at) => `${name}.${at}`));
  });
/** Of people, what is hidden depends on whose record it is. */
const standingIn = (resource: Resource, row: Row, reader: { readonly id: number }): Standing =>
  resource.name === 'platform.users' ? standingOf(reader, { id: row.id, role: Number(row['role']) }) : 'other';
const personOf = (role: StaffRole): string =>
  demoStaff.find((staff) => staff.role === role && staff.branchId === 1)?.username ?? '';

describe.each(allResources.map((resource) => [resource.name, resource] as const))(
  'hidden fields of %s',
  (_name, resource) => {
    const readers = staffRoles.filter(
      (role) => can({ role, features: defaultFeatures(role) }, resource.name, 'list') && role !== 0,
    );

    it('are in no answer', async () => {
      for (const role of readers) {
        const client = await world.clinic.as(personOf(role));
        const { status, body } = await listOf(client, resource.path);
        expect(status, roleName(role)).toBe(200);
        const me = (await client.get<Row>('/api/auth/me')).body;
        const found = body.data.flatMap((row) => leaks(resource.fields, row, role, standingIn(resource, row, me)));
        expect(found, roleName(role)).toEqual([]);
        const [row] = body.data;
        if (row === undefined) continue;
        const shown = await client.get<Row>(`/api/${resource.path}/${row.id}`);
        const left = leaks(resource.fields, shown.body, role, standingIn(resource, row, me));
        expect(left, roleName(role)).toEqual([]);
      }
    });

    it('neither filter nor sort', async () => {
      for (const role of readers) {
        const client = await world.clinic.as(personOf(role));
        const isHidden = (column: string) => {
          const field = resource.fields[column];
          return field !== undefined && !maySeeField(role, field);
        };
        const filters = Object.entries(resource.list.filters).filter(
          ([, filter]) => filter.by === 'contains' && isHidden(filter.column),
        );
        for (const [name] of filters)
          expect((await listOf(client, resource.path, { [name]: 'a' })).status, name).toBe(403);
        for (const sortby of resource.list.sortable.filter(isHidden))
          expect((await listOf(client, resource.path, { sortby })).status, sortby).toBe(403);
      }
    });
  },
);

describe('a leak', () => {
  it('would be seen, in the record and in its lines', () => {
    const fields: Fields = {
      phone: { kind: 'text', label: 'HP', max: 20, visibility: 'contact' },
      lines: {
        kind: 'lines',
        label: 'Rincian',
        table: 'rows',
        parent: 'row_id',
        fields: { price: { kind: 'money', label: 'Harga', visibility: 'money' } },
      },
    };
    expect(leaks(fields, { phone: null, lines: [{ price: 1 }] }, 11, 'other')).toEqual(['phone', 'lines.price']);
    expect(leaks(fields, { phone: null, lines: [{ price: 1 }] }, 4, 'other')).toEqual([]);
  });
});
