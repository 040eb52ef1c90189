import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { playServer, show } from '../../../../tests/support/fake-server.tsx';
import { ADMIN } from '../../../policies/role.ts';
import { paymentKind } from '../../../resources/finance/paymentmethod.ts';
import { CountedSession } from './counted-session.tsx';

const cash = { id: 11, paymentmethod_id: 1, paymentmethoddata: { name: 'Tunai' }, expected_amount: 950_000 };
const closed = {
  id: 3,
  version: 2,
  code: 'SK/BDG/2026/000003',
  difference_amount: -855_000,
  counts: [{ ...cash, counted_amount: 95_000, difference_amount: -855_000 }],
};

it('mends a count that was typed wrongly where its difference is seen first', async () => {
  const sent = await playServer(ADMIN, {
    'GET /api/finance/paymentmethod': {
      data: [
        { id: 1, name: 'Tunai', kind: paymentKind.cash, is_active: true },
        { id: 2, name: 'QRIS', kind: paymentKind.qris, is_active: true },
      ],
      count: 2,
    },
    'POST /api/finance/kasirsesi/3/hitungulang': {
      ...closed,
      version: 3,
      difference_amount: 0,
      counts: [{ ...cash, counted_amount: 950_000, difference_amount: 0 }],
    },
  });
  show(<CountedSession closed={closed as never} onClose={vi.fn()} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Hitung Ulang' }));
  const field = await screen.findByLabelText('Tunai');
  expect(field).toHaveValue('95.000');
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  await userEvent.clear(field);
  await userEvent.type(field, '950000');
  await userEvent.type(screen.getByLabelText('Alasan'), 'Kurang satu nol');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(screen.getByText('Uang tunai sesuai.')).toBeInTheDocument());
  expect(sent.map(({ body }) => body)).toEqual([{ version: 2, counted: { 1: 950_000 }, reason: 'Kurang satu nol' }]);
});
