// The glossary's names, tables and addresses are those of the sources: who looks one up finds it.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allPaths, type Finding } from './source.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const MIGRATIONS = 'server/db/migrations';

const product = allPaths
  .filter((path) => /^(src|server)\/.*\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path))
  .map(read)
  .join('\n');
const schema = readdirSync(join(ROOT, MIGRATIONS))
  .map((name) => read(`${MIGRATIONS}/${name}`))
  .join('\n');
const files = new Set(allPaths.map((path) => posix.basename(path).replace(/\.tsx?$/, '')));

const isWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\w-])${word.replaceAll('.', '\\.')}(?![\\w-])`).test(text);
/** What a column of the table may name, by its place. */
const KINDS: readonly ((name: string) => boolean)[] = [
  (name) => files.has(name) || isWord(product, name),
  (name) => isWord(schema, name),
  (name) => product.includes(`'${name}'`),
];
const FIRST_KIND = 3;

/** Names of the table that nothing in the sources has. */
const unknownIn = (table: string): readonly Finding[] =>
  table.split('\n').flatMap((row, line) => {
    if (!row.startsWith('|')) return [];
    const cells = row.split('|').slice(FIRST_KIND, FIRST_KIND + KINDS.length);
    return cells.flatMap((cell, at) =>
      [...cell.matchAll(/`([^`]+)`/g)]
        .map(([, name = '']) => name)
        .filter((name) => KINDS[at]?.(name) === false)
        .map((name) => `docs/glossary.md:${line + 1} ${name}`),
    );
  });

describe('the glossary', () => {
  const glossary = read('docs/glossary.md');

  it('names what there is', () => {
    expect(unknownIn(glossary)).toEqual([]);
  });

  it('has a row for each word, and a word once', () => {
    const words = [...glossary.matchAll(/^\| ([^|]+) \| [^|]+ \|/gm)].map(([, word]) => word);
    expect(words.length).toBeGreaterThan(100);
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  });

  it.each([
    ['name', '| kursi | chair | `service.kursi` | | |', 'service.kursi'],
    ['table', '| kursi | chair | | `kursis` | |', 'kursis'],
    ['address', '| kursi | chair | | | `/service/kursi` |', '/service/kursi'],
  ])('is found out with an unknown %s', (_, row, name) => {
    expect(unknownIn(row)).toEqual([`docs/glossary.md:1 ${name}`]);
  });
});
