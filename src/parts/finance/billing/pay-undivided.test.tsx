// 'Bayar' leads to the desk with a bill that somebody owes; on an opening balance without patients it says what comes first.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { playServer, show } from '../../../../tests/support/fake-server.tsx';
import { FINANCE } from '../../../policies/role.ts';
import { UNDIVIDED } from '../../../resources/finance/bill-life.ts';
import { PayOpenBill } from './row-actions.tsx';

const row = (source_type: string) => ({ id: 7, source_type, customer_name: 'Rina', outstanding: 500_000 });

describe('paying an open bill', () => {
  beforeEach(async () => void (await playServer(FINANCE, {})));

  it('leads to the desk', () => {
    show(<PayOpenBill row={row('visit')} />);
    expect(screen.getByRole('link', { name: 'Bayar tagihan Rina' })).toHaveAttribute('href', '/service/payment?bill=7');
  });

  it('explains what an undivided opening balance waits for, and leads there', async () => {
    show(<PayOpenBill row={row(UNDIVIDED)} />);
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Bayar' }));
    expect(await screen.findByText(/belum dirinci per pasien/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ke Periode Pembukuan' })).toHaveAttribute('href', '/finance/periode');
  });

  it('is not offered where nothing is open', () => {
    show(<PayOpenBill row={{ ...row(UNDIVIDED), outstanding: 0 }} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
