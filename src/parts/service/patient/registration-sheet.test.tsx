import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, playServer, refused, show } from '../../../../tests/support/fake-server.tsx';
import { ADMIN } from '../../../policies/role.ts';
import { RegistrationSheet } from './registration-sheet.tsx';

const PATH = '/api/service/registration/storecustomer';
const patient = { id: 7, version: 1, username: 'BDG2600007', name: 'Ratna Kusuma', initial: 'RK' };

const fill = async (answers: Answers) => {
  const sent = await playServer(ADMIN, answers);
  const onDone = vi.fn();
  show(<RegistrationSheet open onClose={() => undefined} onDone={onDone} />);
  await userEvent.type(await screen.findByLabelText(/^Nama\s*\*?$/), 'Ratna Kusuma');
  await userEvent.type(screen.getByLabelText(/No\. HP/), '081234567890');
  await userEvent.click(screen.getByText('Perempuan'));
  const birth = screen.getByLabelText(/Tanggal Lahir/);
  await userEvent.type(birth, '14 Aug 1991');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Daftarkan' }));
  return { sent, onDone };
};

describe('the registration sheet', () => {
  it('sends the patient and hands the record on', async () => {
    const { sent, onDone } = await fill({ [`POST ${PATH}`]: patient });
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ username: 'BDG2600007' })));
    expect(sent).toMatchObject([
      { path: PATH, body: { name: 'Ratna Kusuma', gender: 1, birth_date: '1991-08-14', phone: '081234567890' } },
    ]);
  });

  it('marks what is missing without asking the server', async () => {
    const sent = await playServer(ADMIN, {});
    show(<RegistrationSheet open onClose={() => undefined} onDone={() => undefined} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Daftarkan' }));
    expect((await screen.findAllByText('Wajib diisi')).length).toBe(4);
    expect(sent).toEqual([]);
  });

  it('shows the field that the server refuses', async () => {
    const { onDone } = await fill({
      [`POST ${PATH}`]: refused(422, {
        code: 'invalid',
        message: 'Data tidak valid',
        errors: { idcard: ['NIK harus 16 digit angka'] },
      }),
    });
    expect(await screen.findByText('NIK harus 16 digit angka')).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('asks before it forgets what was typed, and only then', async () => {
    await playServer(ADMIN, {});
    const onClose = vi.fn();
    show(<RegistrationSheet open onClose={onClose} onDone={() => undefined} />);
    const name = await screen.findByLabelText(/^Nama\s*\*?$/);
    const cancel = screen.getByRole('button', { name: 'Batal' });
    await userEvent.click(cancel);
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.type(name, 'Ratna');
    await userEvent.click(cancel);
    await userEvent.click(await screen.findByRole('button', { name: 'Lanjut mengisi' }));
    expect(name).toHaveValue('Ratna');
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(cancel);
    await userEvent.click((await screen.findAllByRole('button', { name: 'Tutup' })).at(-1) ?? cancel);
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  });
});
