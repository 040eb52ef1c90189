// Money that is not due yet is left out of a settlement until somebody asks for it (finance.md 3).
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { playServer, show } from '../../../../tests/support/fake-server.tsx';
import { FINANCE } from '../../../policies/role.ts';
import { SettlementDrawer } from './settlement-drawer.tsx';

const tender = (id: number, expected_at: string) => ({
  id,
  code: `KW/BDG/2026/00000${id}`,
  customer_name: 'Rina',
  posting_date: '2020-03-02',
  expected_at,
  amount: id * 100_000,
  fee_amount: 0,
  reference: null,
  billtransaction_id: id,
});

describe('the settlement of a method', () => {
  it('leaves out what is not due yet, and adds it when it is asked for', async () => {
    const data = [tender(1, '2020-03-03'), tender(2, '9999-01-01')];
    await playServer(FINANCE, {
      'GET /api/finance/settlement/unsettled': { data, count: 2, gross_amount: 300_000, fee_amount: 0 },
    });
    show(<SettlementDrawer method={{ id: 3, name: 'QRIS' }} onClose={() => undefined} />);
    expect(await screen.findByLabelText('KW/BDG/2026/000001')).toBeChecked();
    expect(screen.queryByLabelText('KW/BDG/2026/000002')).toBeNull();
    expect(screen.getByText(/Rp 100\.000/)).toBeInTheDocument();
    fireEvent.click(screen.getByLabelText(/1 transaksi yang belum waktunya cair \(Rp 200\.000\)/));
    expect(screen.getByLabelText('KW/BDG/2026/000002')).toBeChecked();
    expect(screen.getByText(/Rp 300\.000/)).toBeInTheDocument();
  });
});
