// What no day needs has one mark, and only where `npm run test:long` looks for it (tests/README.md).
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { allSources, lineOf, type Rule, sourceOf, walk } from './source.ts';

interface Place {
  readonly files: RegExp;
  /** How a test is marked there. */
  readonly mark: string;
}
const PLACES: readonly Place[] = [
  { files: /^tests\/e2e\/.*\.spec\.ts$/, mark: `tag: '@long'` },
  { files: /^tests\/(?!architecture|drift|e2e|bench|support).*\.test\.ts$/, mark: `tags: ['long']` },
];

/** Tests beside a source, and those of the architecture, are few milliseconds each: every day runs them all. */
const misplaced: Rule = (sources) =>
  sources.flatMap((source) => {
    const place = PLACES.find(({ files }) => files.test(source.path));
    const found: string[] = [];
    walk(source.syntax, (node) => {
      const isMark = ts.isPropertyAssignment(node) && /^tags?$/.test(node.name.getText()) && isOfTest(node);
      if (isMark && node.getText() !== place?.mark)
        found.push(`${source.path}:${lineOf(source, node.getStart())} ${node.getText()}`);
    });
    return found;
  });

/** The second argument of `it`, `test` or `describe`. */
const isOfTest = (node: ts.PropertyAssignment): boolean => {
  const call = node.parent.parent;
  return ts.isCallExpression(call) && /^(it|test|describe)\b/.test(call.expression.getText());
};

describe('tests that no day needs', () => {
  it('bear the mark of their kind', () => {
    expect(misplaced(allSources)).toEqual([]);
  });

  it.each([
    ['tests/finance/a.test.ts', `it('a', { tags: ['long'] }, work);`, 0],
    ['tests/faults/a.test.ts', `describe('a', { tags: ['long'] }, () => it('b', work));`, 0],
    ['tests/e2e/a.spec.ts', `test('a', { tag: '@long' }, work);`, 0],
    ['tests/finance/a.test.ts', `it('a', { tags: ['slow'] }, work);`, 1],
    ['tests/e2e/a.spec.ts', `test('a', { tag: '@slow' }, work);`, 1],
    ['src/kit/a.test.tsx', `it('a', { tags: ['long'] }, work);`, 1],
    ['tests/finance/a.test.ts', `const bill = draw({ tags: ['new'] });`, 0],
  ])('%s: %s', (path, text, findings) => {
    expect(misplaced([sourceOf(path, text)])).toHaveLength(findings);
  });
});
