// The rules of the journal form (specified): amounts wait for an account, and nothing is saved before it is level in an open period.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FINANCE } from '../../../policies/role.ts';
import { playServer, show } from '../../../../tests/support/fake-server.tsx';
import Page from './page.tsx';

const accounts = [
  { id: 1, code: '6-1201', name: 'Sewa' },
  { id: 2, code: '1-1111', name: 'Bank BCA' },
];
const answers = (periods: number) => ({
  'GET /api/finance/periode': { data: periods ? [{ id: 1, status: 0 }] : [], count: periods },
  'GET /api/finance-v2/akun': { data: accounts, count: accounts.length },
  'POST /api/finance-v2/jurnal': { id: 9, code: 'JU/BDG/2026/000001' },
});

const account = async (n: number, name: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: `Akun Baris ${n}` }));
  const options = await screen.findAllByText(name);
  fireEvent.click(options.at(-1) as HTMLElement);
};
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
const amount = (side: 'Debit' | 'Kredit', n: number) => screen.getByRole('spinbutton', { name: `${side} Baris ${n}` });
const save = () => screen.getByRole('button', { name: 'Simpan' });

describe('the journal form', () => {
  it('saves what is level, with the lines as text', async () => {
    const sent = await playServer(FINANCE, answers(1));
    show(<Page />);
    expect(amount('Debit', 1)).toBeDisabled();
    await account(1, '6-1201 Sewa');
    type(amount('Debit', 1), '100');
    await account(2, '1-1111 Bank BCA');
    type(amount('Kredit', 2), '90');
    expect(screen.getByText('Selisih Rp 10')).toBeInTheDocument();
    expect(save()).toBeDisabled();
    type(amount('Kredit', 2), '100');
    await waitFor(() => expect(save()).toBeEnabled());
    type(screen.getByLabelText(/Memo/), 'Sewa Maret');
    const day = screen.getByLabelText(/Tanggal transaksi/);
    fireEvent.mouseDown(day);
    type(day, '02 Mar 2026');
    fireEvent.keyDown(day, { key: 'Enter', code: 'Enter', keyCode: 13 });
    fireEvent.click(save());
    await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
    const body = sent.find(({ method }) => method === 'POST')?.body as { details: string };
    expect(JSON.parse(body.details)).toEqual([
      { akun_id: 1, description: '', debit: 100, credit: 0 },
      { akun_id: 2, description: '', debit: 0, credit: 100 },
    ]);
    expect(body).toMatchObject({ kind: 1, memo: 'Sewa Maret', transaction_at: '2026-03-02' });
  });

  it('says that there is no period, and saves nothing', async () => {
    await playServer(FINANCE, answers(0));
    show(<Page />);
    expect(await screen.findByText('Periode Pembukuan Aktif belum ada')).toBeInTheDocument();
    expect(save()).toBeDisabled();
  });
});
