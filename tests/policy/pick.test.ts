// What a picker reads: a few columns of what its user may see, for the features of the pages that pick, and no list with them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { can, features, roleName, staffRoles } from '../../src/policies/index.ts';
import { FREE, type Opening } from '../../src/policies/opening.ts';
import { openingOf } from '../../src/policies/openings.ts';
import type { Resource } from '../../src/resources/kernel/define.ts';
import { type Fields, isInput } from '../../src/resources/kernel/field.ts';
import { sharingprofit } from '../../src/resources/finance/sharingprofit.ts';
import { allResources } from '../../src/resources/registry.ts';
import { registered } from '../platform/people.ts';
import { type Client, type Json, type TestApp, testApp } from '../support/app.ts';

const picked = allResources.filter(({ operations }) => operations.pick);

/** Resources that a form of these fields picks from. */
const targetsOf = (fields: Fields): readonly string[] =>
  Object.values(fields).flatMap((field) => {
    if (field.kind === 'lines') return targetsOf(field.fields);
    return field.kind === 'ref' && isInput(field) ? [field.to] : [];
  });
const missing = (asked: Opening, given: Opening | undefined): readonly string[] =>
  given === FREE || asked === FREE ? [] : asked.filter((feature) => !given?.includes(feature));
const openingFor = (object: string, action: string): Opening => {
  const opening = openingOf(object, action);
  if (opening === undefined) throw new Error(`${object} ${action} is opened by nothing.`);
  return opening;
};
/** Records that a page chose beforehand: their forms hide the field. */
const PRESET = ['service.visit', 'service.visitperawatan', 'finance.bill', 'finance.billtransaction', 'inventory.item'];
const readOf = (name: string): string =>
  allResources.some((resource) => resource.name === name && resource.operations.pick) ? 'pick' : 'list';

/** Features whose pages have a form of this resource, but may not read what the form picks from. */
const gapsOf = (resource: Resource): readonly string[] => {
  const { name, fields, operations } = resource;
  const forms = (['create', 'edit'] as const).filter((operation) => operations[operation]);
  return forms.flatMap((action) =>
    targetsOf(fields)
      .filter((target) => !PRESET.includes(target))
      .flatMap((target) =>
        missing(openingFor(name, action), openingOf(target, readOf(target))).map(
          (feature) => `${feature}: ${name} ${action} picks from ${target}`,
        ),
      ),
  );
};

/** Roles that may write this resource, but not read what its form picks from. */
const strangersOf = ({ name, fields, operations }: Resource): readonly string[] =>
  staffRoles.flatMap((role) => {
    const may = (object: string, action: string) => can({ role, features }, object, action);
    const writes = (['create', 'edit'] as const).some((action) => operations[action] && may(name, action));
    return targetsOf(fields)
      .filter((target) => writes && !PRESET.includes(target) && !may(target, readOf(target)))
      .map((target) => `${roleName(role)} writes ${name}, and may not pick from ${target}`);
  });

let clinic: TestApp;
let manager: Client;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
});
afterAll(() => clinic.close());

const own = async (kept: readonly string[]): Promise<void> => {
  await clinic.database.asOwner('delete from user_features');
  await clinic.database.asOwner(
    `insert into user_features (user_id, feature, granted)
     select id, unnest($1::text[]), false from users where username = 'manager.bdg'`,
    [features.filter((feature) => !kept.includes(feature))],
  );
};

describe('pickers', () => {
  it('are opened by every feature whose forms pick from them', () => {
    expect(allResources.flatMap(gapsOf)).toEqual([]);
    expect(missing(['finance.biaya'], ['finance.master'])).toEqual(['finance.biaya']);
  });

  it('are granted to every role whose forms pick from them', () => {
    expect(allResources.flatMap(strangersOf)).toEqual([]);
    const closed = {
      ...sharingprofit,
      fields: { user: { ...sharingprofit.fields.doctor_id, to: 'service.diagnosa' } },
    };
    expect(strangersOf(closed as Resource)).toContain(
      'finance writes finance.sharingprofit, and may not pick from service.diagnosa',
    );
  });

  it.each(picked.map((resource) => [resource.name, resource] as const))('of %s tell little', async (name, resource) => {
    const columns = ['id', resource.title, ...(resource.operations.pick ?? [])];
    for (const column of columns) expect(column === 'id' || column in resource.fields, column).toBe(true);
    const pick = openingFor(name, 'pick');
    const list = openingFor(name, 'list');
    expect(missing(list, pick), 'whoever reads the list picks as well').toEqual([]);
    const onlyPick = pick === FREE ? undefined : pick.find((feature) => !list.includes(feature));
    if (onlyPick === undefined) throw new Error(`${name} needs no picks: whoever picks reads the list.`);

    await own([onlyPick]);
    const { status, body } = await manager.get<{ data: readonly Json[] }>(`/api/${resource.path}/pilihan?limit=5`);
    expect(status).toBe(200);
    for (const record of body.data) expect(columns).toEqual(expect.arrayContaining(Object.keys(record)));
    expect((await manager.get(`/api/${resource.path}`)).status).toBe(403);
    expect((await manager.get(`/api/${resource.path}/pilihan?sortby=id`)).status).toBe(422);

    // Which persons are named by their id is decided with their cards (tests/platform).
    const known = name === 'platform.users' ? [] : body.data.slice(0, 1);
    const path = `/api/${resource.path}/pilihan`;
    expect(await Promise.all(known.map(async ({ id }) => (await manager.get(`${path}/${String(id)}`)).body))).toEqual(
      known,
    );
    await own(features.filter((feature) => !pick.includes(feature)));
    expect((await manager.get(`/api/${resource.path}/pilihan`)).status).toBe(403);
  });

  it('of patients tell neither address nor telephone', async () => {
    await own(features);
    await registered(manager, 'Aulia Maharani');
    await own(['service.visit']);
    const { body } = await manager.get<{ data: readonly Json[] }>('/api/users/pilihan?role=1&limit=1');
    expect(Object.keys(body.data[0] ?? {}).toSorted()).toEqual(['id', 'name', 'role', 'username']);
    expect((await manager.get('/api/users/pilihan?phone=08')).status).toBe(422);
  });
});
