import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { playServer, refused, show } from '../../../../tests/support/fake-server.tsx';
import { MANAGER, SUPERADMIN } from '../../../policies/role.ts';
import { RaiseDrawer } from './raise-drawer.tsx';

const PATH = 'POST /api/service/tindakanmedis/naikkanharga';
const treatment = (id: number, name: string, price: number) => ({
  id,
  code: `T${id}`,
  name,
  price_before: price,
  price_after: price * 1.1,
});

it('shows the prices of a colleague before they are raised in their turn, and leaves what was left', async () => {
  let stored = [treatment(1, 'Scaling', 300_000), treatment(2, 'Cabut gigi', 200_000)];
  const sent = await playServer(MANAGER, {
    [PATH]: (_url: URL, body: unknown) => {
      const { dryrun, ids, total_before } = body as { dryrun?: boolean; ids?: number[]; total_before?: number };
      const data = stored.filter(({ id }) => ids === undefined || ids.includes(id));
      const total = data.reduce((sum, { price_before }) => sum + price_before, 0);
      if (!dryrun && total_before !== total)
        return refused(409, {
          code: 'stale-version',
          message: 'Data sudah diubah',
          changed: { id: 9, name: 'Lia Marlina', at: '2026-11-27T02:40:00.000Z' },
        });
      return { data, count: data.length, total_before: total };
    },
  });
  const onClose = vi.fn();
  show(<RaiseDrawer onClose={onClose} />);
  await userEvent.type(screen.getByLabelText('Perubahan'), '10{Enter}');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Cabut gigi/ }));
  stored = [treatment(1, 'Scaling', 320_000), treatment(2, 'Cabut gigi', 200_000)];
  await userEvent.click(screen.getByRole('button', { name: 'Simpan 1 harga' }));
  const told = within(await screen.findByRole('alert'));
  expect(told.getByText(/Lia Marlina/)).toBeVisible();
  expect(told.getByText('Rp 320.000')).toBeVisible();
  await userEvent.click(told.getByRole('button', { name: 'Ambil data terbaru' }));
  await userEvent.click(screen.getByRole('button', { name: 'Simpan 1 harga' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent.at(-1)?.body).toMatchObject({ ids: [1], total_before: 320_000 });
});

it('tells who has chosen no branch so before he enters anything, and asks the server for nothing', async () => {
  const sent = await playServer(SUPERADMIN, { 'GET /api/auth/me': { profile_id: null, session_profile_id: null } });
  show(<RaiseDrawer onClose={vi.fn()} />);
  expect(await screen.findByText(/^Cabang belum dipilih/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Perubahan'), '10{Enter}');
  expect(screen.getByRole('button', { name: 'Pratinjau' })).toBeDisabled();
  expect(sent).toEqual([]);
});
