// What a patient owes is never told of another while the answer is on its way.
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { playServer, show } from '../../../../tests/support/fake-server.tsx';
import { ADMIN } from '../../../policies/role.ts';
import { PatientBalance } from './patient-balance.tsx';

const balance = (outstanding: number) => ({ outstanding, overdue: 0, next_due: null, deposit: 0, bills: [] });

const Chosen = () => {
  const [id, choose] = useState(1);
  return (
    <>
      <PatientBalance id={id} />
      <button type="button" onClick={() => choose(2)}>
        Pasien lain
      </button>
    </>
  );
};

describe('the balance of a patient', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('is his own, or none', async () => {
    let answer: (body: unknown) => void = () => undefined;
    await playServer(ADMIN, {
      'GET /api/finance/customerbalance': (url: URL) =>
        url.searchParams.get('customer_id') === '1'
          ? balance(750_000)
          : new Promise((resolve) => {
              answer = resolve;
            }),
    });
    show(<Chosen />);
    expect(await screen.findByText(/750\.000/)).toBeVisible();
    screen.getByRole('button', { name: 'Pasien lain' }).click();
    await waitFor(() => expect(screen.queryByText(/750\.000/)).toBeNull());
    answer(balance(20_000));
    expect(await screen.findByText(/20\.000/)).toBeVisible();
  });
});
