import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playServer, type Sent, show } from '../../../../tests/support/fake-server.tsx';
import { ADMIN } from '../../../policies/role.ts';
import { answers, bill, bills, question, sheet } from '../../../../tests/support/cash-desk.ts';
import CashierPage from './page.tsx';

/** News that the test brings. */
class Stream extends EventTarget {
  static readonly open: Stream[] = [];
  readonly readyState = 1;
  close = vi.fn();
  constructor() {
    super();
    Stream.open.push(this);
  }
}
const news = (...objects: readonly string[]): void =>
  Stream.open.forEach((stream) =>
    stream.dispatchEvent(new MessageEvent('change', { data: JSON.stringify({ objects }) })),
  );

describe('a payment at the cash desk', () => {
  let sent: readonly Sent[];
  beforeEach(async () => {
    sent = await playServer(ADMIN, answers);
  });

  it('asks what becomes of the rest, and puts it on credit with the payment', async () => {
    show(<CashierPage />, '/?bill=1');
    const form = await sheet();
    await userEvent.type(await form.findByLabelText('Jumlah'), '600000');
    await userEvent.click(form.getByRole('button', { name: 'Terbitkan & Bayar' }));
    const asked = await question();
    await userEvent.click(asked.getByRole('radio', { name: /Dicicil/ }));
    await userEvent.click(asked.getByRole('button', { name: '6 kali' }));
    expect(asked.getByText('6 × Rp 100.000')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Terbitkan & Bayar' }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      allocations: [{ bill_id: 1, amount: 600_000 }],
      rest_on_credit: { bill_id: 1, cicilan_attempt: 6, due_mode: 1 },
    });
  });

  it('makes installments of a draft in three presses', async () => {
    sent = await playServer(ADMIN, { ...answers, 'POST /api/finance/bill/1/issue': { ...bills[0], status: 1 } });
    show(<CashierPage />, '/?bill=1');
    const form = await sheet();
    const [, draft] = await form.findAllByRole('article');
    if (!draft) throw new Error('There is no draft.');
    await userEvent.click(await within(draft).findByRole('button', { name: 'Jadikan kredit' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Jadikan kredit/ }));
    await userEvent.click(dialog.getByRole('button', { name: '3 kali' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Jadikan kredit' }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      path: '/api/finance/bill/1/issue',
      body: { payment_type: 2, cicilan_attempt: 3, due_mode: 1, first_due_date: expect.any(String) as string },
    });
  });

  it('shows what the end of the visit noted for the desk', async () => {
    sent = await playServer(ADMIN, {
      ...answers,
      'GET /api/finance/bill/1': { ...bills[0], desk_note: 'Pasien minta cicilan' },
    });
    show(<CashierPage />, '/?bill=1');
    expect(await (await sheet()).findByText(/Pasien minta cicilan/)).toBeVisible();
  });

  it('shows a code with the amount, and pays when the cashier saw the money', async () => {
    sent = await playServer(ADMIN, {
      ...answers,
      'GET /api/finance/paymentmethod': {
        data: [{ id: 15, name: 'QRIS', kind: 5, need_reference: false, qris_nmid: 'ID1020012345678' }],
        count: 1,
      },
      'GET /api/finance/paymentmethod/15/qris': {
        text: '00020101',
        name: 'KLINIK GIGI CONTOH',
        city: 'BANDUNG',
        nmid: 'ID1020012345678',
        amount: 1_200_000,
      },
    });
    show(<CashierPage />, '/?bill=1');
    const form = await sheet();
    await userEvent.click(await form.findByRole('button', { name: 'Uang pas' }));
    await userEvent.click(form.getByRole('button', { name: 'Tampilkan QRIS' }));
    const screenOf = within(await screen.findByRole('dialog', { name: 'QRIS dengan nominal' }));
    await waitFor(() => expect(screenOf.getByText('ID1020012345678')).toBeVisible());
    expect(sent).toHaveLength(0);
    await userEvent.click(screenOf.getByRole('button', { name: 'Uang sudah masuk' }));
    expect(await form.findByRole('button', { name: 'Uang sudah masuk' })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Terbitkan & Bayar' }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
  });
});

describe('who pays at the cash desk', () => {
  it('is marked with a debt no longer than he has one', async () => {
    vi.stubGlobal('EventSource', Stream);
    let hasdebt = true;
    await playServer(ADMIN, {
      ...answers,
      'GET /api/service/customer/chip': () => ({ data: [{ id: 9, name: 'Ratna Kusuma', hasdebt }], count: 1 }),
    });
    show(<CashierPage />, '/?bill=1');
    expect(await (await sheet()).findByText('Hutang')).toBeVisible();
    hasdebt = false;
    news('service.payment');
    await vi.waitFor(() => expect(screen.queryByText('Hutang')).toBeNull());
  });
});

describe('a bill that another window pays of meanwhile', () => {
  it('is ticked no longer, so that its money is not taken twice', async () => {
    vi.stubGlobal('EventSource', Stream);
    let open = bills;
    const sent = await playServer(ADMIN, {
      ...answers,
      'GET /api/service/payment': () => ({ data: open, count: open.length }),
    });
    show(<CashierPage />, '/?bill=2');
    const form = await sheet();
    await userEvent.type(await form.findByLabelText('Jumlah'), '100000');
    open = [bill(1, 1_200_000), bill(2, 200_000, 2)];
    news('service.payment');
    expect(await form.findByText(/baru saja berubah/)).toBeVisible();
    expect(form.queryByRole('button', { name: 'Bayar' })).toBeNull();
    expect(sent).toHaveLength(0);
  });
});
