import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { playServer, refused, show } from '../../../../tests/support/fake-server.tsx';
import { MANAGER } from '../../../policies/role.ts';
import { SubscriptionDrawer } from './subscription-drawer.tsx';
import type { Subscription } from './subscription-part.tsx';

const first: Subscription = {
  id: 3,
  version: 1,
  status: 1,
  report: 'labarugi',
  everywhere: false,
  rhythm: 'bulanan',
  day: 1,
  range: 'bulan-lalu',
  readers: [{ id: 5, name: 'Hendra Gunawan' }],
  last_at: null,
  next: null,
};
const able = [
  { id: 5, name: 'Hendra Gunawan', rolename: 'Manager', mailable: true },
  { id: 6, name: 'Yuni Sari', rolename: 'Finance', mailable: true },
];

it('goes on from what a colleague made of it, with what was ticked on top', async () => {
  const stored: Subscription = { ...first, version: 2, day: 5 };
  const sent = await playServer(MANAGER, {
    'GET /api/finance/langganan': { data: [stored], mails: true },
    'GET /api/finance/langganan/penerima': { data: able },
    'PUT /api/finance/langganan/3': (_url: URL, body: unknown) =>
      (body as Subscription).version === 2
        ? { id: 3 }
        : refused(409, {
            code: 'stale-version',
            message: 'Data sudah diubah',
            changed: { id: 9, name: 'Lia Marlina', at: '2026-11-27T02:40:00.000Z' },
          }),
  });
  const onClose = vi.fn();
  show(<SubscriptionDrawer subscription={first} onDone={() => undefined} onClose={onClose} />);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Yuni Sari/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  const told = within(await screen.findByRole('alert'));
  expect(told.getByText(/Lia Marlina/)).toBeVisible();
  expect(told.getByText(/tanggal 5/i)).toBeVisible();
  await userEvent.click(told.getByRole('button', { name: 'Ambil data terbaru' }));
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent[1]?.body).toMatchObject({ version: 2, day: 5, readers: [5, 6] });
});
