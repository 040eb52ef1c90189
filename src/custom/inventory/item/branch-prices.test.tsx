import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { playServer, refused, show } from '../../../../tests/support/fake-server.tsx';
import { INVENTORY } from '../../../policies/role.ts';
import { BranchPrices } from './branch-prices.tsx';

const changed = { id: 9, name: 'Lia Marlina', at: '2026-11-27T02:40:00.000Z' };

it('keeps the price that was typed over that of a colleague, which is told and taken first', async () => {
  const row = (version: number, sell_price: number) => ({
    branch: { id: 1, code: 'BDG', name: 'Cabang Bandung' },
    sell_price,
    qty: 3,
    version,
  });
  let stored = row(1, 20_000);
  const sent = await playServer(INVENTORY, {
    'GET /api/inventory/item/7/harga': () => ({ data: [stored], price: 25_000, unit: 'pcs' }),
    'POST /api/inventory/item/7/harga': (_url: URL, body: unknown) => {
      const { version, sell_price } = body as typeof stored;
      if (version !== stored.version)
        return refused(409, { code: 'stale-version', message: 'Data sudah diubah', changed });
      stored = row(version + 1, sell_price);
      return stored;
    },
  });
  show(<BranchPrices item={7} name="Sikat gigi" />);
  const field = await screen.findByRole('spinbutton', { name: /Cabang Bandung/ });
  await userEvent.clear(field);
  await userEvent.type(field, '22000');
  stored = row(2, 21_000);
  await userEvent.type(field, '{Enter}');
  const told = within(await screen.findByRole('alert'));
  expect(told.getByText(/Lia Marlina/)).toBeVisible();
  expect(told.getByText('Rp 21.000')).toBeVisible();
  expect(field).toHaveValue('22.000');
  await userEvent.click(told.getByRole('button', { name: 'Ambil data terbaru' }));
  expect(field).toHaveValue('22.000');
  await userEvent.type(field, '{Enter}');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toEqual({ profile_id: 1, sell_price: 22_000, version: 2 });
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
