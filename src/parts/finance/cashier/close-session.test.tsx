import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { playServer, show } from '../../../../tests/support/fake-server.tsx';
import { ADMIN } from '../../../policies/role.ts';
import { paymentKind } from '../../../resources/finance/paymentmethod.ts';
import { CloseSession } from './close-session.tsx';
import type { CashSession } from './session.ts';

it('is counted from the first method on, and not before the methods are there', async () => {
  let answer: (methods: unknown) => void = () => undefined;
  await playServer(ADMIN, {
    'GET /api/finance/paymentmethod': () => new Promise((resolve) => (answer = resolve)),
  });
  show(<CloseSession session={{ id: 3, version: 1 } as CashSession} onClose={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Catatan' })).toBeInTheDocument());
  answer({ data: [{ id: 1, name: 'Tunai', kind: paymentKind.cash, is_active: true }], count: 1 });
  const cash = await screen.findByLabelText('Tunai');
  await waitFor(() => expect(cash).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Simpan' })).toBeEnabled();
});
