// Tables are the house's (src/kit/table): one written by hand would miss its headings in sight, its states and its phone layout.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { allSources, isTest, lineOf, type Rule, sourceOf, walk } from './source.ts';

const HOME = 'src/kit/table/';

const isTable = (node: ts.Node): boolean =>
  (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && node.tagName.getText() === 'table';

/** antd's Table, and tables that Refine or ProComponents make of it. */
const importsTable = (node: ts.Node): boolean =>
  ts.isImportSpecifier(node) && ['Table', 'useTable'].includes((node.propertyName ?? node.name).text);

const tablesByHand: Rule = (sources) =>
  sources
    .filter(({ path }) => path.startsWith('src/') && !path.startsWith(HOME) && !isTest(path))
    .flatMap((source) => {
      const found: string[] = [];
      walk(source.syntax, (node) => {
        if (isTable(node) || importsTable(node)) found.push(`${source.path}:${lineOf(source, node.getStart())}`);
      });
      return found;
    });

describe('tables', () => {
  it('are those of the kit', () => {
    expect(tablesByHand(allSources)).toEqual([]);
    expect(allSources.some(({ path }) => path.startsWith(HOME))).toBe(true);
  });

  it.each([
    'const A = () => <table className={style.table} />;',
    'const A = () => <div><table><tbody /></table></div>;',
    `import { Button, Table } from 'antd';`,
    `import { Table as Rows } from 'antd';`,
    `import { useTable } from '@refinedev/antd';`,
  ])('by hand are found in %s', (text) => {
    expect(tablesByHand([sourceOf('src/custom/finance/bill/page.tsx', text)])).toHaveLength(1);
  });

  it('may be written in the kit', () => {
    expect(tablesByHand([sourceOf(`${HOME}data-table.tsx`, 'const A = () => <table />;')])).toEqual([]);
  });
});
