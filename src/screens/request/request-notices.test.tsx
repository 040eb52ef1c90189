import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { playServer, show } from '../../../tests/support/fake-server.tsx';
import { ADMIN, MANAGER } from '../../policies/role.ts';
import { RequestNotices } from './request-notices.tsx';

const record = {
  requests: [
    {
      id: 7,
      action: 'finance.payment.void',
      label: 'Pembatalan pembayaran',
      verb: 'void',
      created_at: '2026-11-27T20:04:04.483Z',
      userdata: { id: 4, name: 'Rina Puspitasari' },
    },
  ],
};
const open = async (role: number): Promise<void> => {
  await playServer(role, {});
  show(<RequestNotices record={record} />);
};

it('leads who decides to where it is decided', async () => {
  await open(MANAGER);
  expect(screen.getByRole('link', { name: 'Ke persetujuan' })).toHaveAttribute('href', '/dashboard/approval');
});

it('tells everybody else that it waits', async () => {
  await open(ADMIN);
  expect(screen.getByText('Pembatalan pembayaran menunggu persetujuan')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
