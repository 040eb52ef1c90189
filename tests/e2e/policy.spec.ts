// The security policy of the page: what breaks it is seen, and each page has a nonce of its own. That no page breaks it is seen where
// every role walks all of its pages (roles.spec.ts); the crop dialog, whose package writes its own styles, is on none of them.
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, ownHeaders, signIn } from './people.ts';
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

/** Chooses a logo of 640 by 480 by the button that has the focus. */
const chooseLogo = async (page: Page): Promise<void> => {
  const background = '#0e6b6e';
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();
  const chosen = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chosen).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await expect(page.getByTestId('cropper')).toBeVisible();
};

test('a logo is cropped by keyboard, under the policy', async ({ page }) => {
  const violations = await watchViolations(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await signIn(page, 'superadmin');
  const data = { session_profile_id: 1 };
  await page.request.post('/api/profile/changeprofile', { data, headers: ownHeaders() });
  await page.goto('/dashboard/cabang/daftar/1');
  const button = page.getByRole('button', { name: 'Upload Logo' });
  await button.focus();
  const cropper = () => fetched.filter((url) => url.includes('/crop-dialog-')).length;
  expect(cropper()).toBe(0);
  await chooseLogo(page);
  expect(cropper()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  await chooseLogo(page);
  // The package's style element: left out by the policy, its controls would stand below each other.
  await expect(page.locator('.img-crop-control-zoom')).toHaveCSS('display', 'flex');
  await expectAccessible(page);
  const zoom = page.getByRole('slider', { name: 'Zoom' });
  await zoom.focus();
  for (const step of ['1.1', '1.2', '1.3']) {
    await page.keyboard.press('ArrowRight');
    await expect(zoom).toHaveAttribute('aria-valuenow', step);
  }
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/profile/1/logo'));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  expect((await saved).ok()).toBe(true);
  await expect(button).toBeFocused();
  expect(violations).toEqual([]);
});
