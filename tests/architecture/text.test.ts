// Words that belong elsewhere: texts of the interface in the sources, paths of one machine, names that say nothing.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { allPaths, allSources, isTest, lineOf, type Rule, type Source, sourceOf, walk } from './source.ts';

const SPOKEN = /^src\/(kit|screens|parts|layouts|custom)\/.*\.tsx$/;
const SPOKEN_ATTRIBUTES = [
  'alt',
  'aria-label',
  'aria-description',
  'description',
  'label',
  'placeholder',
  'title',
  'tooltip',
];
const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);

const spokenText = (node: ts.Node): string | undefined => {
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isStringLiteralLike(node)) return undefined;
  const isChild = ts.isJsxExpression(node.parent) && !ts.isJsxAttribute(node.parent.parent);
  const attribute = [node.parent, node.parent.parent].find((parent) => ts.isJsxAttribute(parent));
  return isChild || (attribute && SPOKEN_ATTRIBUTES.includes(attribute.name.getText())) ? node.text : undefined;
};
const literalTexts = (source: Source): readonly string[] => {
  const found: string[] = [];
  walk(source.syntax, (node) => {
    const text = spokenText(node)?.trim();
    if (text && hasWord(text) && text !== 'Rp') found.push(`${source.path}:${lineOf(source, node.getStart())} ${text}`);
  });
  return found;
};
const speaksByKey: Rule = (sources) =>
  sources.filter(({ path }) => SPOKEN.test(path) && !isTest(path)).flatMap(literalTexts);

const MACHINE = /(^|[\s'"`(=])(\/(work|home|root|Users|tmp|mnt)\/|[A-Z]:\\\\)/;
const isAtHome: Rule = (sources) =>
  sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, i) => (MACHINE.test(line) ? [`${path}:${i + 1} ${line.trim()}`] : [])),
  );

/** Names under which anything could be found, and therefore nothing. */
const EMPTY_NAME =
  /(^|[-.])(utils?|helpers?|common|misc|stuff|shared|lib|managers?|service-base|tools?|temp|old|new)\./;
const nameOf = (path: string): string => path.split('/').at(-1) ?? '';
const namesNothing = (paths: readonly string[]): readonly string[] =>
  paths.filter(
    (path) => EMPTY_NAME.test(nameOf(path)) || path.split('/').some((folder) => EMPTY_NAME.test(`${folder}.`)),
  );
const isKebab = (path: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+$/.test(nameOf(path));

describe('interface texts', () => {
  it('come from the locales', () => {
    expect(speaksByKey(allSources)).toEqual([]);
  });

  it.each([
    `const A = () => <p>Simpan</p>;`,
    `const A = () => <p>{'Simpan'}</p>;`,
    `const A = () => <button type="button" aria-label="Simpan" />;`,
    `const A = () => <Input placeholder={'Cari nama'} />;`,
  ])('are found in %s', (text) => {
    expect(speaksByKey([sourceOf('src/screens/odd.tsx', text)])).toHaveLength(1);
  });

  it.each([
    `const A = () => <p>{t('save')} · {n}</p>;`,
    `const A = () => <Input type="search" placeholder={t('find')} />;`,
  ])('are not found in %s', (text) => {
    expect(speaksByKey([sourceOf('src/screens/odd.tsx', text)])).toEqual([]);
  });
});

describe('paths of one machine', () => {
  const scanned = allSources.filter(({ path }) => !path.startsWith('tests/architecture/'));

  it('are in no source', () => {
    expect(isAtHome(scanned.filter(({ path }) => !isTest(path)))).toEqual([]);
  });

  // Put together, so that this file has none of them either.
  const roots = ['work', 'home', 'root', 'Users', 'tmp', 'mnt'].map((folder) => ['', folder, 'klinik'].join('/'));
  it.each([...roots, ['C:', 'klinik'].join('\\\\')])('are found: %s', (path) => {
    for (const text of [`const at = '${path}';`, `read("${path}");`, `// see ${path}`])
      expect(isAtHome([sourceOf('server/odd.ts', text)])).toHaveLength(1);
  });

  it('are no addresses', () => {
    expect(isAtHome([sourceOf('server/odd.ts', `import('./custom/home/page.tsx'); go('/home');`)])).toEqual([]);
  });
});

describe('names of files', () => {
  it('say what is inside', () => {
    expect(namesNothing(allPaths)).toEqual([]);
  });

  it('are kebab-case', () => {
    const odd = allPaths.filter((path) => /\.(ts|tsx|mjs|css|sql|json)$/.test(path) && !isKebab(path));
    expect(odd.filter((path) => !/\/\d{4}_[a-z_]+\.sql$/.test(path))).toEqual([]);
  });

  it.each([
    'server/utils.ts',
    'src/screens/form-helpers.ts',
    'server/common/x.ts',
    'src/misc.test.ts',
    'src/bill-manager.ts',
  ])('refuse %s', (path) => {
    expect(namesNothing([path])).toEqual([path]);
  });

  it('refuse other spellings', () => {
    expect(['server/payBill.ts', 'server/Pay.ts', 'server/pay_bill.ts'].filter(isKebab)).toEqual([]);
  });
});
