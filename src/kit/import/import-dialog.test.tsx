import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playServer, refused, type Sent, show } from '../../../tests/support/fake-server.tsx';
import { MANAGER } from '../../policies/role.ts';
import { ImportDialog } from './import-dialog.tsx';

const PATH = 'POST /api/users/import';
const sheet = {
  resource: 'platform.users',
  path: 'users',
  title: 'Import Rekam Medis',
  ready: (n: number) => `${n} Customer siap ditambahkan`,
  storing: (n: number) => `Menyimpan ${n} pasien…`,
};
const file = new File(['x'], 'pasien.xlsx');
const error = { row: 39, field: 'birth_date', column: 'Tanggal Lahir', message: 'Tanggal tidak valid' };
const checked = { count: 291, errors: [error], message: '291 Customer berhasil Ditambahkan.', file_id: null };

const choose = async () => {
  show(<ImportDialog sheet={sheet} onClose={() => undefined} />);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The dialog takes no file.');
  await userEvent.upload(input, file);
};

describe('the import dialog', () => {
  let sent: readonly Sent[];
  let release: (answer: unknown) => void = () => undefined;
  beforeEach(async () => {
    sent = await playServer(MANAGER, {
      [PATH]: (url: URL) =>
        url.searchParams.has('dryrun')
          ? checked
          : new Promise((resolve) => (release = (answer) => resolve(Response.json(answer)))),
    });
  });

  it('looks at the file first, and stores only when it is told to', async () => {
    await choose();
    expect(await screen.findByText('291 Customer siap ditambahkan')).toBeInTheDocument();
    expect(screen.getByText('Tanggal Lahir')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('Menyimpan 291 pasien…')).toBeInTheDocument();
    release({ ...checked, file_id: 5 });
    expect(await screen.findByText(checked.message)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Unduh berkas yang diimpor' })).toBeInTheDocument();
    await vi.waitFor(() => expect(screen.queryByText('Menyimpan 291 pasien…')).toBeNull());
  });

  it('says what is wrong with a file that is no template', async () => {
    const errors = { upload: ["Kolom 'Nama' tidak ada", "Kolom 'Usia' tidak dikenal"] };
    const body = { code: 'wrong-template', message: 'Format file tidak sesuai template', errors };
    await playServer(MANAGER, { [PATH]: refused(422, body) });
    await choose();
    expect(await screen.findByText([body.message, ...errors.upload].join('. '))).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  });
});
