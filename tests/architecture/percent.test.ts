// A percentage is told by the house's functions: `percentText` in a column, so that all have the same number of decimals
// (workspace.md 5), `rateText` in a sentence or alone. Lengths of a style and patterns of SQL are no percentages of anything told.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { allSources, isTest, lineOf, type Rule, sourceOf, walk } from './source.ts';

/** The two functions. */
const MONEY = 'src/resources/kernel/money.ts';
/** What is drawn by its length: `12.5%` of a box. */
const LENGTHS: readonly string[] = [
  'src/custom/service/schedule/column.tsx',
  'src/parts/paket/slot-bar.tsx',
  'src/parts/service/photo-gallery/stage.tsx',
  'src/parts/service/photo-gallery/compare.tsx',
  'src/parts/service/xray/xray-canvas.tsx',
];
/** `…${rate}%`, `…${rate} %`; `${n} % 60` is what is left of a division. */
const BEHIND_A_FIGURE = /^[\s\u00A0]*%(?!\s*[\d$(])/;
const SPACED = /\d[\s\u00A0]+%(?!\s*[\d$(])/;

const isTold = (path: string): boolean =>
  (path.startsWith('src/') || (path.startsWith('server/') && !path.startsWith('server/db/'))) &&
  !isTest(path) &&
  path !== MONEY &&
  !LENGTHS.includes(path);

const ownPercents: Rule = (sources) =>
  sources
    .filter(({ path }) => isTold(path))
    .flatMap((source) => {
      const found: string[] = [];
      walk(source.syntax, (node) => {
        const told =
          (ts.isTemplateSpan(node) && BEHIND_A_FIGURE.test(node.literal.text)) ||
          ((ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node)) &&
            SPACED.test(node.text));
        if (told) found.push(`${source.path}:${lineOf(source, node.getStart(source.syntax))}`);
      });
      return found;
    });

/** Texts of the interface that write the sign behind what they are handed, or behind a space. */
const ownSigns = (name: string, text: string): readonly string[] =>
  text.split('\n').flatMap((line, at) => (/(\}\}[\s\u00A0]*|\d[\s\u00A0]+)%/.test(line) ? [`${name}:${at + 1}`] : []));

const LOCALES = join(import.meta.dirname, '../../src/locales');

describe('a percentage', () => {
  it('is told by the functions of the house', () => {
    expect(ownPercents(allSources)).toEqual([]);
  });

  it('is handed to a text with its sign', () => {
    const names = readdirSync(LOCALES).filter((name) => name.endsWith('.json'));
    expect(names.flatMap((name) => ownSigns(name, readFileSync(join(LOCALES, name), 'utf8')))).toEqual([]);
  });

  it.each([
    '`${formatNumber(rise)}%`',
    '`${rate} %`',
    '`${formatPercent(rate)}\\u00A0% dari dasar`',
    "'lebih dari 100 %'",
    '`10 % dari ${name}`',
  ])('that is told as %s is found', (text) => {
    expect(ownPercents([sourceOf('src/custom/finance/bill/page.tsx', `const told = ${text};`)])).toHaveLength(1);
    expect(ownPercents([sourceOf('server/usecases/finance/why/tell.ts', `const told = ${text};`)])).toHaveLength(1);
  });

  it.each(['`naik ${rateText(rise)} dari`', '`select ${n} % 60`', "'PPN 11%'"])('that is told as %s is not', (text) => {
    expect(ownPercents([sourceOf('src/custom/finance/bill/page.tsx', `const told = ${text};`)])).toEqual([]);
  });

  it.each(['"naik {{percent}}% dari"', '"{{n}} %"', '"sampai 80 %"'])('of a text as %s is found', (text) => {
    expect(ownSigns('finance.id.json', text)).toHaveLength(1);
  });
});
