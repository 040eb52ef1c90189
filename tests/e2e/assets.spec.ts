// How the client travels: packed, its hashed files kept for good, the page itself asked for every time.
import { expect, test } from '@playwright/test';

test('files are packed, and kept as long as their name says', async ({ request }) => {
  const page = await request.get('/service/visit');
  expect(page.headers()).toMatchObject({ 'cache-control': 'no-cache' });
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
