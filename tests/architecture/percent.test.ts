// Percentages are told by one function, so that those of a column have the same number of decimals (workspace.md 5). Lengths of a style
// are no percentages of anything told.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { allSources, isTest, lineOf, type Rule, sourceOf, walk } from './source.ts';

const TELLS = /\bformatPercent\(/;
/** In words, or alone: a rate in brackets behind its name, a fact of one mouth, a field by itself, each with the decimals that it has. */
const ALONE: readonly string[] = [
  'src/screens/views/scalar.tsx',
  'src/parts/service/perio/plaque.tsx',
  'src/parts/finance/dividend/dividend-sums.tsx',
  'src/custom/finance/profit-sharing/profit-table.tsx',
  'src/custom/attendance/payroll-transaction/settlement.tsx',
];
/** What is drawn by its length: `12.5%` of a box. */
const LENGTHS: readonly string[] = [
  'src/custom/service/schedule/column.tsx',
  'src/parts/paket/slot-bar.tsx',
  'src/parts/service/photo-gallery/stage.tsx',
  'src/parts/service/photo-gallery/compare.tsx',
  'src/parts/service/xray/xray-canvas.tsx',
];

const isStory = (path: string): boolean => path.includes('.stories.');

const ownPercents: Rule = (sources) =>
  sources
    .filter(({ path }) => path.startsWith('src/') && path.endsWith('.tsx') && !isTest(path) && !isStory(path))
    .filter(({ path }) => !ALONE.includes(path) && !LENGTHS.includes(path))
    .flatMap((source) => {
      const found: string[] = [];
      walk(source.syntax, (node) => {
        if (!ts.isTemplateSpan(node) || !/^[\s\u00A0]*%/.test(node.literal.text)) return;
        if (!TELLS.test(node.expression.getText(source.syntax)))
          found.push(`${source.path}:${lineOf(source, node.getStart(source.syntax))}`);
      });
      return found;
    });

describe('a percentage', () => {
  it('is told with two decimals', () => {
    expect(ownPercents(allSources)).toEqual([]);
  });

  it.each(['`${formatNumber(rise)}%`', '`${rate} %`', '`${String(rate).replace(".", ",")}\\u00A0%`'])(
    'that is told as %s is found',
    (text) => {
      expect(ownPercents([sourceOf('src/custom/finance/bill/page.tsx', `const told = ${text};`)])).toHaveLength(1);
    },
  );

  it('that is told by the house’s function is not', () => {
    const text = 'const told = `${formatPercent(rise)}\\u00A0%`;';
    expect(ownPercents([sourceOf('src/custom/finance/bill/page.tsx', text)])).toEqual([]);
  });
});
