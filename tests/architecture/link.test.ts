// Links ask whether their reader may open the page (src/kit/page/link.tsx): one that does not leads him to '/' or '/forbidden'.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { allSources, isTest, lineOf, type Rule, sourceOf, walk } from './source.ts';

/** The kit makes the link; menus, launcher and lists offer only what opens, and ask once for all of it. */
const ASKING = ['src/kit/page/', 'src/layouts/', 'src/screens/list/'];

/** The router's link by its name, or by another one. */
const importsLink = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) &&
  (node.moduleSpecifier as ts.StringLiteral).text === 'react-router' &&
  node.importClause?.namedBindings !== undefined &&
  ts.isNamedImports(node.importClause.namedBindings) &&
  node.importClause.namedBindings.elements.some(({ name, propertyName }) =>
    ['Link', 'NavLink'].includes((propertyName ?? name).text),
  );

const unaskedLinks: Rule = (sources) =>
  sources
    .filter(({ path }) => path.startsWith('src/') && !ASKING.some((room) => path.startsWith(room)) && !isTest(path))
    .flatMap((source) => {
      const found: string[] = [];
      walk(source.syntax, (node) => {
        if (importsLink(node)) found.push(`${source.path}:${lineOf(source, node.getStart())}`);
      });
      return found;
    });

describe('links of pages', () => {
  it('are those of the kit', () => {
    expect(unaskedLinks(allSources)).toEqual([]);
  });

  it.each([
    `import { Link } from 'react-router';`,
    `import { Link as Way, useNavigate } from 'react-router';`,
    `import { NavLink } from 'react-router';`,
  ])('that ask nobody are found in %s', (text) => {
    expect(unaskedLinks([sourceOf('src/custom/finance/bill/page.tsx', text)])).toHaveLength(1);
  });

  it.each([`import { useNavigate } from 'react-router';`, `import { Link } from '../../../kit/page/link.tsx';`])(
    'are not %s',
    (text) => {
      expect(unaskedLinks([sourceOf('src/custom/finance/bill/page.tsx', text)])).toEqual([]);
    },
  );
});
