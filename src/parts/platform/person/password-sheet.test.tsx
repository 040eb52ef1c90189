import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, playServer, refused, show } from '../../../../tests/support/fake-server.tsx';
import { MANAGER } from '../../../policies/role.ts';
import { PasswordSheet } from './password-sheet.tsx';
import type { PersonData } from './person.ts';

const NAMES = { old: 'Password lama', fresh: 'Password baru', again: 'Ulangi password' };
const personOf = (id: number) => ({ id, version: 1, role: MANAGER, name: 'Rina' }) as PersonData;

/** The signed-in user of the fake server has id 1. */
const open = async (id: number, answers: Answers = {}) => {
  const sent = await playServer(MANAGER, answers);
  const onClose = vi.fn();
  show(<PasswordSheet person={personOf(id)} onClose={onClose} />);
  return { sent, onClose };
};
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const save = () => screen.getByRole('button', { name: 'Simpan' });

describe('the password sheet', () => {
  it('saves only what keeps the rule and is repeated', async () => {
    const { sent, onClose } = await open(7);
    expect(screen.queryByLabelText(NAMES.old)).toBeNull();
    await type(NAMES.fresh, 'abcd');
    await type(NAMES.again, 'abcd');
    expect(save()).toBeDisabled();
    await type(NAMES.fresh, 'e');
    expect(await screen.findByText('Kata sandi tidak sama')).toBeVisible();
    expect(save()).toBeDisabled();
    await type(NAMES.again, 'e');
    await userEvent.click(save());
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/api/users/changepassword/7',
        body: { password: 'abcde', repeatpassword: 'abcde' },
      },
    ]);
    expect(await screen.findAllByText('Aksi Sukses')).not.toHaveLength(0);
  });

  it('wants the old one for the own, and shows where it is wrong', async () => {
    const { onClose } = await open(1, {
      'POST /api/users/changepassword/1': refused(422, {
        code: 'old-password-wrong',
        message: 'Kata sandi lama salah',
        errors: { oldpassword: ['Kata sandi lama salah'] },
      }),
    });
    await type(NAMES.fresh, 'abcde');
    await type(NAMES.again, 'abcde');
    expect(save()).toBeDisabled();
    await type(NAMES.old, 'salah');
    await userEvent.click(save());
    expect(await screen.findByText('Kata sandi lama salah')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });
});
