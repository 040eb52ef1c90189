// Pages read calls by their names (src/providers/call.ts): path and shape come from the declaration, not from who reads.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { allSources, isTest, lineOf, type Rule, sourceOf, walk } from './source.ts';

const HOOK = 'src/providers/call.ts';
/** Pipes that carry any path, and signing in and out, which has calls of its own. */
const PIPES = /^src\/providers\//;

/** A path that is written out; one that begins with what a declaration says is none. */
const isPath = (node: ts.Node | undefined): boolean =>
  node !== undefined &&
  ((ts.isStringLiteralLike(node) && /^[\w-]+(\/|$)/.test(node.text)) ||
    (ts.isTemplateExpression(node) && /^[\w-]+\//.test(node.head.text)));

/** `{ url: 'finance/bill' }` */
const isUrl = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) && node.name.getText() === 'url' && isPath(node.initializer);
/** `api.get('finance/bill')` */
const isSent = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  /^api\.(get|post|put|delete)$/.test(node.expression.getText()) &&
  isPath(node.arguments[0]);
const isCustom = (node: ts.Node): boolean =>
  ts.isImportSpecifier(node) && (node.propertyName ?? node.name).text === 'useCustom';

/** Requests that say their path or their shape themselves. */
const byHand: Rule = (sources) =>
  sources
    .filter(({ path }) => path.startsWith('src/') && path !== HOOK && !isTest(path))
    .flatMap((source) => {
      const found: string[] = [];
      walk(source.syntax, (node) => {
        const path = !PIPES.test(source.path) && (isUrl(node) || isSent(node));
        if (path || isCustom(node)) found.push(`${source.path}:${lineOf(source, node.getStart())}`);
      });
      return found;
    });

const filesOf = (findings: readonly string[]): readonly string[] => [
  ...new Set(findings.map((finding) => finding.slice(0, finding.lastIndexOf(':')))),
];

/**
 * Files that still write paths: nearly all send changes, whose bodies have no names of their own yet; staff are answered whole or as
 * a card, and their pages read both as one person. The list only gets shorter.
 */
const LEFT: readonly string[] = [
  'src/custom/attendance/employees/resign-dialog.tsx',
  'src/custom/attendance/employees/staff.ts',
  'src/custom/finance/akun/page.tsx',
  'src/custom/finance/journal-form/line-sources.tsx',
  'src/custom/finance/payment-transaction/deposit-drawer.tsx',
  'src/custom/finance/periode-create/page.tsx',
  'src/custom/finance/verification/damage-list.tsx',
  'src/custom/finance/verification/page.tsx',
  'src/custom/platform/user/features-panel.tsx',
  'src/custom/platform/user/sessions-panel.tsx',
  'src/custom/service/duplicates/merge-dialog.tsx',
  'src/custom/service/duplicates/pair.tsx',
  'src/custom/service/record/header-sheet.tsx',
  'src/custom/service/visit/ortho/progress-form.tsx',
  'src/layouts/app/notification-drawer.tsx',
  'src/layouts/notice/banners.tsx',
  'src/layouts/palette/use-patients.ts',
  'src/parts/finance/cashier/close-session.tsx',
  'src/parts/finance/cashier/open-session.tsx',
  'src/parts/platform/person/attendance-profile.tsx',
  'src/parts/platform/person/avatar-dialog.tsx',
  'src/parts/platform/person/password-sheet.tsx',
  'src/parts/service/medical/alert-drawer.tsx',
  'src/parts/service/patient/registration-sheet.tsx',
];

describe('requests of pages', () => {
  it('say no path and no shape themselves', () => {
    const found = filesOf(byHand(allSources));
    expect(found.filter((path) => !LEFT.includes(path))).toEqual([]);
    // Whoever cleans a file takes it off the list.
    expect(LEFT.filter((path) => !found.includes(path))).toEqual([]);
  });

  it.each([
    `import { useCustom } from '@refinedev/core';`,
    `import { useCustom as read, useList } from '@refinedev/core';`,
    `send({ url: 'finance/setting', method: 'put' });`,
    'send({ url: `finance/bill/${id}/rincian` });',
    `void api.post('applog/terlihat', {});`,
    'void api.get<Tile[]>(`users/${id}/sessions`);',
  ])('are found by hand in %s', (text) => {
    expect(byHand([sourceOf('src/custom/finance/bill/page.tsx', text)])).toHaveLength(1);
  });

  it.each([
    `const { answer } = useCall('finance.setting.show', {});`,
    'send({ url: `${bill.path}/${id}/void` });',
    `const page = { path: 'finance/bill' };`,
  ])('are not found in %s', (text) => {
    expect(byHand([sourceOf('src/custom/finance/bill/page.tsx', text)])).toEqual([]);
  });
});

/** Use cases whose results only tests hold to their answers: their rows say less than the answer. May only go down. */
const UNHELD = 172;
const unheldIn = (text: string): number => text.match(/^ {2}\| '/gm)?.length ?? 0;

describe('use cases that the compiler does not hold to their answers', () => {
  it('get fewer', () => {
    const text = readFileSync(join(import.meta.dirname, '../../server/usecases/kernel/unheld.ts'), 'utf8');
    expect(unheldIn(text)).toBe(UNHELD);
  });

  it('are counted', () => {
    expect(unheldIn(`export type Unheld =\n  | 'a.list'\n  | 'a show';\n`)).toBe(2);
  });
});
