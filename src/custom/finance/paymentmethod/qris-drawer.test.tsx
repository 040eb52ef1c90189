import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playServer, refused, type Sent, show } from '../../../../tests/support/fake-server.tsx';
import { MANAGER } from '../../../policies/role.ts';
import { QrisDrawer, type QrisMethod } from './qris-drawer.tsx';

const CODE =
  '00020101021126660014COM.CONTOH.WWW011893600914012345678902150000012345678900303UMI51440014ID.CO.QRIS.WWW' +
  '0215ID10200123456780303UMI5204802153033605802ID5918KLINIK GIGI CONTOH6007BANDUNG61054011562070703A0163043042';
const PATH = '/api/finance/paymentmethod/3';
const first: QrisMethod = {
  id: 3,
  version: 1,
  name: 'QRIS',
  qris_payload: null,
  qris_max_amount: 10_000_000,
  qris_initiation: 12,
};
let stored: QrisMethod;
let sent: readonly Sent[];

beforeEach(async () => {
  stored = first;
  sent = await playServer(MANAGER, {
    [`GET ${PATH}`]: () => stored,
    [`PUT ${PATH}/qris`]: (_url: URL, body: unknown) =>
      (body as QrisMethod).version === stored.version
        ? stored
        : refused(409, {
            code: 'stale-version',
            message: 'Data sudah diubah',
            changed: { id: 9, name: 'Lia Marlina', at: '2026-11-27T02:40:00.000Z' },
          }),
  });
});

describe('the code of a branch', () => {
  it('of a colleague is shown, and what was typed goes on top of it', async () => {
    show(<QrisDrawer method={first} onClose={() => undefined} />);
    const limit = screen.getByLabelText('Batas QRIS per transaksi');
    await userEvent.clear(limit);
    await userEvent.type(limit, '2000000');
    await userEvent.click(screen.getByRole('textbox', { name: /Kode QRIS/ }));
    await userEvent.paste(CODE);
    stored = { ...first, qris_payload: CODE, version: 2 };
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    const told = within(await screen.findByRole('alert'));
    expect(told.getByText(/Lia Marlina/)).toBeVisible();
    expect(told.getByText('KLINIK GIGI CONTOH')).toBeVisible();
    await userEvent.click(told.getByRole('button', { name: 'Ambil data terbaru' }));
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toEqual({ version: 2, payload: CODE, max_amount: 2_000_000, initiation: 12 });
  });
});
