// The security policy of the page is kept by every page: no script made of text, no style without the page's nonce.
import { expect, type Page, test } from '@playwright/test';
import { follow } from './follow.ts';
import { openHome, ownHeaders, signIn } from './people.ts';
import { idsOf, readerOf } from './reader.ts';
import { endOf, routes } from '../support/route.ts';

/** Told by the browser itself, from before the first script of a page on. */
const watchViolations = async (page: Page): Promise<readonly string[]> => {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellViolation } = window as unknown as { tellViolation: (text: string) => void };
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event;
      const at = `${window.location.pathname} ${sourceFile}:${lineNumber}:${columnNumber}`;
      tellViolation(`${effectiveDirective} ${blockedURI} ${at}`);
    });
  });
  return violations;
};

/** Both open every kind of page between them: who may open most of a branch, and who treats. */
for (const username of ['manager.bdg', 'dokter.bdg', 'superadmin']) {
  test(`no page of ${username} breaks the policy`, async ({ page }) => {
    test.setTimeout(240_000);
    const violations = await watchViolations(page);
    await signIn(page, username);
    if (username === 'superadmin') {
      const data = { session_profile_id: 1 };
      await page.request.post('/api/profile/changeprofile', { data, headers: ownHeaders() });
    }
    await openHome(page);
    const user = await readerOf(page);
    const idFor = idsOf(page, user);
    let opened = 0;
    for (const route of routes) {
      const id = await idFor(route.path);
      if (id === undefined) continue;
      const address = route.path.replace(':id', String(id));
      if (endOf(user, route, address) !== address) continue;
      await follow(page, address, address);
      await page.waitForLoadState('networkidle');
      opened += 1;
    }
    expect(opened).toBeGreaterThan(username === 'dokter.bdg' ? 15 : 40);
    expect(violations).toEqual([]);
  });
}

test('the login page keeps the policy, and what breaks it is seen', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/login');
  await expect(page.getByLabel('Nama pengguna')).toBeVisible();
  expect(violations).toEqual([]);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<style>p { outline: 0 }</style><p style="color: red">merah</p>');
    const script = document.createElement('script');
    script.textContent = 'window.broken = true';
    document.head.append(script);
  });
  const directives = () => new Set(violations.map((text) => text.split(' ')[0]));
  await expect.poll(directives).toEqual(new Set(['script-src-elem', 'style-src-attr', 'style-src-elem']));
});

test('the page carries another nonce each time, and no browser keeps it', async ({ page }) => {
  const answers = [await page.request.get('/login'), await page.request.get('/login')];
  const nonces: (string | undefined)[] = [];
  for (const answer of answers) {
    const policy = answer.headers()['content-security-policy'] ?? '';
    const nonce = /style-src 'self' 'nonce-([\w-]{24})'/.exec(policy)?.[1];
    expect(policy).not.toContain('unsafe');
    expect(await answer.text()).toContain(`nonce="${nonce}"`);
    expect(answer.headers()['cache-control']).toBe('no-store');
    nonces.push(nonce);
  }
  expect(nonces[0]).not.toBe(nonces[1]);
});
