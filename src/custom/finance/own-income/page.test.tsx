// What an investor sees on the page of own income: his shares and what he was given, without the columns of a doctor.
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { INVESTOR } from '../../../policies/role.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { playServer, show } from '../../../../tests/support/fake-server.tsx';
import Page from './page.tsx';

const income: AnswerOf<'finance.myincome'> = {
  user: { id: 12, name: 'Budi Santoso' },
  as: 'investor',
  actor_id: 3,
  holdings: [{ id: 1, branch: 'Klinik Bandung', lembar: 50, percent: 33.33 }],
  branches: [{ id: 1, name: 'Klinik Bandung', code: 'BDG' }],
  month: '2026-03',
  start_date: '2026-03-01',
  end_date: '2026-03-31',
  cards: {
    recognised_amount: 1_250_000,
    owed_amount: 250_000,
    paid_amount: 1_000_000,
    net_amount: 900_000,
    pph_amount: 100_000,
    awaited_amount: 0,
  },
  data: [
    {
      id: 5,
      transaction_at: '2026-03-02',
      branch: 'BDG',
      rm: null,
      treatment: 'Crown PFM',
      fee_amount: 83_333,
      accrued_amount: 83_333,
      paid_amount: 0,
      state: 'owed',
    },
  ],
  count: 1,
  sums: { count: 1, fee_amount: 83_333, accrued_amount: 83_333, paid_amount: 0 },
  slips: [],
  taxes: [],
};

describe('the own income of an investor', () => {
  it('shows his shares and rows, each with how it came about', async () => {
    await playServer(INVESTOR, { 'GET /api/finance/myincome': income });
    show(<Page />);
    expect(await screen.findByText('50 lembar · 33,33%')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Bagi hasil dan deviden' })).toBeInTheDocument();
    expect(screen.getByText('Bagi hasil bulan ini')).toBeInTheDocument();
    expect(screen.queryByText('Menunggu lab')).not.toBeInTheDocument();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toContain('Keterangan');
    expect(heads).not.toContain('RM');
    expect(screen.getByRole('rowheader', { name: 'Crown PFM' })).toBeInTheDocument();
    expect(screen.getByText('sampai hari ini, belum dibayarkan')).toBeInTheDocument();
  });

  it('says that what is owed below nothing was paid too much', async () => {
    const cards = { ...income.cards, owed_amount: -160_000 };
    await playServer(INVESTOR, { 'GET /api/finance/myincome': { ...income, cards } });
    show(<Page />);
    expect(await screen.findByText('kelebihan bayar, dipotong dari slip berikutnya')).toBeInTheDocument();
    expect(screen.queryByText('sampai hari ini, belum dibayarkan')).not.toBeInTheDocument();
  });
});
