import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playServer, refused, type Sent, show } from '../../../../tests/support/fake-server.tsx';
import { ADMIN, PERAWAT, SUPERADMIN } from '../../../policies/role.ts';
import { bill, receipt, answers, question, sheet } from '../../../../tests/support/cash-desk.ts';
import CashierPage from './page.tsx';

describe('the cash desk', () => {
  let sent: readonly Sent[];
  beforeEach(async () => {
    sent = await playServer(ADMIN, answers);
  });

  it('takes cash for the clicked bill alone, issuing the draft with it', async () => {
    show(<CashierPage />, '/?bill=1');
    const form = await sheet();
    await userEvent.click(await form.findByRole('button', { name: 'Uang pas' }));
    await userEvent.click(form.getByRole('button', { name: 'Terbitkan & Bayar' }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      path: '/api/finance/billtransaction',
      body: {
        methods: [{ paymentmethod_id: 11, amount: 1_200_000 }],
        allocations: [{ bill_id: 1, amount: 1_200_000 }],
        issue: true,
      },
    });
    expect(await screen.findByText(/KW\/1/)).toBeVisible();
  });

  it('pays several bills with one receipt, oldest first', async () => {
    show(<CashierPage />, '/?bill=1');
    const form = await sheet();
    const boxes = await form.findAllByRole('checkbox');
    for (const box of boxes.filter((node) => !(node as HTMLInputElement).checked)) await userEvent.click(box);
    const amount = form.getByLabelText('Jumlah');
    await userEvent.clear(amount);
    await userEvent.type(amount, '1300000');
    await userEvent.click(form.getByRole('button', { name: 'Terbitkan & Bayar' }));
    await userEvent.click((await question()).getByRole('button', { name: 'Terbitkan & Bayar' }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      allocations: [
        { bill_id: 2, amount: 300_000 },
        { bill_id: 1, amount: 1_000_000 },
      ],
    });
  });

  it('says why a payment was refused, and keeps what was typed', async () => {
    sent = await playServer(ADMIN, {
      ...answers,
      'POST /api/finance/billtransaction': refused(422, { code: 'no-period', message: 'Tidak ada periode aktif' }),
    });
    show(<CashierPage />, '/?bill=1');
    const form = await sheet();
    await userEvent.click(await form.findByRole('button', { name: 'Uang pas' }));
    await userEvent.click(form.getByRole('button', { name: 'Terbitkan & Bayar' }));
    expect(await form.findByText('Tidak ada periode aktif')).toBeVisible();
    expect(form.getByRole('button', { name: 'Terbitkan & Bayar' })).toBeEnabled();
  });

  it('shows what a bill has left when somebody else paid meanwhile, and keeps what was typed', async () => {
    let left = 1_200_000;
    sent = await playServer(ADMIN, {
      ...answers,
      'GET /api/service/payment': () => ({ data: [bill(1, left)], count: 1 }),
      'POST /api/finance/billtransaction': () => {
        left = 700_000;
        return refused(409, { code: 'bill-left', message: 'Sisa tagihan INV/1 adalah Rp 700.000. Muat ulang halaman' });
      },
    });
    show(<CashierPage />, '/?bill=1');
    const form = await sheet();
    await userEvent.type(await form.findByLabelText('Jumlah'), '1000000');
    await userEvent.click(form.getByRole('button', { name: 'Terbitkan & Bayar' }));
    await userEvent.click((await question()).getByRole('button', { name: 'Terbitkan & Bayar' }));
    expect(await form.findByText(/Sisa tagihan INV\/1/)).toBeVisible();
    expect(await form.findByText('Kelebihan')).toBeVisible();
    expect(form.getByLabelText('Jumlah')).toHaveValue('1.000.000');
    expect(form.getByRole('button', { name: 'Terbitkan & Bayar' })).toBeDisabled();
  });

  it('pays from what is held for the patient, and keeps what is too much', async () => {
    const methods = [
      { id: 11, name: 'Tunai', kind: 1, need_reference: false },
      { id: 17, name: 'Deposit', kind: 7, need_reference: false },
    ];
    sent = await playServer(ADMIN, {
      ...answers,
      'GET /api/finance/customerbalance': { deposit: 500_000 },
      'GET /api/finance/paymentmethod': { data: methods, count: 2 },
    });
    show(<CashierPage />, '/?bill=1');
    const form = await sheet();
    await userEvent.click(await form.findByRole('button', { name: /Pakai deposit/ }));
    await userEvent.click(form.getByRole('button', { name: 'Tambah metode' }));
    const [, cash] = form.getAllByLabelText('Jumlah');
    if (!cash) throw new Error('There is no second tender.');
    await userEvent.clear(cash);
    await userEvent.type(cash, '800000');
    expect(form.getByRole('button', { name: 'Terbitkan & Bayar' })).toBeDisabled();
    await userEvent.click(form.getByRole('checkbox', { name: 'Simpan kelebihan sebagai deposit' }));
    await userEvent.click(form.getByRole('button', { name: 'Terbitkan & Bayar' }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      customer_id: 9,
      methods: [
        { paymentmethod_id: 17, amount: 500_000 },
        { paymentmethod_id: 11, amount: 800_000 },
      ],
      allocations: [{ bill_id: 1, amount: 1_200_000 }],
      excess_to_deposit: true,
    });
  });

  it('ticks the installments that are due, and pays them by name', async () => {
    const onCredit = {
      ...bill(3, 900_000, 1),
      payment_type: 2,
      angsurans: [
        { id: 31, no: 1, due_date: '2026-09-21', outstanding: 300_000 },
        { id: 32, no: 2, due_date: '2999-01-21', outstanding: 300_000 },
        { id: 33, no: 3, due_date: null, outstanding: 300_000 },
      ],
    };
    sent = await playServer(ADMIN, {
      ...answers,
      'GET /api/service/payment': { data: [onCredit], count: 1 },
      'GET /api/finance/bill/3': onCredit,
    });
    show(<CashierPage />, '/?bill=3');
    const form = await sheet();
    const third = await form.findByRole('checkbox', { name: /Angsuran ke-3/ });
    expect(form.getByRole('checkbox', { name: /Angsuran ke-1/ })).toBeChecked();
    expect(form.getByRole('checkbox', { name: /Angsuran ke-2/ })).not.toBeChecked();
    await userEvent.click(third);
    await userEvent.click(form.getByRole('button', { name: 'Uang pas' }));
    await userEvent.click(form.getByRole('button', { name: 'Bayar' }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      allocations: [
        { bill_id: 3, angsuran_id: 31, amount: 300_000 },
        { bill_id: 3, angsuran_id: 33, amount: 300_000 },
      ],
    });
  });

  it('sends a payment that was not answered again as the same one', async () => {
    let lost = true;
    sent = await playServer(ADMIN, {
      ...answers,
      'POST /api/finance/billtransaction': () => {
        if (!lost) return receipt;
        lost = false;
        throw new TypeError('Failed to fetch');
      },
    });
    show(<CashierPage />, '/?bill=1');
    const form = await sheet();
    await userEvent.click(await form.findByRole('button', { name: 'Uang pas' }));
    await userEvent.click(form.getByRole('button', { name: 'Terbitkan & Bayar' }));
    await userEvent.click(await form.findByRole('button', { name: 'Kirim Ulang' }));
    expect(await screen.findByText(/KW\/1/)).toBeVisible();
    expect(sent[1]).toEqual(sent[0]);
    const keys = vi
      .mocked(fetch)
      .mock.calls.filter(([, init]) => init?.method === 'POST')
      .map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('opens the drawer above the desk', async () => {
    show(<CashierPage />, '/?bill=1');
    const bar = within(await screen.findByRole('region', { name: 'Sesi kasir' }));
    await userEvent.click(bar.getByRole('button', { name: 'Buka Sesi' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.clear(dialog.getByLabelText('Modal awal'));
    await userEvent.type(dialog.getByLabelText('Modal awal'), '500000');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ path: '/api/finance/kasirsesi/open', body: { opening_amount: 500_000 } });
  });

  it('asks nothing of a drawer where no branch is chosen', async () => {
    await playServer(SUPERADMIN, answers);
    show(<CashierPage />);
    const bar = within(await screen.findByRole('region', { name: 'Sesi kasir' }));
    expect(bar.getByText('Pilih cabang untuk membuka sesi kasir')).toBeVisible();
    expect(bar.queryByRole('button', { name: 'Buka Sesi' })).toBeNull();
    const asked = vi.mocked(fetch).mock.calls.map(([input]) => String(input));
    expect(asked.filter((path) => path.includes('finance/setting'))).toEqual([]);
  });

  it('offers no payment to a role that takes none', async () => {
    await playServer(PERAWAT, answers);
    show(<CashierPage />, '/?bill=1');
    expect((await screen.findAllByText('Ratna Kusuma')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Terbitkan & Bayar' })).toBeNull();
  });
});
