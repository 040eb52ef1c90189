// From a report over all branches to a document: in the reader's branch at once, in another one after he agreed to work there.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { playServer, show } from '../../../../tests/support/fake-server.tsx';
import { MANAGER, SUPERADMIN } from '../../../policies/role.ts';
import { BranchLink } from './branch-link.tsx';

const [BANDUNG, JAKARTA] = [1, 2];
const BRANCHES = {
  'GET /api/profile': {
    data: [
      { id: BANDUNG, code: 'BDG', name: 'Bandung' },
      { id: JAKARTA, code: 'JKT', name: 'Jakarta' },
    ],
    count: 2,
  },
};
const EXPENSE = '/finance/biaya/transaction/7';
const expense = (branch: number) =>
  show(
    <BranchLink to={EXPENSE} branch={branch}>
      Sewa ruko
    </BranchLink>,
  );

afterEach(() => vi.unstubAllGlobals());

describe('a document of a report', () => {
  it('is a link for who works in its branch', async () => {
    await playServer(MANAGER, BRANCHES);
    expense(BANDUNG);
    expect(screen.getByRole('link', { name: 'Sewa ruko' })).toHaveAttribute('href', EXPENSE);
  });

  it('asks a superadmin before he works in its branch, and goes there', async () => {
    const sent = await playServer(SUPERADMIN, BRANCHES);
    const assign = vi.fn<(to: string) => void>();
    vi.stubGlobal('location', { assign });
    expense(JAKARTA);
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Sewa ruko' }));
    const title = await screen.findByText('Dokumen cabang Jakarta');
    await waitFor(() => expect(title).toBeVisible());
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Pindah dan buka' }));
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(EXPENSE));
    expect(sent).toEqual([
      { method: 'POST', path: '/api/profile/changeprofile', body: { session_profile_id: JAKARTA } },
    ]);
  });

  it('opens at once what is read over all branches, for who works in none', async () => {
    await playServer(SUPERADMIN, BRANCHES);
    show(
      <BranchLink to="/finance/payment/bill/7" branch={JAKARTA}>
        INV/JKT/7
      </BranchLink>,
    );
    expect(screen.getByRole('link', { name: 'INV/JKT/7' })).toBeVisible();
  });
});
