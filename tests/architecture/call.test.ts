// Pages read and send calls and verbs by their names (src/providers/call.ts, send.ts): path and shapes come from the declaration, not
// from who asks.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { allSources, isTest, lineOf, type Rule, sourceOf, walk } from './source.ts';

const HOOKS: readonly string[] = ['src/providers/call.ts', 'src/providers/send.ts'];
/** Pipes that carry any path, and signing in and out, which has calls of its own. */
const PIPES = /^src\/providers\//;

/** `PATH`: a name for what is written out elsewhere. */
const isConstant = (node: ts.Node | undefined): boolean =>
  node !== undefined && ts.isIdentifier(node) && /^[A-Z_]+$/.test(node.text);

/** A path that is written out, be it as a constant; one that begins with what a declaration says is none. */
const isPath = (node: ts.Node | undefined): boolean => {
  if (node === undefined) return false;
  if (ts.isStringLiteralLike(node)) return /^[\w-]+(\/|$)/.test(node.text);
  if (ts.isTemplateExpression(node))
    return /^[\w-]+\//.test(node.head.text) || (node.head.text === '' && isConstant(node.templateSpans[0]?.expression));
  return isConstant(node);
};

/** `{ url: 'finance/bill' }` */
const isUrl = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) && node.name.getText() === 'url' && isPath(node.initializer);
/** `api.get('finance/bill')` */
const isSent = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  /^api\.(get|post|put|delete)$/.test(node.expression.getText()) &&
  isPath(node.arguments[0]);
const isImported = (node: ts.Node, names: readonly string[]): boolean =>
  ts.isImportSpecifier(node) && names.includes((node.propertyName ?? node.name).text);
/** Ways to any path: Refine's own, and the address of a file. */
const isCustom = (node: ts.Node): boolean => isImported(node, ['useCustom', 'useCustomMutation', 'apiUrl']);
/** A verb whose body nobody checks: for the screens that are made from the declaration. */
const isAnyVerb = (node: ts.Node): boolean => isImported(node, ['useAnyVerb']);
const DERIVED = 'src/screens/record/use-derived-verb.ts';

/** Requests that say their path or their shape themselves. */
const byHand: Rule = (sources) =>
  sources
    .filter(({ path }) => path.startsWith('src/') && !HOOKS.includes(path) && !isTest(path))
    .flatMap((source) => {
      const found: string[] = [];
      walk(source.syntax, (node) => {
        const path = !PIPES.test(source.path) && (isUrl(node) || isSent(node));
        const untyped = isCustom(node) || (isAnyVerb(node) && source.path !== DERIVED);
        if (path || untyped) found.push(`${source.path}:${lineOf(source, node.getStart())}`);
      });
      return found;
    });

describe('requests of pages', () => {
  it('say no path and no shape themselves', () => {
    expect(byHand(allSources)).toEqual([]);
  });

  it.each([
    `import { useCustom } from '@refinedev/core';`,
    `import { useCustom as read, useList } from '@refinedev/core';`,
    `import { useCustomMutation, useInvalidate } from '@refinedev/core';`,
    `import { apiUrl } from '../../../providers/http.ts';`,
    `import { useAnyVerb } from '../../../providers/send.ts';`,
    `send({ url: 'finance/setting', method: 'put' });`,
    'send({ url: `finance/bill/${id}/rincian` });',
    `void api.post('applog/terlihat', {});`,
    'void api.get<Tile[]>(`users/${id}/sessions`);',
    'void api.put(PATH, {});',
    'void api.put(`${PATH}/${id}`, {});',
  ])('are found by hand in %s', (text) => {
    expect(byHand([sourceOf('src/custom/finance/bill/page.tsx', text)])).toHaveLength(1);
  });

  it.each([
    `const { answer } = useCall('finance.setting.show', {});`,
    `const { send } = useVerb('finance.bill', 'void');`,
    `const page = { path: 'finance/bill' };`,
  ])('are not found in %s', (text) => {
    expect(byHand([sourceOf('src/custom/finance/bill/page.tsx', text)])).toEqual([]);
  });
});
