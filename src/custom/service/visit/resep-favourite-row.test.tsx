import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { playServer, refused, show } from '../../../../tests/support/fake-server.tsx';
import { DOKTER } from '../../../policies/role.ts';
import { ResepFavouriteRow } from './resep-favourite-row.tsx';
import type { Favourite } from './resep-favourites.tsx';

const first: Favourite = {
  id: 4,
  version: 1,
  item_id: 9,
  name: 'Amoksisilin 500 mg',
  unit: 'Tablet',
  qty: 10,
  signa: '3x1',
  alergi: null,
};
const changed = { id: 1, name: 'drg. Rizky', at: '2026-11-27T02:40:00.000Z' };

it('keeps the dose that was typed over one that was stored from elsewhere', async () => {
  const stored = { ...first, version: 2, signa: '3x1 sesudah makan' };
  const sent = await playServer(DOKTER, {
    'PUT /api/service/resepfavorit/4': (_url: URL, body: unknown) =>
      (body as Favourite).version === 2
        ? { id: 4 }
        : refused(409, { code: 'stale-version', message: 'Data sudah diubah', changed }),
  });
  const onChanged = vi.fn();
  show(<ResepFavouriteRow favourite={first} newest={() => Promise.resolve(stored)} onChanged={onChanged} />);
  const qty = screen.getByRole('spinbutton');
  await userEvent.clear(qty);
  await userEvent.type(qty, '15');
  await userEvent.click(screen.getByRole('button', { name: /^Simpan/ }));
  const told = within(await screen.findByRole('alert'));
  expect(told.getByText(/drg\. Rizky/)).toBeVisible();
  expect(told.getByText('10 Tablet 3x1 sesudah makan')).toBeVisible();
  await userEvent.click(told.getByRole('button', { name: 'Ambil data terbaru' }));
  expect(screen.getByRole('textbox')).toHaveValue('3x1 sesudah makan');
  await userEvent.click(screen.getByRole('button', { name: /^Simpan/ }));
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(sent[1]?.body).toEqual({ qty: 15, signa: '3x1 sesudah makan', version: 2 });
});
