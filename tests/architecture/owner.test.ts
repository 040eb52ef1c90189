// One owner for each table: a second writer is refused, and so is a room that knows a table of a higher module.
import { describe, expect, it } from 'vitest';
import { allResources } from '../../src/resources/registry.ts';
import { allSources, isTest, type Finding, type Rule, type Source, sourceOf } from './source.ts';
import { allTables, tablesRead, tablesWritten } from './sql.ts';
import { type Owner, SECOND_WRITERS, TABLE_OWNERS, UPWARD_READS, WRITES_ANY } from './table-owners.ts';
import { usecaseRooms } from './usecase-rooms.ts';

/** From the ground up; what all use cases have is the platform's. `insight` reads all of them. */
const MODULES = ['platform', 'finance', 'inventory', 'service', 'paket', 'attendance'];
const BESIDE: readonly Owner[] = ['server/db/seed', 'server/db', 'server/http', 'server/jobs', 'server/backup'];

const isOurs = ({ path }: Source): boolean =>
  path.startsWith('server/') && !path.startsWith('server/db/seed/') && !isTest(path) && WRITES_ANY[path] === undefined;

const ownerOf = (path: string): string =>
  [
    ...usecaseRooms.map((room) => [`server/usecases/${room}`, room] as const),
    ...BESIDE.map((room) => [room, room] as const),
  ]
    .toSorted(([a], [b]) => b.length - a.length)
    .find(([folder]) => path === folder || path.startsWith(`${folder}/`))?.[1] ?? path;

const secondWriters: Rule = (sources) =>
  sources.filter(isOurs).flatMap((source): Finding[] =>
    tablesWritten(source)
      .filter((table) => TABLE_OWNERS[table] !== ownerOf(source.path))
      .map((table) => `${source.path} writes ${table}`),
  );

const moduleOf = (room: string | undefined): string => {
  const [module = ''] = room?.split('/') ?? [];
  return module === 'kernel' ? 'platform' : module;
};
const upwardReads: Rule = (sources) =>
  sources
    .filter((source) => isOurs(source) && source.path.startsWith('server/usecases/'))
    .flatMap((source): Finding[] => {
      const place = MODULES.indexOf(moduleOf(ownerOf(source.path)));
      if (place < 0) return [];
      return tablesRead(source)
        .filter((table) => MODULES.indexOf(moduleOf(TABLE_OWNERS[table])) > place)
        .map((table) => `${source.path} reads ${table}`);
    });

describe('tables', () => {
  it('have one owner each', () => {
    expect([...allTables].filter((table) => TABLE_OWNERS[table] === undefined)).toEqual([]);
    expect(Object.keys(TABLE_OWNERS).filter((table) => !allTables.has(table))).toEqual([]);
  });

  it('are written by their owner alone', () => {
    expect(secondWriters(allSources).toSorted()).toEqual(SECOND_WRITERS);
  });

  it('are not known below their module', () => {
    expect(upwardReads(allSources).toSorted()).toEqual(UPWARD_READS);
  });

  it('of a declared resource belong to a room of its module', () => {
    const strange = allResources.filter(
      ({ name, table }) => moduleOf(TABLE_OWNERS[table]) !== moduleOf(name.replace('.', '/')),
    );
    expect(strange.map(({ name, table }) => `${name} ${table}`)).toEqual([]);
  });

  it('are written by nobody who only looks on', () => {
    expect(Object.values(TABLE_OWNERS).filter((owner) => owner === 'insight')).toEqual([]);
  });
});

describe('a second writer', () => {
  it.each([
    ['service/visit/odd.ts', `const s = named('s', 'update bills set status = 1 where id = $1');`],
    ['service/visit/odd.ts', 'const s = named("s", `with gone as (delete from bills where id = ${id}) select 1`);'],
    ['insight/odd.ts', `const s = named('s', 'insert into visits (id) values (1)');`],
    ['finance/bill/odd.ts', 'const s = planned(`update ${table} set a = 1`);'],
    [
      'finance/bill/odd.ts',
      `import { settlement as s } from '../../../../src/resources/finance/settlement.ts';\ninsertRecord(tx, s, {});`,
    ],
    ['finance/bill/odd.ts', 'const any = (r) => insertRecord(tx, r, {});'],
  ])('is refused in %s: %s', (path, text) => {
    expect(secondWriters([sourceOf(`server/usecases/${path}`, text)])).not.toEqual([]);
  });

  it('is not who locks or only names a row', () => {
    const text =
      'const s = named("s", `select id from bills where id = $1 for update`); const t = "for no key update of bills";';
    expect(secondWriters([sourceOf('server/usecases/service/visit/odd.ts', text)])).toEqual([]);
  });
});

describe('a look at a higher module', () => {
  it.each([
    ['finance/bill/odd.ts', `const s = 'select 1 from bills b join visits v on v.id = b.source_id';`],
    ['platform/person/odd.ts', 'const s = `select ${columns} from users u, bills b where true`;'],
    ['kernel/odd.ts', `const s = 'select id from journals where id = $1';`],
  ])('is refused in %s: %s', (path, text) => {
    expect(upwardReads([sourceOf(`server/usecases/${path}`, text)])).toHaveLength(1);
  });

  it('is what insight is for', () => {
    expect(
      upwardReads([sourceOf('server/usecases/insight/odd.ts', `const s = 'select 1 from visits, bills';`)]),
    ).toEqual([]);
  });
});
