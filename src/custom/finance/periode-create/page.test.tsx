// The rules of a new period (specified): none beside an active one, none before the balances of its day are there, and the range that the
// reports keep begins with it.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FINANCE } from '../../../policies/role.ts';
import { playServer, show } from '../../../../tests/support/fake-server.tsx';
import Page from './page.tsx';

const GROUPS = [
  {
    categoryname: 'Kas & Bank',
    akuns: [
      { id: 4, code: '1-1101', name: 'Kas Kasir', categoryname: 'Kas & Bank', isheader: false, debit: 0, credit: 0 },
    ],
  },
];
const answers = (status: number) => ({
  'GET /api/finance/periode': { data: [{ id: 1, status }], count: 1 },
  'POST /api/finance/periode': { id: 2, start_date: '2020-03-01' },
});
const save = () => screen.getByRole('button', { name: 'Simpan' });
const choose = (day: string) => {
  const box = screen.getByLabelText('Tanggal mulai');
  fireEvent.mouseDown(box);
  fireEvent.change(box, { target: { value: day } });
  fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 13 });
};

afterEach(() => localStorage.clear());

describe('a new period', () => {
  it('is saved once the balances of its day are there, and begins the kept range', async () => {
    let answer: (groups: unknown) => void = () => undefined;
    const loading = new Promise((resolve) => {
      answer = resolve;
    });
    const sent = await playServer(FINANCE, { ...answers(1), 'GET /api/finance/akun': () => loading });
    show(<Page />);
    expect(save()).toBeDisabled();
    choose('01 Mar 2020');
    expect(save()).toBeDisabled();
    answer({ data: GROUPS });
    await waitFor(() => expect(save()).toBeEnabled());
    fireEvent.click(save());
    await vi.waitFor(() => expect(localStorage.getItem('finance-daterange')).not.toBeNull());
    expect(sent).toMatchObject([{ method: 'POST', body: { start_date: '2020-03-01' } }]);
    const [start, end] = JSON.parse(localStorage.getItem('finance-daterange') ?? '[]') as string[];
    expect(start).toBe('2020-03-01');
    expect(end).toMatch(/^20[2-9]\d-\d\d-\d\d$/);
  });

  it('is not opened beside an active one', async () => {
    await playServer(FINANCE, { ...answers(0), 'GET /api/finance/akun': { data: GROUPS } });
    show(<Page />);
    const told = 'Tidak dapat membuat periode baru karena Masih ada Periode keuangan aktif';
    expect(await screen.findByText(told)).toBeInTheDocument();
    choose('01 Mar 2020');
    await screen.findByText('Kas Kasir');
    expect(save()).toBeDisabled();
  });
});
