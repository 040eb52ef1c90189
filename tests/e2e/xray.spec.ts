// A radiograph as its device writes it, by clicking: into the record, looked at, measured, calibrated, found in its place again
// (workspace.md 3).
import { expect, test } from '@playwright/test';
import { measureRadiograph, takeRadiograph } from './mouth.ts';
import { expectAccessible, signIn } from './people.ts';

const PLACE = 'Bitewing molar kanan';

test('a nurse takes a radiograph in, measures and calibrates it', async ({ page }) => {
  await signIn(page, 'perawat.bdg');
  const answer = await page.request.get('/api/service/visit?status=3&limit=1');
  const { data } = (await answer.json()) as { data: readonly { id: number }[] };
  await page.goto(`/service/visit/${data[0]?.id}`);
  await takeRadiograph(page, PLACE);
  const viewer = await measureRadiograph(page, 'Bitewing', PLACE);
  await expectAccessible(page);

  await viewer.getByRole('button', { name: 'Kalibrasi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kalibrasi' });
  await dialog.getByLabel('Panjang sebenarnya').fill('8');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(dialog).toBeHidden();
  await expect(viewer.getByText('8,0 mm')).toBeVisible();
  await expect(viewer.getByText('dikalibrasi di klinik')).toBeVisible();
});
