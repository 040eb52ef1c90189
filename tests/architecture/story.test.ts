// The component book is ordered as the sources are: a story's title begins with its room and, for parts and pages, its module.
import { expect, it } from 'vitest';
import { allSources } from './source.ts';

const MODULES: Readonly<Record<string, string>> = {
  attendance: 'Attendance',
  finance: 'Finance',
  insight: 'Insight',
  inventory: 'Inventory',
  paket: 'Packages',
  platform: 'Platform',
  service: 'Service',
};

/** What the title of a story has to begin with: 'src/parts/paket/slot-bar.stories.tsx' gives 'Parts/Packages/'. */
const beginningOf = (path: string): string => {
  const [, room = '', folder = ''] = path.split('/');
  if (room === 'kit') return 'Kit/';
  if (room === 'screens') return 'Screens/';
  if (room === 'layouts') return 'Layout/';
  if (room === 'parts') return `Parts/${MODULES[folder]}/`;
  if (room === 'custom') return `Pages/${MODULES[folder]}/`;
  return 'Tokens';
};

/** The first `title` of the file that is a title of Storybook; samples further down have titles of their own. */
const titleOf = (text: string): string =>
  /title: '((?:Kit|Screens|Layout|Parts|Pages|Tokens)[^']*)'/.exec(text)?.[1] ?? '';

const titles = allSources
  .filter(({ path }) => path.endsWith('.stories.tsx'))
  .map(({ path, text }) => ({ path, title: titleOf(text) }));

it('has the title of its room and module in every story', () => {
  expect(titles.length).toBeGreaterThan(250);
  expect(titles.filter(({ path, title }) => !title.startsWith(beginningOf(path)))).toEqual([]);
});

it('has no title twice', () => {
  const twice = titles.filter(({ title }, index) => titles.findIndex((other) => other.title === title) !== index);
  expect(twice).toEqual([]);
});
