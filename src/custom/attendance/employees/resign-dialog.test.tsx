import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, playServer, refused, show } from '../../../../tests/support/fake-server.tsx';
import { MANAGER } from '../../../policies/role.ts';
import type { WholeStaff } from '../../../parts/platform/person/person.ts';
import { ResignDialog } from './resign-dialog.tsx';

const person = { id: 8, version: 1, role: 11, name: 'Siti Aminah', username: 'perawat.bdg' } as WholeStaff;
const PATH = '/api/attendance/pegawai/8';

const open = async (answers: Answers) => {
  const sent = await playServer(MANAGER, answers);
  const onDone = vi.fn();
  show(<ResignDialog person={person} onClose={() => undefined} onDone={onDone} />);
  expect(screen.getByRole('button', { name: 'Keluarkan' })).toBeDisabled();
  await userEvent.type(await screen.findByLabelText('Tgl Keluar'), '14 Aug 2026');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Keluarkan' }));
  return { sent, onDone };
};

describe('the resign dialog', () => {
  it('sends the day once it is set', async () => {
    const { sent, onDone } = await open({ [`DELETE ${PATH}`]: { id: 8 } });
    await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(sent).toEqual([{ method: 'DELETE', path: PATH, body: { leave_at: '2026-08-14' } }]);
  });

  it('tells in a dialog what the server refuses', async () => {
    const message = 'Tanggal keluar tidak boleh sebelum tanggal masuk.';
    const { onDone } = await open({ [`DELETE ${PATH}`]: refused(422, { code: 'resign-before-join', message }) });
    expect(await screen.findAllByText(message)).not.toHaveLength(0);
    expect(onDone).not.toHaveBeenCalled();
  });
});
