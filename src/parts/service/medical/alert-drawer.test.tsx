import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { playServer, refused, show } from '../../../../tests/support/fake-server.tsx';
import { PERAWAT } from '../../../policies/role.ts';
import type { MedicalAlert } from '../../../resources/service/medical.ts';
import { AlertDrawer } from './alert-drawer.tsx';

const READ = {
  customer_id: 2,
  version: 1,
  gender: 0,
  alergi: ['Latex'],
  alergi_checked_at: '2026-01-05T03:00:00.000Z',
  riwayat: {},
  patient_note: null,
} as unknown as MedicalAlert;
const STORED = { ...READ, version: 2, alergi: ['Latex', 'Amoksisilin'] };

/** What the page knows is always what is stored: it is told of every change. */
const Page = () => {
  const [alert, set] = useState(READ);
  return (
    <>
      <button type="button" onClick={() => set(STORED)}>
        Rekan menyimpan
      </button>
      <AlertDrawer alert={alert} onSaved={() => undefined} onClose={() => undefined} />
    </>
  );
};

it('never writes over the allergies that a colleague noted while the patient was asked', async () => {
  const sent = await playServer(PERAWAT, {
    'PUT /api/service/rekammedis/2/alergi': (_url: URL, body: { readonly version: number }) =>
      body.version === STORED.version ? STORED : refused(409, { code: 'stale-version', message: 'Data sudah diubah' }),
    'GET /api/service/rekammedis/2/alergi': STORED,
  });
  show(<Page />);
  await userEvent.type(await screen.findByLabelText('Obat rutin'), 'Amlodipin');
  screen.getByRole('button', { name: 'Rekan menyimpan', hidden: true }).click();
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ambil data terbaru' }));
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toMatchObject([
      { version: 1, alergi: ['Latex'] },
      { version: 2, alergi: ['Latex', 'Amoksisilin'], riwayat: { obat_rutin: 'Amlodipin' } },
    ]);
});
