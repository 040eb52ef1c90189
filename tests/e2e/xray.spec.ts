// A radiograph as its device writes it, by clicking: into the record, looked at, measured, calibrated, found in its place again
// (workspace.md 3).
import { expect, test } from '@playwright/test';
import { dicomFile } from '../support/dicom.ts';
import { choose } from './desk.ts';
import { expectAccessible, signIn } from './people.ts';

const ROWS = 60;
const COLUMNS = 80;
const file = () =>
  dicomFile({
    rows: ROWS,
    columns: COLUMNS,
    bits: 12,
    values: Array.from({ length: ROWS * COLUMNS }, (_, at) => (at * 13) % 4_096),
    more: { '00100010': ['PN', 'ORANG^LAIN'], '00181164': ['DS', '0.1\\0.1'] },
  });

test('a nurse takes a radiograph in, measures and calibrates it', async ({ page }) => {
  await signIn(page, 'perawat.bdg');
  const answer = await page.request.get('/api/service/visit?status=3&limit=1');
  const { data } = (await answer.json()) as { data: readonly { id: number }[] };
  await page.goto(`/service/visit/${data[0]?.id}`);
  await page.getByRole('tab', { name: /^Foto/ }).click();
  const tray = page.getByRole('region', { name: 'Unggah foto' });
  const bytes = { name: 'IM000001.dcm', mimeType: 'application/dicom', buffer: file() };
  await tray.getByLabel('Pilih foto').last().setInputFiles(bytes);
  await choose(page, tray.getByRole('combobox', { name: 'Tempat rontgen untuk IM000001.dcm' }), 'Bitewing molar kanan');
  await tray.getByRole('button', { name: 'Unggah 1 foto' }).click();
  await expect(tray.getByText('IM000001.dcm')).toBeHidden();

  await page.getByText('Susunan rontgen', { exact: true }).click();
  await page.getByText('Bitewing', { exact: true }).click();
  await page.getByRole('button', { name: 'Bitewing molar kanan: buka' }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText(/menyebut pasien lain: nama/)).toBeVisible();
  await viewer.getByText('Penggaris').click();
  const picture = viewer.getByRole('img', { name: /^Rontgen/ });
  const box = await picture.boundingBox();
  if (!box) throw new Error('The radiograph is not shown.');
  const scale = Math.min(box.width / COLUMNS, box.height / ROWS);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x - scale * 20, y);
  await page.mouse.down();
  await page.mouse.move(x + scale * 20, y, { steps: 4 });
  await page.mouse.up();
  // Forty pixels of 0,1 mm.
  await expect(viewer.getByText(/^(3,9|4,0|4,1) mm$/)).toBeVisible();
  await expect(viewer.getByText('mm pada detektor · perkiraan')).toBeVisible();
  await expectAccessible(page);

  await viewer.getByRole('button', { name: 'Kalibrasi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kalibrasi' });
  await dialog.getByLabel('Panjang sebenarnya').fill('8');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(dialog).toBeHidden();
  await expect(viewer.getByText('8,0 mm')).toBeVisible();
  await expect(viewer.getByText('dikalibrasi di klinik')).toBeVisible();
});
