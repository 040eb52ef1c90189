// Which room may read which: imports run one way. A pair that is not listed is forbidden.
import { describe, expect, it } from 'vitest';
import { allSources, composedBy, importsOf, type Finding, type Rule, type Source, sourceOf } from './source.ts';
import { AGAINST, ASSEMBLIES, USECASE_ROOMS, type UsecaseRoom, usecaseRooms } from './usecase-rooms.ts';

const WORDS = ['src/resources/kernel', 'src/resources'];
const SERVER = ['server/boot-refusal.ts', 'server/error-code.ts', 'server/db', 'server/db/embedded', 'server/domain'];
/** Whoever brings files and sheets in. */
const FROM_OUTSIDE = [...WORDS, 'src/policies', ...SERVER, 'server/files', 'server/sheets'];
const PIPES = [...WORDS, 'src/policies', 'src/theme.ts', 'src/providers'];
const SCREENS = [...PIPES, 'src/kit', 'src/screens', 'src/dicom'];
/** Read in this order: each may read those before it. */
const PARTS = ['platform', 'service', 'finance', 'inventory', 'paket', 'attendance', 'insight'].map(
  (room) => `src/parts/${room}`,
);
const FLOORS = [...SCREENS, ...PARTS];
const PAGE = 'src/custom/*/*';
const CLIENT = [...FLOORS, 'src/locales', 'src/layouts', 'src/custom', PAGE, 'src'];

/** Paths of rooms of server/usecases. */
const usecases = (...rooms: readonly (UsecaseRoom | 'index.ts')[]): readonly string[] =>
  rooms.map((room) => `server/usecases/${room}`);
const BELOW_USECASES = [...FROM_OUTSIDE, 'src/dicom', 'server/print', 'server/mail', ...usecases('kernel')];
const assembled = (module: string): readonly string[] =>
  usecases(...usecaseRooms.filter((room) => room.startsWith(module.replace('index.ts', ''))));
/** A row for each room, and for where the rooms are put together. */
const USECASES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    usecaseRooms.map((room) => [
      `server/usecases/${room}`,
      [...BELOW_USECASES, ...usecases(...USECASE_ROOMS[room].reads)],
    ]),
  ),
  ...Object.fromEntries(ASSEMBLIES.map((path) => [`server/usecases/${path}`, [...BELOW_USECASES, ...assembled(path)]])),
  'server/usecases/ports.ts': usecases(...usecaseRooms),
  'server/usecases/index.ts': [
    ...usecases('kernel', 'insight'),
    'server/usecases/ports.ts',
    ...ASSEMBLIES.map((path) => `server/usecases/${path}`),
  ],
};

/** Room -> rooms that it reads beside itself. Of two rooms that fit a path, the longer one is meant. */
const ALLOW: Readonly<Record<string, readonly string[]>> = {
  'src/resources/kernel': [],
  'src/resources': ['src/resources/kernel'],
  'src/policies': WORDS,
  'src/dicom': WORDS,
  'src/locales': [],
  'src/theme.ts': WORDS,
  'src/providers': [...PIPES, 'src/locales'],
  'src/kit': ['src/resources/kernel', 'src/theme.ts', 'src/providers'],
  'src/screens': [...PIPES, 'src/kit'],
  ...Object.fromEntries(PARTS.map((room, at) => [room, [...SCREENS, ...PARTS.slice(0, at)]])),
  'src/layouts': FLOORS,
  [PAGE]: [...FLOORS, 'src/layouts'],
  'src/custom': [PAGE, ...PIPES, 'src/parts/finance'],
  src: [...FLOORS, 'src/locales', 'src/layouts', 'src/custom', PAGE],

  'server/boot-refusal.ts': [],
  'server/turns.ts': [],
  'server/error-code.ts': [],
  'server/memory.ts': [],
  'server/thread.ts': [],
  'server/domain': [...WORDS, 'src/policies'],
  'server/files': [...WORDS, 'src/dicom', 'server/error-code.ts', 'server/thread.ts'],
  'server/mail': [...WORDS, 'server/error-code.ts'],
  'server/print': [...WORDS, 'server/domain', 'server/thread.ts'],
  'server/sheets': [...WORDS, 'server/domain', 'server/thread.ts'],
  'server/db/embedded': ['server/boot-refusal.ts', 'server/error-code.ts', 'server/memory.ts', 'server', 'server/db'],
  'server/db': [...WORDS, ...SERVER],
  ...USECASES,
  'server/db/seed': [
    ...FROM_OUTSIDE,
    ...usecases('index.ts', 'kernel', 'platform/access', 'platform/branch', 'service/schedule', 'paket/membership'),
    ...usecases('attendance/staff', 'attendance/leave'),
  ],
  'server/http': [
    ...FROM_OUTSIDE,
    'server/mail',
    'server/memory.ts',
    ...usecases('index.ts', 'kernel', 'platform/access', 'platform/file', 'platform/reading', 'platform/session'),
    ...usecases('finance/ledger'),
  ],
  'server/backup': [...SERVER, 'server/files', 'server/turns.ts', ...usecases('finance/check')],
  'server/jobs': [
    ...WORDS,
    ...SERVER,
    'server/turns.ts',
    ...usecases('kernel', 'platform/access', 'finance/ledger', 'finance/bill', 'finance/share', 'finance/check'),
    ...usecases('inventory/report', 'service/record', 'service/visit', 'paket/offer', 'paket/membership'),
    ...usecases('attendance/staff', 'attendance/day', 'attendance/leave', 'finance/payable', 'finance/asset'),
    ...usecases('finance/subscription'),
  ],
  server: [
    ...SERVER,
    'server/backup',
    'server/db/seed',
    'server/files',
    'server/http',
    'server/jobs',
    'server/mail',
    ...usecases('index.ts', 'platform/access', 'platform/reading'),
  ],

  scripts: [],
  'vite.config.ts': WORDS,
  '.storybook': [...CLIENT, 'scripts', 'tests', 'vite.config.ts'],
  tests: [
    ...CLIENT,
    ...SERVER,
    'server/backup',
    'server/files',
    'server/http',
    'server/jobs',
    'server/mail',
    'server/print',
    'server/sheets',
    ...usecases('index.ts', ...usecaseRooms),
    'server',
    'server/db/seed',
    'scripts',
    'vite.config.ts',
  ],
};
const ROOMS = Object.keys(ALLOW).toSorted((a, b) => b.length - a.length);

/** `src/custom/*` + `/*` makes each page a room of its own, so that no page reads its sibling. */
const PAGE_PATH = /^src\/custom\/[^/]+\/[^/]+\//;
const isIn = (path: string, room: string): boolean =>
  room === PAGE ? PAGE_PATH.test(path) : path === room || path.startsWith(`${room}/`);

const roomOf = (path: string): string => {
  if (path.endsWith('.stories.tsx')) return '.storybook';
  // A component's test stands beside it and may use what all tests share.
  if (path.endsWith('.test.tsx')) return 'tests';
  const room = ROOMS.find((name) => isIn(path, name));
  // A use case beside the rooms would be held by the row of the whole server.
  if (room === undefined || (room === 'server' && path.startsWith('server/usecases/')))
    throw new Error(`${path} is in no room.`);
  return room;
};
const instanceOf = (path: string): string =>
  roomOf(path) === PAGE ? path.split('/').slice(0, 4).join('/') : roomOf(path);

const findingsOf = (reader: string, read: readonly string[]): readonly Finding[] => {
  const from = roomOf(reader);
  return read
    .filter((path) => instanceOf(reader) !== instanceOf(path))
    .filter((path) => from === roomOf(path) || !ALLOW[from]?.includes(roomOf(path)))
    .map((path) => `${reader} reads ${path}`);
};
const readsAllowed: Rule = (sources) => sources.flatMap((source: Source) => findingsOf(source.path, importsOf(source)));
/** Pairs of rooms of which one reads the other. */
const pairsIn = (sources: readonly Source[]): ReadonlySet<string> =>
  new Set(sources.flatMap((source) => importsOf(source).map((path) => `${roomOf(source.path)} ${roomOf(path)}`)));

/** What every list and record has beside its declaration: views that are kept, and requests that wait for an approver. */
const OF_ALL_RESOURCES = ['saved-view-calls', 'approval', 'applog'].map((name) => `src/resources/platform/${name}.ts`);

/** A derived screen reads the declaration that it is given, never one by its name. */
const namesSubject: Rule = (sources) =>
  sources
    .filter(({ path }) => roomOf(path) === 'src/screens')
    .flatMap((source) =>
      importsOf(source)
        .filter((path) => /^src\/resources\/(?!kernel\/)[^/]+\//.test(path) && !OF_ALL_RESOURCES.includes(path))
        .map((path) => `${source.path} reads ${path}`),
    );

describe('derived screens', () => {
  it('know no subject', () => {
    expect(namesSubject(allSources)).toEqual([]);
  });

  it.each([
    `import { bill } from '../../resources/finance/bill.ts';`,
    `import type { Approval } from '../../resources/service/visit-calls.ts';`,
  ])('are refused that have: %s', (text) => {
    expect(namesSubject([sourceOf('src/screens/list/list-screen.tsx', text)])).toHaveLength(1);
  });

  it('may read what all resources have', () => {
    const text = `import { applog } from '../../resources/platform/applog.ts';
      import type { Field } from '../../resources/kernel/field.ts';`;
    expect(namesSubject([sourceOf('src/screens/request/use-withdraw.ts', text)])).toEqual([]);
  });
});

describe('rooms', () => {
  it('read only the rooms below them', () => {
    expect(readsAllowed(allSources)).toEqual(AGAINST);
  });

  it('compose styles only from the rooms below them', () => {
    const sheets = [...composedBy].flatMap(([sheet, read]) => findingsOf(sheet, read));
    expect(sheets).toEqual([]);
    expect(findingsOf('src/kit/table/table.module.css', ['src/parts/finance/report/report.module.css'])).toHaveLength(
      1,
    );
  });

  it('are all there: a room of the list that no file is in would guard nothing', () => {
    const peopled = new Set(allSources.map(({ path }) => roomOf(path)));
    expect(
      ROOMS.filter((room) => !peopled.has(room) && !['src/locales', '.storybook', 'vite.config.ts'].includes(room)),
    ).toEqual([]);
  });

  it('of the use cases read only what stands above them in their list, and all that they say', () => {
    const places = new Map<string, number>(usecaseRooms.map((room, i) => [room, i]));
    const pairs = usecaseRooms.flatMap((room) => USECASE_ROOMS[room].reads.map((read) => [room, read] as const));
    expect(pairs.filter(([room, read]) => (places.get(read) ?? Infinity) >= (places.get(room) ?? 0))).toEqual([]);
    const read = pairsIn(allSources.filter(({ path }) => path.startsWith('server/usecases/')));
    expect(pairs.filter(([room, below]) => !read.has(usecases(room, below).join(' ')))).toEqual([]);
  });

  it('leave no use case beside them', () => {
    expect(() => roomOf('server/usecases/finance/pay.ts')).toThrow('is in no room');
  });

  it.each([
    ['src/resources/service/unit.ts', `import { tx } from '../../../server/db/transaction.ts';`],
    ['src/resources/kernel/field.ts', `import { resources } from '../registry.ts';`],
    ['server/domain/finance/bill.ts', `import { run } from '../../db/statement.ts';`],
    ['server/domain/finance/bill.ts', `import type { Database } from '../../db/database.ts';`],
    ['server/usecases/finance/desk/pay.ts', `export { send } from '../../../http/client.ts';`],
    ['server/usecases/kernel/generic.ts', `import { held } from '../service/visit/held-visit.ts';`],
    ['server/usecases/finance/bill/hook.ts', `import type { Visit } from '../../service/visit/visit-record.ts';`],
    ['server/usecases/finance/ledger/post.ts', `import { rows } from '../bill/bill-rows.ts';`],
    ['server/usecases/service/visit/finish.ts', `import { part } from '../consent/consent-part.ts';`],
    ['server/usecases/platform/person/row.ts', `import { stats } from '../../finance/bill/finance-stats.ts';`],
    ['server/usecases/service/photo/show.ts', `import { count } from '../../insight/count-visits.ts';`],
    ['server/jobs/jobs.ts', `import { bill } from '../usecases/finance/desk/pay-bills.ts';`],
    ['src/screens/list/list-screen.tsx', `const Page = lazy(() => import('../../custom/platform/home/page.tsx'));`],
    ['src/kit/money/money.tsx', `import { useRecord } from '../../screens/record/use-record.ts';`],
    ['src/kit/money/money.tsx', `import type { BillDetail } from '../../resources/finance/bill-detail.ts';`],
    ['src/kit/date/zone.ts', `import { can } from '../../policies/index.ts';`],
    ['src/screens/record/show-screen.tsx', `import type { VisitData } from '../../parts/service/visit/visit.ts';`],
    ['src/parts/platform/person/person.ts', `import type { VisitData } from '../../service/visit/visit.ts';`],
    ['src/parts/finance/billing/cells.tsx', `import Page from '../../../custom/finance/bill/page.tsx';`],
    ['src/custom/service/record/page.tsx', `import { plan } from '../visit/plan.ts';`],
    ['src/custom/platform/home/page.tsx', `import { Field } from '../login/password-field.tsx';`],
    ['src/providers/data.ts', `import { Guard } from '../layouts/guard.tsx';`],
    ['src/layouts/guard.tsx', `import Home from '../custom/platform/home/page.tsx';`],
    ['server/http/routes.ts', `import { fill } from '../../tests/support/clinic.ts';`],
  ])('refuse that %s has: %s', (path, text) => {
    expect(readsAllowed([sourceOf(path, text)])).toHaveLength(1);
  });
});
