import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playServer, show } from '../../../tests/support/fake-server.tsx';
import '../../providers/steps.ts';
import { hasUnsaved } from '../../providers/unsaved.ts';
import { ADMIN } from '../../policies/role.ts';
import { useChanged, useTyped } from './leave.tsx';

/** Stands on the page itself, in no drawer. */
const Amount = () => {
  const [words, setWords] = useState('');
  useTyped(useChanged(words));
  return <input aria-label="Jumlah" value={words} onChange={({ target }) => setWords(target.value)} />;
};

const router = vi.fn();
const stepped = (act: () => void) =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => setTimeout(resolve, 20), { once: true, capture: true });
    // What is taken back is not heard by anybody else.
    setTimeout(resolve, 200);
    act();
  });
/** The entries of a router: the list, and the page over it. */
const enter = () => {
  window.history.replaceState({ idx: 0 }, '', '/daftar');
  window.history.pushState({ idx: 1 }, '', '/form');
};
const stay = () => screen.queryByRole('button', { name: 'Lanjut mengisi' });

describe('a step back over what was typed', () => {
  beforeEach(async () => {
    await playServer(ADMIN, {});
    enter();
    router.mockClear();
    // It came after ours, as the router does.
    window.addEventListener('popstate', router);
  });
  afterEach(() => window.removeEventListener('popstate', router));

  it('goes where nothing was typed', async () => {
    show(<Amount />);
    await stepped(() => window.history.back());
    expect(window.location.pathname).toBe('/daftar');
    expect(router).toHaveBeenCalledOnce();
    expect(stay()).toBeNull();
  });

  it('is taken back and asked about, and taken when that is wanted', async () => {
    show(<Amount />);
    await userEvent.type(screen.getByLabelText('Jumlah'), '5');
    expect(hasUnsaved()).toBe(true);
    await stepped(() => window.history.back());
    await vi.waitFor(() => expect(stay()).toBeVisible());
    expect(window.location.pathname).toBe('/form');
    expect(router).not.toHaveBeenCalled();
    // Another step asks the same question, not a second one.
    await stepped(() => window.history.back());
    await vi.waitFor(() => expect(screen.getAllByRole('button', { name: 'Lanjut mengisi' })).toHaveLength(1));
    await stepped(() => void userEvent.click(screen.getByRole('button', { name: 'Tutup' })));
    await vi.waitFor(() => expect(window.location.pathname).toBe('/daftar'));
    expect(router).toHaveBeenCalledOnce();
  });
});
