// What the palette finds by code: for each role what its own lists find, of the branches in sight, and nothing else.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentKinds } from '../../server/domain/document-code.ts';
import type { DocumentKind } from '../../server/domain/asked-code.ts';
import { documents, type Found, tables } from '../../server/usecases/insight/find/documents.ts';
import { defaultFeatures, hasFeature, mayOpenRoute, roleName, staffRoles } from '../../src/policies/index.ts';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { resource } from '../../src/resources/registry.ts';
import type { World } from '../contract/sample-kind.ts';
import { makeWorld } from '../contract/world.ts';
import type { Client } from '../support/app.ts';

type Answer = AnswerOf<'platform.find.words'>;
interface Known {
  readonly kind: DocumentKind;
  readonly found: Found;
  readonly id: number;
  readonly code: string;
}
let world: World;
let known: readonly Known[];

const kinds = (Object.keys(documents) as DocumentKind[]).flatMap((kind) => {
  const found = documents[kind];
  return found ? [{ kind, found }] : [];
});

/** One document of each kind in the branch of the world, the newest. */
const newest = async (): Promise<readonly Known[]> => {
  const rows: Known[] = [];
  for (const { kind, found } of kinds) {
    const text = `select id, code from ${found.table} where profile_id = 1 and code like $1 order by code desc limit 1`;
    const values = [`${documentKinds[kind].prefix}/%`];
    const [row] = await world.clinic.database.asOwner<{ id: string; code: string }>(text, values);
    if (row) rows.push({ kind, found, id: Number(row.id), code: row.code });
  }
  return rows;
};

beforeAll(async () => {
  world = await makeWorld();
  known = await newest();
}, 300_000);
afterAll(() => world.clinic.close());

const find = async (by: Client, keyword: string) => {
  const { status, body } = await by.get<Answer>('/api/platform/cari', { query: { keyword } });
  expect(status, keyword).toBe(200);
  return body.data;
};
const isListed = async (by: Client, { found, id, code }: Known): Promise<boolean> => {
  const query = { keyword: code, limit: '8' };
  const { status, body } = await by.get<{ data: { id: number }[] }>(`/api/${resource(found.resource).path}`, { query });
  return status === 200 && body.data.some((row) => row.id === id);
};
const labelsOf = async (by: Client, { code }: Known) => (await find(by, code)).map(({ label }) => label);

/** His page of it is open to him, in the branch that he works in. */
const opens = (username: string, { found: { pages } }: Known): boolean =>
  staffRoles
    .filter((role) => username.startsWith(`${roleName(role).toLowerCase()}.`))
    .map((role) => ({ role, features: defaultFeatures(role), session_profile_id: 1 }))
    .some((user) =>
      pages.map((page) => page.replace(/\?.*$/, '')).some((path) => mayOpenRoute(user, path) && hasFeature(user, path)),
    );

const NAMES = ['admin', 'manager', 'finance', 'inventory', 'perawat', 'dokter', 'multimedia'];
const ROLES = NAMES.map((role) => `${role}.bdg`);
const STRANGERS = ['admin', 'manager', 'finance', 'dokter'].map((role) => `${role}.jkt`);

describe('a document by its code', () => {
  it('is there to be found, of most kinds', () => {
    expect(known.length).toBeGreaterThan(8);
  });

  it.each(ROLES)('is found by %s where his list finds it, and not otherwise', async (username) => {
    const by = await world.clinic.as(username);
    // Of what a list finds the page may be shut to him; never the other way round.
    const [unlisted, missed]: [string[], string[]] = [[], []];
    for (const one of known) {
      const [told, listed] = [(await labelsOf(by, one)).includes(one.code), await isListed(by, one)];
      if (told && !listed) unlisted.push(one.code);
      if (listed && !told && opens(username, one)) missed.push(one.code);
    }
    expect(unlisted).toEqual([]);
    expect(missed).toEqual([]);
  });

  it.each(STRANGERS)('of another branch is not found by %s', async (username) => {
    const by = await world.clinic.as(username);
    for (const one of known) expect(await labelsOf(by, one), one.code).not.toContain(one.code);
  });

  it('is found by a superadmin who works in no branch, and not by one who works in another', async () => {
    const elsewhere = await world.clinic.again('superadmin');
    const overAll = await world.clinic.again('superadmin');
    await elsewhere.post('/api/profile/changeprofile', { session_profile_id: 2 });
    const found = [];
    for (const one of known) {
      expect(await labelsOf(elsewhere, one), one.code).not.toContain(one.code);
      if ((await labelsOf(overAll, one)).includes(one.code)) found.push(one.kind);
    }
    expect(found).toContain('bill');
    expect(found.length).toBeGreaterThan(2);
  });

  it('is found whole, by its number and by its beginning, with the way to its page', async () => {
    const by = await world.clinic.as('manager.bdg');
    const bill = known.find(({ kind }) => kind === 'bill');
    expect(await find(by, bill?.code.toLowerCase() ?? '')).toContainEqual({
      kind: 'Tagihan',
      label: bill?.code,
      to: `/finance/payment/bill/${bill?.id}`,
    });
    const [, branch, year, number] = bill?.code.split('/') ?? [];
    expect((await find(by, `inv ${Number(number)}`)).map(({ label }) => label)).toContain(bill?.code);
    expect((await find(by, `inv/${branch}/${year}`)).map(({ label }) => label)).toContain(bill?.code);
  });

  it('is asked for by three letters at least', async () => {
    const by = await world.clinic.as('manager.bdg');
    expect(await by.get('/api/platform/cari', { query: { keyword: 'po' } })).toMatchObject({ status: 422 });
    expect(await find(by, 'zzz zzz')).toEqual([]);
  });
});

/** Of which every code asks one range: what is found is looked up, however many there are. */
const INDEXED = `select count(*)::int as indexes from pg_index i where i.indrelid = $1::regclass
  and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(code IS NOT NULL)')
  and (select array_agg(a.attname::text order by k.at) from unnest(i.indkey::int2[]) with ordinality k (number, at)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number where k.at <= 2) = array['profile_id', 'code']`;
it.each(tables)('%s has an index on branch and code', async (table) => {
  const [row] = await world.clinic.database.asOwner<{ indexes: number }>(INDEXED, [table]);
  expect(row?.indexes).toBeGreaterThan(0);
});

describe('a master by its words', () => {
  const kindsOf = async (username: string, words: string) =>
    new Set((await find(await world.clinic.as(username), words)).map(({ kind }) => kind));

  it('is found by who may list it', async () => {
    expect(await kindsOf('finance.bdg', 'kas')).toContain('Akun');
    expect(await kindsOf('inventory.bdg', 'bracket')).toContain('Item');
  });

  it('is not found by who may not', async () => {
    for (const username of ['perawat.bdg', 'dokter.bdg', 'multimedia.bdg', 'inventory.bdg'])
      expect(await kindsOf(username, 'kas'), username).not.toContain('Akun');
    expect(await kindsOf('multimedia.bdg', 'bracket')).not.toContain('Item');
  });
});
