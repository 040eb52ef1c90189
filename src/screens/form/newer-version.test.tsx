import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { playServer, refused, type Sent, show } from '../../../tests/support/fake-server.tsx';
import { ADMIN } from '../../policies/role.ts';
import { unit } from '../../resources/service/unit.ts';
import { RecordSheet } from './record-sheet.tsx';

const READ = { id: 1, version: 1, code: 'U1', name: 'Unit 1', warehouse_id: null, status: 1 };
const STORED = { ...READ, version: 2, name: 'Unit Bedah' };
const STALE = {
  code: 'stale-version',
  message: 'Data sudah diubah pengguna lain. Muat ulang halaman',
  changed: { id: 7, name: 'Dewi Lestari', at: '2026-11-27T03:32:00.000Z' },
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const retype = async (label: RegExp, words: string) => {
  const box = await screen.findByLabelText(label);
  await userEvent.clear(box);
  await userEvent.type(box, words);
};

describe('a form over a record that a colleague has stored meanwhile', () => {
  let sent: readonly Sent[] = [];
  beforeEach(async () => {
    sent = await playServer(ADMIN, {
      'PUT /api/service/unit/1': (_url: URL, body: { readonly version: number }) =>
        body.version === STORED.version ? { ...STORED, version: 3 } : refused(409, STALE),
      'GET /api/service/unit/1': STORED,
    });
    show(<RecordSheet resource={unit} record={READ} onClose={() => undefined} />);
  });
  const last = () => sent.at(-1)?.body;

  it('says who stored what, takes it over and keeps what was typed', async () => {
    await retype(/^Kode/, 'U9');
    await press('Simpan');
    await screen.findByRole('button', { name: 'Ambil data terbaru' });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Dewi Lestari');
    expect(alert).toHaveTextContent('Unit 1 → Unit Bedah');
    await press('Ambil data terbaru');
    expect(screen.getByLabelText(/^Nama/)).toHaveValue('Unit Bedah');
    expect(screen.getByLabelText(/^Kode/)).toHaveValue('U9');
    await press('Simpan');
    await expect.poll(last).toEqual({ code: 'U9', version: 2 });
  });

  it('asks which of two values goes on where both changed the same', async () => {
    await retype(/^Nama/, 'Unit Anak');
    await press('Simpan');
    const choice = within(await screen.findByRole('radiogroup', { name: 'Nama' }));
    expect(choice.getByRole('radio', { name: /Unit Anak/ })).toBeChecked();
    await userEvent.click(choice.getByRole('radio', { name: /Unit Bedah/ }));
    await press('Ambil data terbaru');
    expect(screen.getByLabelText(/^Nama/)).toHaveValue('Unit Bedah');
  });
});
