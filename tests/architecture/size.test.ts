// Nothing grows past what a reader takes in at once. The list of exceptions only ever gets shorter.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { allSources, isTest, linesOf, type Rule, type Source, sourceOf, walk } from './source.ts';

const LIMIT = { file: 250, function: 70, declaration: 80, line: 140 } as const;
type Measure = keyof typeof LIMIT;

interface Size {
  readonly measure: Measure;
  /** The file, and for functions and declarations their name. */
  readonly at: string;
  readonly lines: number;
}

/** What was larger before there was a limit, and how large it may stay. Whoever makes it smaller lowers the number. */
const KNOWN: Readonly<Record<string, number>> = {};

const nameOf = (node: ts.Node): string => {
  const named = [node, node.parent].find(
    (n): n is ts.VariableDeclaration | ts.FunctionDeclaration | ts.PropertyAssignment =>
      ts.isVariableDeclaration(n) || ts.isFunctionDeclaration(n) || ts.isPropertyAssignment(n),
  );
  return named?.name?.getText() ?? 'anonymous';
};
const isDeclaration = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /^define(Master|Document)$/.test(node.expression.getText());

const measureOf = (source: Source, node: ts.Node): Measure | undefined => {
  if (isDeclaration(node)) return 'declaration';
  return ts.isFunctionLike(node) && !isTest(source.path) ? 'function' : undefined;
};

const sizesOf = (source: Source): readonly Size[] => {
  const lines = source.text.replace(/\n$/, '').split('\n');
  const sizes: Size[] = [{ measure: 'file', at: source.path, lines: lines.length }];
  lines.forEach((line, i) => sizes.push({ measure: 'line', at: `${source.path}:${i + 1}`, lines: line.length }));
  walk(source.syntax, (node) => {
    const measure = measureOf(source, node);
    if (measure) sizes.push({ measure, at: `${source.path} ${nameOf(node)}`, lines: linesOf(source, node) });
  });
  return sizes;
};
const keyOf = ({ measure, at }: Size): string => `${measure} ${at}`;
const isLarge = ({ measure, lines }: Size): boolean => lines > LIMIT[measure];

const largeIn: Rule = (sources) =>
  sources
    .flatMap(sizesOf)
    .filter((size) => isLarge(size) && size.lines > (KNOWN[keyOf(size)] ?? 0))
    .map((size) => `${keyOf(size)}: ${size.lines}, ${LIMIT[size.measure]} at most`);

const linesOfCode = (count: number): string => 'work();\n'.repeat(count);

describe('sizes', () => {
  it('stay below their limits', () => {
    expect(largeIn(allSources)).toEqual([]);
  });

  it('have no exception that is larger than what it excepts', () => {
    const large = new Map(
      allSources
        .flatMap(sizesOf)
        .filter(isLarge)
        .map((size) => [keyOf(size), size.lines]),
    );
    expect(Object.entries(KNOWN).filter(([key, lines]) => large.get(key) !== lines)).toEqual([]);
  });

  it('take a function of 70 lines, and do not count its comments', () => {
    const text = `const f = () => {\n// Why.\n\n${linesOfCode(68)}};\n`;
    expect(largeIn([sourceOf('server/new.ts', text)])).toEqual([]);
  });

  it.each([
    ['function', 'server/new.ts', `const f = () => {\n${linesOfCode(69)}};\n`],
    ['function', 'src/new.tsx', `class A {\n  b() {\n${linesOfCode(69)}}}\n`],
    ['file', 'tests/new.test.ts', linesOfCode(251)],
    ['declaration', 'src/resources/new.ts', `const a = defineMaster({\n${'a: 1,\n'.repeat(79)}});\n`],
    ['line', 'server/new.ts', `// ${'x'.repeat(138)}\n`],
  ])('refuse a %s too large in %s', (measure, path, text) => {
    expect(largeIn([sourceOf(path, text)])).toEqual([expect.stringMatching(new RegExp(`^${measure} ${path}`))]);
  });
});
