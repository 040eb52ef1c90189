import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { playServer, show } from '../../../../tests/support/fake-server.tsx';
import { ADMIN } from '../../../policies/role.ts';
import type { BillRecord } from '../../../resources/finance/bill-detail.ts';
import { paymentKind } from '../../../resources/finance/paymentmethod.ts';
import { RefundDialog } from './refund-dialog.tsx';

const bill = {
  id: 5,
  version: 1,
  code: 'INV/BDG/2026/000005',
  status: 3,
  total_amount: 400_000,
  due_amount: 0,
  writtenoff_amount: 0,
  installment_current_amount: 400_000,
  paid_amount: 400_000,
  lines: [{ id: 1, name: 'Scaling', net_amount: 400_000 }],
} as unknown as BillRecord;
const methods = [
  { id: 1, name: 'Tunai', kind: paymentKind.cash, is_active: true },
  { id: 2, name: 'Transfer BCA', kind: paymentKind.transfer, is_active: true },
];

it('asks for a number of what goes back over a bank alone', async () => {
  await playServer(ADMIN, { 'GET /api/finance/paymentmethod': { data: methods, count: 2 } });
  show(<RefundDialog bill={bill} onClose={vi.fn()} />);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: /Scaling/ }));
  const way = dialog.getByRole('combobox', { name: /Dikembalikan lewat/ });
  expect(dialog.getByLabelText('Nomor referensi')).toBeInTheDocument();
  await userEvent.click(way);
  await userEvent.click(await screen.findByText('Tunai', { selector: '.ant-select-item-option-content' }));
  await vi.waitFor(() => expect(dialog.queryByLabelText('Nomor referensi')).toBeNull());
});

it('gives nothing back below one rupiah, neither of the bill nor of a line, and says so', async () => {
  const second = { id: 2, name: 'Tambal', net_amount: 100_000 };
  await playServer(ADMIN, { 'GET /api/finance/paymentmethod': { data: methods, count: 2 } });
  show(<RefundDialog bill={{ ...bill, lines: [...bill.lines, second] } as BillRecord} onClose={vi.fn()} />);
  const dialog = within(await screen.findByRole('dialog'));
  const refund = dialog.getByRole('button', { name: 'Refund' });
  await userEvent.type(dialog.getByLabelText('Nilai nota kredit'), '-50000');
  expect(refund).toBeDisabled();
  expect(dialog.getByText('Jumlah refund minimal Rp 1')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('checkbox', { name: /Scaling/ }));
  expect(refund).toBeEnabled();
  await userEvent.click(dialog.getByRole('checkbox', { name: /Tambal/ }));
  await userEvent.clear(dialog.getByRole('spinbutton', { name: /Tambal/ }));
  expect(refund).toBeDisabled();
  expect(dialog.getByText('Tambal: isi Rp 1 sampai Rp 100.000')).toBeInTheDocument();
});

it('shows what was rounded going with the last line of a bill', async () => {
  const rounded = {
    ...bill,
    total_amount: 399_500,
    installment_current_amount: 399_500,
    lines: [{ id: 1, name: 'Scaling', net_amount: 399_669 }],
  } as unknown as BillRecord;
  await playServer(ADMIN, { 'GET /api/finance/paymentmethod': { data: methods, count: 2 } });
  show(<RefundDialog bill={rounded} onClose={vi.fn()} />);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: /Scaling/ }));
  expect(dialog.getByRole('button', { name: 'Refund' })).toBeEnabled();
  expect(dialog.getByText('Rp 399.500')).toBeInTheDocument();
});
