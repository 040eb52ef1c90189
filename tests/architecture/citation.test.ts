// A comment that names a page of the design, or a record of a decision, names one that is there, with the heading it cites.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allPaths, type Finding } from './source.ts';

const ROOT = join(import.meta.dirname, '../..');
const DESIGN = 'docs/design';
const RECORDS = 'docs/decisions';
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Citation {
  /** Name of a page without its ending, or the number of a record as four digits. */
  readonly page: string;
  /** What its heading begins with; null: the page as a whole. */
  readonly heading: string | null;
  readonly at: number;
}

/** Text with its lines joined as a sentence runs over them; every place keeps its offset. */
const joined = (text: string): string =>
  text.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/|--)?[ \t]*/g, (gap) => ' '.repeat(gap.length));

/** Is the place in a comment or in a text, and no member of an object? */
const isSpoken = (path: string, text: string, at: number): boolean => {
  const before = text.slice(text.lastIndexOf('\n', at) + 1, at);
  return path.endsWith('.md') || /\/\/|^\s*\*|\/\*|--|['"`]/.test(before);
};

const PAGE = /(?<![\w./-])([a-z]+(?:-[a-z]+)*)\.md\b/g;
/** Where the numbers after a page end: with the bracket or sentence, or where another page or record is named. */
const END = /[;:)\]]|\.(?=\s|$)|[\w-]+\.md\b|\bdecisions?\b|\*\/|$/;
const PHRASE = /\b(WE|acceptance |items? |examples? )((?:\d+(?:, | and | to )?)+)/g;
const SECTION = /(?<![\w./])\d+(?:\.\d+|[a-z])?(?![\w/])/g;
const LONGEST_TAIL = 160;

/** '14 to 16' -> 14, 15, 16; '10, 13 and 20' -> these. */
const numbersOf = (list: string): readonly number[] => {
  const numbers = [...list.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const [first = 0, last = 0] = numbers;
  return / to /.test(list) && last > first ? Array.from({ length: last - first + 1 }, (_, i) => first + i) : numbers;
};
const headingOf = (kind: string, number: number): string => {
  if (kind === 'WE') return `WE${number}`;
  return kind.startsWith('example') ? `Example ${number}` : `11.${number}`;
};

/** Headings that are cited behind the name of a page: '2c, 6.1', 'WE1, WE2', '6.9, acceptance 14 to 16'. */
const headingsIn = (tail: string): readonly string[] => {
  const phrases: string[] = [];
  const rest = tail.replaceAll(PHRASE, (_, kind: string, list: string) => {
    phrases.push(...numbersOf(list).map((number) => headingOf(kind, number)));
    return ' ';
  });
  return [...phrases, ...[...rest.matchAll(SECTION)].map(([section]) => section)];
};

const pagesIn = (text: string): readonly Citation[] =>
  [...text.matchAll(PAGE)].flatMap((match) => {
    const [whole, page = ''] = match;
    const after = text.slice(match.index + whole.length, match.index + whole.length + LONGEST_TAIL);
    const headings = headingsIn(after.slice(0, END.exec(after)?.index));
    return (headings.length === 0 ? [null] : headings).map((heading) => ({ page, heading, at: match.index }));
  });

const RECORD = /\bdocs\/decisions\/(\d{4}(?:(?:, | and )\d{4})*)/g;
/** 'decision 49' is a record, 'decisions 15 to 17' are numbers of the design. */
const NUMBER = /\b(decisions?) ((?:\d+(?:, | and | to )?)+)/g;

const decisionsIn = (text: string): readonly Citation[] => [
  ...[...text.matchAll(RECORD)].flatMap(({ 1: list = '', index: at }) =>
    [...list.matchAll(/\d{4}/g)].map(([page]) => ({ page, heading: null, at })),
  ),
  ...[...text.matchAll(NUMBER)].flatMap(({ 1: word, 2: list = '', index: at }) =>
    numbersOf(list).map((number) =>
      word === 'decision'
        ? { page: `${number}`.padStart(4, '0'), heading: null, at }
        : { page: 'decisions', heading: `${number}`, at },
    ),
  ),
];

const citationsOf = (path: string, text: string): readonly Citation[] => {
  const sentences = joined(text);
  return [...pagesIn(sentences), ...decisionsIn(sentences)].filter(({ at }) => isSpoken(path, text, at));
};

const HEADING = /^#{2,4} (WE\d+|Example \d+|\d+(?:\.\d+|[a-z])?)(?=[\s.:]|$)/gm;
const headingsOf = (path: string): ReadonlySet<string> =>
  new Set([...read(path).matchAll(HEADING)].map(([, heading = '']) => heading));

const namesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.md'));
const pageName = (path: string): string => posix.basename(path, '.md');
/** Every page of the design with its headings. */
const design: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  namesIn(DESIGN).map((name) => [pageName(name), headingsOf(`${DESIGN}/${name}`)]),
);
const records: ReadonlySet<string> = new Set(namesIn(RECORDS).map((name) => name.slice(0, 4)));
/** Pages that are no design and have no numbered headings: those beside the sources, and those of the root and of docs. */
const others: ReadonlySet<string> = new Set(
  [...allPaths.filter((path) => path.endsWith('.md')), ...namesIn('docs'), ...namesIn('.')].map(pageName),
);

const stands = ({ page, heading }: Citation): boolean => {
  if (/^\d{4}$/.test(page)) return records.has(page);
  const headings = design.get(page);
  return headings ? heading === null || headings.has(heading) : others.has(page);
};

/** Records whose number is taken, or is not the one in their title. */
const misnumbered = (titles: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(titles).flatMap(([name, title], i, all) => {
    const number = name.slice(0, 4);
    const taken = all.findIndex(([other]) => other.startsWith(number)) !== i;
    return taken || !title.startsWith(`# ${Number(number)}. `) ? [name] : [];
  });

const TEXT = /\.(ts|tsx|mjs|css|sql|html|md)$/;
const danglingIn = (path: string, text: string): readonly Finding[] =>
  citationsOf(path, text)
    .filter((citation) => !stands(citation))
    .map(({ page, heading, at }) => `${path}:${text.slice(0, at).split('\n').length} ${page} ${heading ?? ''}`.trim());

/** A citation that is put together here, so that this file does not make it itself. */
const cite = (page: string, rest: string): string => [page, `md ${rest}`].join('.');
const decisions99 = ['decisions', '99'].join(' ');

describe('citations', () => {
  const texts = allPaths.filter((path) => TEXT.test(path)).map((path) => [path, read(path)] as const);

  it('resolve to a page and a heading', () => {
    expect(texts.flatMap(([path, text]) => danglingIn(path, text))).toEqual([]);
  });

  it('are found at all', () => {
    const found = texts.flatMap(([path, text]) => citationsOf(path, text));
    expect(found.filter(({ page }) => design.has(page)).length).toBeGreaterThan(500);
    expect(found.filter(({ page }) => records.has(page)).length).toBeGreaterThan(10);
  });

  it.each([
    ['a page that is not there', `// ${cite('nowhere', '3')}`, 'nowhere 3'],
    ['a page as a whole', `// ${cite('nowhere', 'has it')}`, 'nowhere'],
    ['a section', `/** Why (${cite('finance', '6.99)')}. */`, 'finance 6.99'],
    ['the last of a list', `// (${cite('service', '2.7, 3.2 and 9.9)')}`, 'service 9.9'],
    ['a section behind a word', `// (${cite('finance', "4 'Close wizard', 6.99)")}`, 'finance 6.99'],
    ['a worked example', `it('adds (${cite('finance', 'WE77)')}', run);`, 'finance WE77'],
    ['an item of the acceptance', `// (${cite('finance', '6.9, acceptance 99)')}`, 'finance 11.99'],
    ['a number of the design', `// (${decisions99})`, decisions99],
    ['a record', `// (${['decision', '9999'].join(' ')})`, '9999'],
    ['a record by its path', `-- ${['docs/decisions', '9999'].join('/')}`, '9999'],
  ])('that lead nowhere are found: %s', (_, text, found) => {
    expect(danglingIn('server/odd.ts', text)).toEqual([`server/odd.ts:1 ${found}`]);
  });

  it('are read over the end of a line', () => {
    const text = `/**\n * Why (${cite('finance', '6.1,')}\n * 6.99).\n */`;
    expect(danglingIn('server/odd.ts', text)).toEqual(['server/odd.ts:2 finance 6.99']);
  });

  it('are no members of an object, and no numbers of the next sentence', () => {
    expect(danglingIn('src/odd.ts', `const isWide = ${cite('screens', '?? 3;')}`)).toEqual([]);
    expect(danglingIn('src/odd.ts', `// ${cite('reliability', '2. No 99 workers.')}`)).toEqual([]);
  });

  it('finds each record by a number of its own', () => {
    const files = namesIn(RECORDS).filter((name) => /^\d{4}-/.test(name));
    expect(misnumbered(Object.fromEntries(files.map((name) => [name, read(`${RECORDS}/${name}`)])))).toEqual([]);
    expect(misnumbered({ '0001-a.md': '# 1. A', '0001-b.md': '# 1. B', '0002-c.md': '# 3. C' })).toEqual([
      '0001-b.md',
      '0002-c.md',
    ]);
  });
});
