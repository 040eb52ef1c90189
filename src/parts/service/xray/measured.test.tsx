import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { playServer, refused, show } from '../../../../tests/support/fake-server.tsx';
import { DOKTER } from '../../../policies/role.ts';
import type { PhotoData, PhotoXray } from '../photo-gallery/photo.ts';
import { Measured } from './measured.tsx';

const photo = { id: 4, version: 1, profile_id: 1, calibration: null, dicom_id: 9 } as unknown as PhotoData;
const xray = { modality: 'IO', spacing: null } as unknown as PhotoXray;

it('calibrates over what a colleague stored of the photo meanwhile, once that is taken', async () => {
  const stored = { ...photo, version: 2 };
  const sent = await playServer(DOKTER, {
    'GET /api/service/visitmultimedia/4': stored,
    'PUT /api/service/visitmultimedia/4/kalibrasi': (_url: URL, body: unknown) =>
      (body as PhotoData).version === stored.version
        ? stored
        : refused(409, { code: 'stale-version', message: 'Data sudah diubah' }),
  });
  const changed = vi.fn();
  const line = { from: { x: 0, y: 0 }, to: { x: 100, y: 0 } };
  show(<Measured photo={photo} xray={xray} line={line} onLay={vi.fn()} onChanged={changed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Kalibrasi' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('spinbutton'), '10');
  await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Ambil data terbaru' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
  await vi.waitFor(() => expect(changed).toHaveBeenCalledWith(stored));
  expect(sent.map(({ body }) => body)).toEqual([
    { version: 1, mm: 0.1 },
    { version: 2, mm: 0.1 },
  ]);
});
