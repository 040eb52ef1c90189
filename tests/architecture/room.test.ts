// Which room may read which: imports run one way. A pair that is not listed is forbidden.
import { describe, expect, it } from 'vitest';
import { allSources, composedBy, importsOf, type Finding, type Rule, type Source, sourceOf } from './source.ts';

const WORDS = ['src/resources/kernel', 'src/resources'];
const SERVER = ['server/boot-refusal.ts', 'server/db', 'server/db/embedded', 'server/domain'];
const PIPES = [...WORDS, 'src/policies', 'src/theme.ts', 'src/providers'];
const SCREENS = [...PIPES, 'src/kit', 'src/screens'];
/** Read in this order: each may read those before it. */
const PARTS = ['src/parts/platform', 'src/parts/service', 'src/parts/finance', 'src/parts/insight'];
const FLOORS = [...SCREENS, ...PARTS];
const PAGE = 'src/custom/*/*';
const CLIENT = [...FLOORS, 'src/locales', 'src/layouts', 'src/custom', PAGE, 'src'];

/** Room -> rooms that it reads beside itself. Of two rooms that fit a path, the longer one is meant. */
const ALLOW: Readonly<Record<string, readonly string[]>> = {
  'src/resources/kernel': [],
  'src/resources': ['src/resources/kernel'],
  'src/policies': WORDS,
  'src/locales': [],
  'src/theme.ts': WORDS,
  'src/providers': [...PIPES, 'src/locales'],
  'src/kit': ['src/resources/kernel', 'src/theme.ts', 'src/providers'],
  'src/screens': [...PIPES, 'src/kit'],
  ...Object.fromEntries(PARTS.map((room, at) => [room, [...SCREENS, ...PARTS.slice(0, at)]])),
  'src/layouts': FLOORS,
  [PAGE]: [...FLOORS, 'src/layouts'],
  'src/custom': [PAGE, ...PIPES],
  src: [...FLOORS, 'src/locales', 'src/layouts', 'src/custom', PAGE],

  'server/boot-refusal.ts': [],
  'server/turns.ts': [],
  'server/domain': [...WORDS, 'src/policies'],
  'server/files': [],
  'server/print': [...WORDS, 'server/domain'],
  'server/sheets': [...WORDS, 'server/domain'],
  'server/db/embedded': ['server/boot-refusal.ts', 'server', 'server/db'],
  'server/db': [...WORDS, ...SERVER],
  'server/usecases': [...WORDS, 'src/policies', ...SERVER, 'server/files', 'server/print', 'server/sheets'],
  'server/db/seed': [...WORDS, 'src/policies', ...SERVER, 'server/files', 'server/sheets', 'server/usecases'],
  'server/http': [...WORDS, 'src/policies', ...SERVER, 'server/files', 'server/sheets', 'server/usecases'],
  'server/backup': [...SERVER, 'server/files', 'server/turns.ts', 'server/usecases'],
  'server/jobs': [...WORDS, ...SERVER, 'server/turns.ts', 'server/usecases'],
  server: [
    ...SERVER,
    'server/backup',
    'server/db/seed',
    'server/files',
    'server/http',
    'server/jobs',
    'server/usecases',
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
    'server/print',
    'server/sheets',
    'server/usecases',
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
  if (room === undefined) throw new Error(`${path} is in no room.`);
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

describe('rooms', () => {
  it('read only the rooms below them', () => {
    expect(readsAllowed(allSources)).toEqual([]);
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

  it.each([
    ['src/resources/service/unit.ts', `import { tx } from '../../../server/db/transaction.ts';`],
    ['src/resources/kernel/field.ts', `import { resources } from '../registry.ts';`],
    ['server/domain/finance/bill.ts', `import { run } from '../../db/statement.ts';`],
    ['server/domain/finance/bill.ts', `import type { Database } from '../../db/database.ts';`],
    ['server/usecases/finance/pay.ts', `export { send } from '../../http/client.ts';`],
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
