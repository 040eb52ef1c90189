// What the cash desk is answered in tests of its page: a draft and an open bill of one patient.
import { screen, within } from '@testing-library/react';
import type { Answers } from './fake-server.tsx';

export const bill = (id: number, outstanding: number, status = 0) => ({
  id,
  version: 1,
  code: status === 0 ? null : `INV/BDG/2026/00000${id}`,
  status,
  statusname: status === 0 ? 'Draft' : 'Belum Bayar',
  source_type: 'visit',
  source_id: id,
  payment_type: 1,
  transaction_at: '2026-11-21',
  customer_id: 9,
  customer_name: 'Ratna Kusuma',
  customerdata: { code: 'BDG2600009' },
  doctordata: { name: 'drg. Bayu' },
  total_amount: outstanding,
  installment_current_amount: 0,
  outstanding,
  lines: [],
});
export const bills = [bill(1, 1_200_000), bill(2, 300_000, 1)];
export const receipt = {
  id: 5,
  code: 'KW/1',
  customer_id: 9,
  customer_name: 'Ratna Kusuma',
  price_amount: 1_200_000,
  change_amount: 0,
};
export const answers: Answers = {
  'GET /api/service/payment': { data: bills, count: 2 },
  'GET /api/finance/bill/1': bills[0],
  'GET /api/finance/bill/2': bills[1],
  'GET /api/finance/paymentmethod': {
    data: [
      { id: 11, name: 'Tunai', kind: 1, need_reference: false },
      { id: 15, name: 'QRIS', kind: 5, need_reference: false },
    ],
    count: 2,
  },
  'POST /api/finance/billtransaction': receipt,
};
/** What is asked of the rest of a bill that is paid in part. */
export const question = async () => within(await screen.findByRole('dialog', { name: /^Sisa Rp/ }));
export const sheet = async () => within(await screen.findByRole('region', { name: 'Pembayaran' }));
