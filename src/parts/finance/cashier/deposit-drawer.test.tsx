import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { playServer, show } from '../../../../tests/support/fake-server.tsx';
import { ADMIN } from '../../../policies/role.ts';
import { DepositDrawer } from './deposit-drawer.tsx';

const patient = { id: 9, name: 'Ratna Kusuma', username: 'BDG2600009', birth_date: null, last_visit: null };
const asked = {
  id: 41,
  action: 'finance.refund',
  label: 'Refund tagihan dan deposit',
  verb: 'call',
  amount: 100_000,
  created_at: '2026-11-21T03:00:00Z',
  userdata: { id: 7, name: 'Sari' },
};
const MARK = 'Refund tagihan dan deposit menunggu persetujuan';

/** Opens the drawer for the patient, whose deposit carries these requests, and types a refund that it covers. */
const refund = async (requests: readonly object[]) => {
  await playServer(ADMIN, {
    'GET /api/service/customer/chip': { data: [patient], count: 1 },
    'GET /api/finance/paymentmethod': {
      data: [{ id: 11, name: 'Tunai', kind: 1, need_reference: false }],
      count: 1,
    },
    'GET /api/finance/deposit': { data: [{ id: 3, customer_id: 9, balance: 500_000, requests }], count: 1 },
  });
  show(<DepositDrawer onClose={() => undefined} />);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Pasien' }), 'Ratna');
  await userEvent.click(await screen.findByText(/Ratna Kusuma/));
  await userEvent.click(await screen.findByText('Kembalikan'));
  await userEvent.type(await screen.findByLabelText('Jumlah'), '100000');
  return screen.getByRole('button', { name: 'Kembalikan' });
};

describe('the drawer of deposits', () => {
  it('says that a refund waits for an approver, and does not ask for another', async () => {
    const button = await refund([asked]);
    expect(screen.getByText(MARK)).toBeVisible();
    expect(button).toBeDisabled();
  });

  it('refunds where nothing waits', async () => {
    const button = await refund([]);
    expect(screen.queryByText(MARK)).toBeNull();
    expect(button).toBeEnabled();
  });
});
