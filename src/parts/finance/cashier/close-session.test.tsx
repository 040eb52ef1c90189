import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

it('names what was left empty before it counts it as nothing', async () => {
  const method = { kind: paymentKind.cash, is_active: true };
  const sent = await playServer(ADMIN, {
    'GET /api/finance/paymentmethod': {
      data: [
        { ...method, id: 1, name: 'Tunai' },
        { ...method, id: 2, name: 'QRIS', kind: paymentKind.qris },
      ],
      count: 2,
    },
    'POST /api/finance/kasirsesi/3/close': { id: 3, code: 'SK/BDG/2026/000003', counts: [], difference_amount: 0 },
  });
  show(<CloseSession session={{ id: 3, version: 1 } as CashSession} onClose={() => undefined} />);
  await userEvent.type(await screen.findByLabelText('Tunai'), '500000');
  const save = screen.getByRole('button', { name: 'Simpan' });
  await userEvent.click(save);
  const question = () => screen.findByText(/^QRIS: dihitung Rp 0/);
  expect(await question()).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Isi dulu' }));
  expect(sent).toEqual([]);
  await userEvent.click(save);
  await userEvent.click(await screen.findByRole('button', { name: 'Ya, Rp 0' }));
  await waitFor(() => expect(sent.map(({ body }) => body)).toMatchObject([{ version: 1, counted: { 1: 500_000 } }]));
});
