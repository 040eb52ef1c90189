// The security policy of the page: what breaks it is seen, and each page has a nonce of its own. That no page breaks it is seen where
// every role walks all of its pages (roles.spec.ts).
import { expect, test } from '@playwright/test';
import { watchViolations } from './violations.ts';

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
