// A phone reads a code by its camera in the built program: the decoder comes from the clinic's own address and runs under a policy of
// its own, the page keeps its strict one (docs/decisions/0074).
import { expect, type Page, test } from '@playwright/test';
import bwip from 'bwip-js/node';
import { signIn } from './people.ts';
import { watchViolations } from './violations.ts';

const SYMBOL = await bwip.toBuffer({
  bcid: 'code128',
  text: 'OBT-00002',
  scale: 4,
  padding: 10,
  backgroundcolor: 'FFFFFF',
});

/** A camera before which the symbol is held; it tells whether it is on. */
const playCamera = (page: Page): Promise<unknown> =>
  page.addInitScript(
    (address) => {
      const sight = document.createElement('canvas');
      [sight.width, sight.height] = [1280, 720];
      const symbol = new Image();
      symbol.addEventListener('load', () => {
        const context = sight.getContext('2d');
        setInterval(() => {
          context?.clearRect(0, 0, sight.width, sight.height);
          context?.drawImage(symbol, 200, 200);
        }, 100);
      });
      symbol.src = address;
      navigator.mediaDevices.getUserMedia = async () => {
        const stream = sight.captureStream();
        Object.assign(window, { cameraTrack: stream.getTracks()[0] });
        return stream;
      };
    },
    `data:image/png;base64,${SYMBOL.toString('base64')}`,
  );

test('the camera reads a box, once, and is off when it is closed', async ({ page }) => {
  const violations = await watchViolations(page);
  await playCamera(page);
  await signIn(page, 'inventory.bdg');
  const worker = page.waitForResponse(/\/assets\/decode-worker-[\w-]+\.js$/);
  await page.goto('/inventory/purchase/receive/create');
  await page.getByRole('button', { name: 'Scan dengan kamera' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('OBT-00002')).toHaveCount(1);
  expect((await worker).headers()['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { cameraTrack: MediaStreamTrack }).cameraTrack.readyState))
    .toBe('ended');
  expect(violations).toEqual([]);
});
