// Ways to pages ask whether their reader may open them: one that does not leads him to '/' or '/forbidden'. Links are those of the kit
// (src/kit/page/link.tsx), what is clicked or sent goes by src/providers/go.ts, and an href holds files, places of the page or other sites.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { allSources, isTest, lineOf, type Rule, sourceOf, walk } from './source.ts';

/** What the router goes by. */
const LINKS = ['Link', 'NavLink', 'useHref', 'useLinkClickHandler'];
const WAYS = ['useNavigate', 'Navigate', 'redirect', 'useSubmit'];
/** The kit makes the link; menus and launcher offer only what opens, lists ask once for all of their rows, a told journal for itself. */
const LINKING = [
  'src/kit/page/link.tsx',
  'src/kit/page/link-button.tsx',
  'src/screens/list/record-table.tsx',
  'src/screens/list/record-cards.tsx',
  'src/custom/finance/journal-form/use-tell-posted.tsx',
  'src/layouts/back-home-layout.tsx',
  ...[
    'area-links',
    'finance-menu',
    'header',
    'launcher-tile',
    'module-menu',
    'module-tiles',
    'rail',
    'section-bar',
  ].map((name) => `src/layouts/app/${name}.tsx`),
];
/** The one way by what was done; the guard of all routes; back to where one came from; the page itself without its question. */
const GOING = [
  'src/providers/go.ts',
  'src/layouts/guard.tsx',
  'src/layouts/app/attendance-entry.tsx',
  'src/layouts/back-home-layout.tsx',
  'src/screens/record/verb-buttons.tsx',
];
/** Refine's own ways, which ask nobody. */
const FOREIGN = ['useNavigation', 'useGo', 'useLink', 'useBack', 'NavigateToResource'];
/** Loads the program anew, in the branch that was chosen. */
const RELOADING = ['src/providers/branch.ts'];

const imported = (node: ts.Node, from: string): readonly string[] => {
  if (!ts.isImportDeclaration(node) || (node.moduleSpecifier as ts.StringLiteral).text !== from) return [];
  const named = node.importClause?.namedBindings;
  if (!named) return [];
  return ts.isNamedImports(named) ? named.elements.map(({ name, propertyName }) => (propertyName ?? name).text) : ['*'];
};

const unaskedImport = (node: ts.Node, path: string): boolean => {
  const router = imported(node, 'react-router');
  const has = (names: readonly string[]): boolean => router.some((name) => name === '*' || names.includes(name));
  if (has(LINKS) && !LINKING.includes(path)) return true;
  if (has(WAYS) && !GOING.includes(path)) return true;
  return imported(node, '@refinedev/core').some((name) => FOREIGN.includes(name));
};

/** What an address of the program begins with or is made by; '/' alone is everybody's own. */
const PROGRAM = /^['"`]\/(?!['"`]|api\/)|recordPath\(|\.screens\.|\bnear\(/;
const unaskedHref = (node: ts.Node): boolean => {
  if (!ts.isJsxAttribute(node) || node.name.getText() !== 'href' || !node.initializer) return false;
  const given = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
  return given !== undefined && PROGRAM.test(given.getText());
};

/** The browser led to another page, past the router. */
const LEADS = /^(?:window\.)?location\.(?:assign|replace)$/;
const leadsBrowser = (node: ts.Node): boolean => {
  if (ts.isCallExpression(node)) return LEADS.test(node.expression.getText());
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return false;
  return /^(?:window\.)?location(?:\.href)?$/.test(node.left.getText());
};

const unaskedWays: Rule = (sources) =>
  sources
    .filter(({ path }) => path.startsWith('src/') && !isTest(path) && !path.endsWith('.stories.tsx'))
    .flatMap((source) => {
      const found: string[] = [];
      walk(source.syntax, (node) => {
        const leads = leadsBrowser(node) && !RELOADING.includes(source.path);
        if (leads || unaskedHref(node) || unaskedImport(node, source.path))
          found.push(`${source.path}:${lineOf(source, node.getStart())}`);
      });
      return found;
    });

const PAGE = 'src/custom/finance/bill/page.tsx';

describe('ways to pages', () => {
  it('ask whether they may be gone', () => {
    expect(unaskedWays(allSources)).toEqual([]);
  });

  it('are excepted where there still is one', () => {
    const paths = new Set(allSources.map(({ path }) => path));
    expect([...LINKING, ...GOING, ...RELOADING].filter((path) => !paths.has(path))).toEqual([]);
  });

  it.each([
    `import { Link } from 'react-router';`,
    `import { Link as Way, useParams } from 'react-router';`,
    `import { NavLink } from 'react-router';`,
    `import { useNavigate as useWay } from 'react-router';`,
    `import { Navigate } from 'react-router';`,
    `import * as router from 'react-router';`,
    `import { useNavigation } from '@refinedev/core';`,
    `const a = <a href="/finance/bank">Bank</a>;`,
    'const a = <a href={`/finance/bank/${id}`}>Bank</a>;',
    'const a = <Button href={recordPath(bill.screens.show, id)}>Bank</Button>;',
    `const go = () => window.location.assign('/finance');`,
    `const go = () => { location.href = '/finance'; };`,
  ])('that ask nobody are found in %s', (text) => {
    expect(unaskedWays([sourceOf(PAGE, text)])).toHaveLength(1);
  });

  it.each([
    `import { useParams, useSearchParams } from 'react-router';`,
    `import { Link } from '../../../kit/page/link.tsx';`,
    `import { useGo } from '../../../providers/go.ts';`,
    `const a = <a href={callUrl('finance.bill.print', { id })}>PDF</a>;`,
    `const a = <a href="#isi">Isi</a>;`,
    `const a = <a href="/">Beranda</a>;`,
  ])('are not %s', (text) => {
    expect(unaskedWays([sourceOf(PAGE, text)])).toEqual([]);
  });
});
