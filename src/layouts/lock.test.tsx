import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { playServer, refused, type Sent, show } from '../../tests/support/fake-server.tsx';
import { api } from '../providers/http.ts';
import { session, useSession } from '../providers/session.ts';
import { holdUnsaved } from '../providers/unsaved.ts';
import { ADMIN, SUPERADMIN } from '../policies/role.ts';
import { Lock } from './lock.tsx';

const over = refused(401, { code: 'not-signed-in', message: 'Sesi berakhir. Silakan masuk kembali' });
const answers = { 'GET /api/users': () => over.clone() };
const Page = () => {
  const now = useSession();
  if (now.state !== 'in') return <p>Halaman masuk</p>;
  return now.locked ? <Lock user={now.user} /> : <p>Halaman</p>;
};
/** A call finds the session over. */
const end = () => act(() => api.get('users').catch(() => undefined));
let sent: readonly Sent[];
let store: (() => void) | undefined;
afterEach(() => {
  store?.();
  store = undefined;
});

describe('a session that ends', () => {
  beforeEach(async () => {
    sent = await playServer(ADMIN, answers);
    // jsdom has no top layer.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
  });

  it('leads to the login page where nothing was typed', async () => {
    show(<Page />);
    await end();
    expect(screen.getByText('Halaman masuk')).toBeVisible();
    expect(session.get()).toEqual({ state: 'out', ended: true });
  });

  it('locks what was typed until the same person signs in again', async () => {
    store = holdUnsaved();
    show(<Page />);
    await end();
    await end();
    await userEvent.type(screen.getByLabelText('Kata sandi'), 'rahasia{Enter}');
    expect(await screen.findByText('Halaman')).toBeVisible();
    expect(sent).toEqual([
      { method: 'POST', path: '/api/auth/login', body: { username: 'rina', password: 'rahasia' } },
    ]);
  });

  it('is given up by leaving', async () => {
    store = holdUnsaved();
    show(<Page />);
    await end();
    await userEvent.click(screen.getByRole('button', { name: 'Keluar tanpa menyimpan' }));
    expect(screen.getByText('Halaman masuk')).toBeVisible();
  });
});

it('goes on in the branch that a superadmin had chosen', async () => {
  const calls = await playServer(SUPERADMIN, answers);
  store = holdUnsaved();
  show(<Page />);
  const now = session.get();
  if (now.state === 'in') Object.assign(now.user, { session_profile_id: 3 });
  await end();
  await act(() => session.unlock('rahasia'));
  expect(calls.map(({ path, body }) => [path, body])).toContainEqual([
    '/api/profile/changeprofile',
    { session_profile_id: 3 },
  ]);
});
