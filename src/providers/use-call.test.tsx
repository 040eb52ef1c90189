// What a call costs the page that reads it: it is drawn once while it waits and once with the answer.
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { playServer, refused, show } from '../../tests/support/fake-server.tsx';
import { MANAGER } from '../policies/role.ts';
import { useCall } from './call.ts';

const drawn: string[] = [];
const Balance = () => {
  const { query, answer } = useCall('finance.customerbalance', { customer_id: 3 });
  const text = query.isError ? query.error.message : answer ? 'here' : 'waits';
  drawn.push(text);
  return <p>{text}</p>;
};

describe('a call of a page', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    drawn.length = 0;
  });

  it('draws once while it waits and once with its answer', async () => {
    await playServer(MANAGER, { 'GET /api/finance/customerbalance': { balance: 0 } });
    show(<Balance />);
    expect(await screen.findByText('here')).toBeVisible();
    expect(drawn).toEqual(['waits', 'here']);
  });

  it('tells the page what was refused, and nobody else', async () => {
    await playServer(MANAGER, {
      'GET /api/finance/customerbalance': refused(404, { code: 'not-found', message: 'Pasien tidak ada' }),
    });
    show(<Balance />);
    expect(await screen.findByText('Pasien tidak ada')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(drawn).toEqual(['waits', 'Pasien tidak ada']);
  });
});
