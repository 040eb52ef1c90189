// Which room may read which: imports run one way. A pair that is not listed is forbidden.
import { describe, expect, it } from 'vitest';
import { allSources, importsOf, type Finding, type Rule, type Source, sourceOf } from './source.ts';

const WORDS = ['src/resources/kernel', 'src/resources'];
const SERVER = ['server/boot-refusal.ts', 'server/db', 'server/db/embedded', 'server/domain'];
const PIPES = [...WORDS, 'src/policies', 'src/theme.ts', 'src/providers'];
const SCREENS = [...PIPES, 'src/screens'];
const CLIENT = [...SCREENS, 'src/locales', 'src/layouts', 'src/custom', 'src/custom/*', 'src'];

/** Room -> rooms that it reads beside itself. Of two rooms that fit a path, the longer one is meant. */
const ALLOW: Readonly<Record<string, readonly string[]>> = {
  'src/resources/kernel': [],
  'src/resources': ['src/resources/kernel'],
  'src/policies': WORDS,
  'src/locales': [],
  'src/theme.ts': WORDS,
  'src/providers': [...PIPES, 'src/locales'],
  'src/screens': PIPES,
  'src/layouts': SCREENS,
  'src/custom/*': [...SCREENS, 'src/layouts'],
  'src/custom': ['src/custom/*', ...PIPES],
  src: [...SCREENS, 'src/locales', 'src/layouts', 'src/custom', 'src/custom/*'],

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

/** `src/custom/*` makes each page a room of its own, so that no page reads its sibling. */
const isIn = (path: string, room: string): boolean =>
  room.endsWith('/*')
    ? path.startsWith(room.slice(0, -1)) && path.split('/').length > 3
    : path === room || path.startsWith(`${room}/`);

const roomOf = (path: string): string => {
  if (path.endsWith('.stories.tsx')) return '.storybook';
  // A component's test stands beside it and may use what all tests share.
  if (path.endsWith('.test.tsx')) return 'tests';
  const room = ROOMS.find((name) => isIn(path, name));
  if (room === undefined) throw new Error(`${path} is in no room.`);
  return room;
};
const instanceOf = (path: string): string =>
  roomOf(path) === 'src/custom/*' ? path.split('/').slice(0, 3).join('/') : roomOf(path);

const findingsOf = (source: Source): readonly Finding[] => {
  const from = roomOf(source.path);
  return importsOf(source)
    .filter((path) => instanceOf(source.path) !== instanceOf(path))
    .filter((path) => from === roomOf(path) || !ALLOW[from]?.includes(roomOf(path)))
    .map((path) => `${source.path} reads ${path}`);
};
const readsAllowed: Rule = (sources) => sources.flatMap(findingsOf);

describe('rooms', () => {
  it('read only the rooms below them', () => {
    expect(readsAllowed(allSources)).toEqual([]);
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
    ['src/screens/list/list-screen.tsx', `const Page = lazy(() => import('../../custom/home/page.tsx'));`],
    ['src/custom/home/page.tsx', `import { Field } from '../login/password-field.tsx';`],
    ['src/providers/data.ts', `import { Guard } from '../layouts/guard.tsx';`],
    ['src/layouts/guard.tsx', `import Home from '../custom/home/page.tsx';`],
    ['server/http/routes.ts', `import { fill } from '../../tests/support/clinic.ts';`],
  ])('refuse that %s has: %s', (path, text) => {
    expect(readsAllowed([sourceOf(path, text)])).toHaveLength(1);
  });
});
