import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { playServer, refused, show } from '../../../../tests/support/fake-server.tsx';
import { MANAGER } from '../../../policies/role.ts';
import { loadTexts } from '../../../providers/i18n.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import type { Sale } from './page.tsx';

const first = { id: 5, version: 1, code: 'PKT/BDG/2026/000005', lines: [] } as unknown as Sale;
const preview = (used_value: number) => ({
  used_value,
  charge: used_value,
  paid: 500_000,
  refund: 500_000 - used_value,
  shortfall: 0,
});

it('is decided on the figures that were shown: of a package that was used meanwhile they are shown anew', async () => {
  await loadTexts('paket');
  let used = 100_000;
  const sent = await playServer(MANAGER, {
    'GET /api/finance/paymentmethod': { data: [{ id: 1, name: 'Tunai', kind: 1, is_active: true }], count: 1 },
    'GET /api/paket/membership/5': () => ({ ...first, version: 2 }),
    'POST /api/paket/membership/5/batal': (_url: URL, body: unknown) => {
      const { preview: looks, version } = body as { preview?: boolean; version?: number };
      if (looks) return preview(used);
      if (version === 2) return { ...first, version: 3 };
      return refused(409, {
        code: 'stale-version',
        message: 'Data sudah diubah',
        changed: { id: 9, name: 'Lia Marlina', at: '2026-11-27T02:40:00.000Z' },
      });
    },
  });
  const onClose = vi.fn();
  show(<CancelDialog sale={first} onClose={onClose} />);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Rp 400.000')).toBeInTheDocument();
  await userEvent.click(dialog.getByText('Deposit', { exact: false, selector: '.ant-segmented-item-label' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Pindah kota');
  used = 200_000;
  await userEvent.click(dialog.getByRole('button', { name: 'Batalkan' }));
  expect(await dialog.findByText(/Lia Marlina/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Ambil data terbaru' }));
  expect(await dialog.findByText('Rp 300.000')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Batalkan' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent.at(-1)?.body).toMatchObject({ version: 2, reason: 'Pindah kota', to_deposit: true });
});
