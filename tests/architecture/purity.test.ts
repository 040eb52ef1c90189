// Pure rooms stay pure: what they answer depends on what they are given. And nobody asks a checker to look away.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { allSources, isTest, lineOf, type Rule, type Source, sourceOf, walk } from './source.ts';

const PURE = /^(src\/resources|src\/policies|server\/domain)\//;
const PACKAGES = new Set(['zod', 'casbin']);

const isCallOf = (node: ts.Node, ...names: readonly string[]): boolean =>
  ts.isCallExpression(node) && names.includes(node.expression.getText());
const clock = (node: ts.Node): boolean =>
  (ts.isNewExpression(node) && node.expression.getText() === 'Date' && (node.arguments?.length ?? 0) === 0) ||
  isCallOf(node, 'Date', 'Date.now');
const outside = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) &&
  ts.isStringLiteral(node.moduleSpecifier) &&
  !node.moduleSpecifier.text.startsWith('.') &&
  !PACKAGES.has(node.moduleSpecifier.text);
const impure = (node: ts.Node): string | undefined => {
  if (ts.isAwaitExpression(node)) return 'awaits';
  if (clock(node) || isCallOf(node, 'Math.random', 'fetch')) return 'asks for the time, for chance or for the network';
  if (outside(node)) return 'imports a package';
  return ts.isIdentifier(node) && ['process', 'window', 'document', 'localStorage'].includes(node.text) && !isName(node)
    ? `reads ${node.text}`
    : undefined;
};
/** A property or declaration of ours that happens to have the name. */
const isName = (node: ts.Identifier): boolean =>
  (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
  ts.isPropertySignature(node.parent);

const impurities = (source: Source): readonly string[] => {
  const found: string[] = [];
  walk(source.syntax, (node) => {
    const what = impure(node);
    if (what) found.push(`${source.path}:${lineOf(source, node.getStart())} ${what}`);
  });
  return found;
};
const isPure: Rule = (sources) => sources.filter(({ path }) => PURE.test(path) && !isTest(path)).flatMap(impurities);

/** What works with business days gets them from the clinic's clock (server/db/clock.ts), never from the machine that it runs on. */
const BY_THE_CLINIC = /^server\/(usecases|jobs|http|db\/seed)\//;
/** Compares the two clocks. */
const COMPARES = 'server/http/health.ts';
const ownClocks: Rule = (sources) =>
  sources
    .filter(({ path }) => BY_THE_CLINIC.test(path) && path !== COMPARES && !isTest(path))
    .flatMap((source) => {
      const found: string[] = [];
      walk(source.syntax, (node) => {
        if (clock(node)) found.push(`${source.path}:${lineOf(source, node.getStart())} asks this machine for the time`);
      });
      return found;
    });

const SILENCE =
  /@ts-(ignore|expect-error|nocheck)|(oxlint|eslint)-disable|prettier-ignore|oxfmt-ignore|\b(TODO|FIXME|XXX)\b/;
const silences: Rule = (sources) =>
  sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, i) => (SILENCE.test(line) ? [`${path}:${i + 1} ${line.trim()}`] : [])),
  );

describe('declarations, policies and domain', () => {
  it('depend on nothing but what they are given', () => {
    expect(isPure(allSources)).toEqual([]);
  });

  it.each([
    'const now = new Date();',
    'const now = Date.now();',
    'const id = Math.random();',
    'const rows = async () => { await read(); };',
    `import { run } from 'pg';`,
    `const secret = process.env['KEY'];`,
  ])('are refused %s', (text) => {
    expect(isPure([sourceOf('server/domain/odd.ts', text)])).toHaveLength(1);
  });

  it('may turn a given day into a date', () => {
    const text = `import { z } from 'zod';\nconst day = (text: string) => new Date(text);\nconst row = { process: 1 };`;
    expect(isPure([sourceOf('server/domain/odd.ts', text)])).toEqual([]);
  });
});

describe('the server', () => {
  it('takes the time of the clinic from the database', () => {
    expect(ownClocks(allSources)).toEqual([]);
  });

  it.each(['const today = dateIn(zone, new Date());', 'const now = Date.now();'])('would be seen with %s', (text) => {
    expect(ownClocks([sourceOf('server/usecases/odd.ts', text)])).toHaveLength(1);
  });
});

describe('checkers', () => {
  it('are told to look away nowhere', () => {
    expect(silences(allSources.filter(({ path }) => !path.startsWith('tests/architecture/')))).toEqual([]);
  });

  it.each(['// @ts-ignore', '// oxlint-disable-next-line', '/* eslint-disable */', '// TODO later'])(
    'would be seen with %s',
    (text) => {
      expect(silences([sourceOf('src/odd.ts', text)])).toHaveLength(1);
    },
  );
});
