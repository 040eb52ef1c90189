// How the client travels: packed, its hashed files kept for good, the page itself, which carries a nonce, never.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { signIn } from './people.ts';

const BUILT = join(import.meta.dirname, '..', '..', 'dist', 'client', '.vite');
const read = (name: string): unknown => JSON.parse(readFileSync(join(BUILT, `${name}.json`), 'utf8'));
interface Files {
  readonly modules: Readonly<Record<string, string>>;
  readonly imports: Readonly<Record<string, readonly string[]>>;
}
/** With what stands around every page. */
const MOST_SCRIPTS = 26;

test('files are packed, and kept as long as their name says', async ({ request }) => {
  const page = await request.get('/service/visit');
  expect(page.headers()).toMatchObject({ 'cache-control': 'no-store' });
  const script = /\/assets\/[\w.-]+\.js/.exec(await page.text())?.[0] ?? '';
  for (const encoding of ['br', 'gzip']) {
    const file = await request.get(script, { headers: { 'accept-encoding': encoding } });
    expect(file.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
    });
    expect(await file.text()).toContain('import');
  }
});

test('a page names the files of its address for who is signed in, and nothing of them for others', async ({
  request,
}) => {
  const { modules } = read('files') as Files;
  const [app, board, table, tax] = [
    'src/app.tsx',
    'src/custom/service/visit-board/page.tsx',
    'src/screens/list/list-screen.tsx',
    'src/resources/finance/pajak.ts',
  ].map((module) => modules[module] ?? '');
  const pageFor = async (path: string, cookie: string) => (await request.get(path, { headers: { cookie } })).text();

  const named = await pageFor('/service/visit?date=2026-03-06', 'klinik=whoever');
  for (const file of [app, board]) expect(named).toContain(`<link rel="modulepreload" crossorigin href="/${file}">`);
  for (const [, file = ''] of named.matchAll(/<link [^>]*href="(\/assets\/[^"]+)"/g))
    expect((await request.get(file)).status(), file).toBe(200);

  const list = await pageFor('/finance/master/pajak', 'klinik=whoever');
  for (const file of [app, table, tax]) expect(list).toContain(`href="/${file}"`);
  expect(list).not.toContain(board);
  expect(await pageFor('/service/visit', '')).not.toContain(app);
});

test('no address takes more than a few files', () => {
  const { modules, imports } = read('files') as Files;
  const scriptsOf = (named: readonly string[]): number => {
    const found = new Set(named.map((module) => modules[module] ?? module));
    for (const file of found) for (const next of imports[file] ?? []) found.add(next);
    return found.size;
  };
  const addresses = ['addresses', 'derived'].flatMap((name) => read(name) as string[][]);
  expect(addresses.length).toBeGreaterThan(300);
  const many = addresses.flatMap(([path = '', ...own]) => {
    const count = scriptsOf(['index.html', 'src/app.tsx', 'src/layouts/app/frame.ts', ...own]);
    return count > MOST_SCRIPTS ? [`${path}: ${count}`] : [];
  });
  expect(many).toEqual([]);
});

test('what antd draws first brings its styles in the sheet, not through the page', async ({ page }) => {
  await signIn(page, 'manager.bdg');
  await page.goto('/service/rekammedis');
  await expect(page.getByRole('searchbox').or(page.getByRole('textbox')).first()).toBeVisible();
  const written = () =>
    page.locator('style[data-css-hash]').evaluateAll((styles) => styles.map((one) => one.textContent));
  // The variables of the theme stay: they change with the mode.
  expect((await written()).some((text) => text.includes('--ant-color-primary:'))).toBe(true);
  expect(
    (await written()).filter((text) => /^\.(?:ant-btn|ant-input|ant-select|ant-checkbox|ant-popover)/.test(text)),
  ).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the rows of a page come before what nobody has opened', async ({ page }) => {
    await signIn(page, 'manager.bdg');
    const { modules } = read('files') as Files;
    const later = ['src/layouts/app/menu-drawer.tsx', 'src/kit/date/pickers.ts'].map((module) => modules[module] ?? '');
    expect(later.filter((file) => !file.startsWith('assets/'))).toEqual([]);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
    const rows = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/service/visit');
    await page.goto('/service/visit');
    await rows;
    expect(asked.filter((path) => later.includes(path))).toEqual([]);
    // Who opens it has it at once.
    await page.getByRole('button', { name: 'Lainnya' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(asked).toContain(later[0]);
  });
});
