import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type * as Here from './modal-here.tsx';
import useModalLater from './modal-later.tsx';

const dialogs = vi.hoisted(() => ({ fail: false }));
vi.mock('./modal-here.tsx', async (original) => {
  const real = await original<typeof Here>();
  return {
    get Dialogs() {
      if (dialogs.fail) throw new Error('no network');
      return real.Dialogs;
    },
  };
});

afterEach(() => {
  dialogs.fail = false;
  vi.restoreAllMocks();
});

const answers: boolean[] = [];
const Asking = ({ onOk }: { readonly onOk: () => void }) => {
  const [modal, holder] = useModalLater();
  const ask = async (): Promise<void> => {
    answers.push(await modal.confirm({ title: 'Buang isian?', okText: 'Buang', cancelText: 'Tetap di sini', onOk }));
  };
  return (
    <>
      <button type="button" onClick={() => void ask()}>
        Tutup
      </button>
      {holder}
    </>
  );
};

// The failure comes first: what was fetched once stays.
it('is asked by the browser where the dialogs cannot be fetched', async () => {
  dialogs.fail = true;
  const plain = vi.spyOn(window, 'confirm').mockReturnValue(true);
  const onOk = vi.fn();
  render(<Asking onOk={onOk} />);
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  await vi.waitFor(() => expect(plain).toHaveBeenCalledWith('Buang isian?'));
  await vi.waitFor(() => expect(answers).toEqual([true]));
  expect(onOk).toHaveBeenCalledOnce();
});

it('asks once the dialogs are here, and is answered', async () => {
  answers.length = 0;
  const onOk = vi.fn();
  render(<Asking onOk={onOk} />);
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Tetap di sini' }));
  await vi.waitFor(() => expect(answers).toEqual([false]));
  expect(onOk).not.toHaveBeenCalled();
});
