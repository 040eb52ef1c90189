// What reads the books of twenty branches: one person who waits for a report (finance.md 6.8, acceptance 18).
import type { TabJob } from './dashboard.ts';
import { daysOfMonth } from './jobs.ts';

export interface BookJob extends TabJob {
  /** Who is signed in: the head over all branches, who keeps the books of the largest or of another, who leads staff, one of them. */
  readonly as: 'head' | 'keeper' | 'books' | 'cashier' | 'leader' | 'grid' | 'member';
  /** The least that the same rows take: one statement, whose answer nobody makes anything of. */
  readonly least?: string;
}

const [CONSOLIDATED_MS, CASH_FLOW_MS, TRIAL_BALANCE_MS, LEDGER_MS] = [100, 300, 20, 30];

/** @param bank id of the account that every journal of the books touches */
export const bookJobs = (bank: number): readonly BookJob[] => {
  const [start, end] = daysOfMonth(1);
  const [lastYear] = daysOfMonth(12);
  // Through yesterday: a month that the kept balances do not answer alone.
  const [running] = daysOfMonth(0);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const since = running > yesterday ? start : running;
  const path = (name: string, from: string, until: string, more = ''): string =>
    `/api/finance-v2/laporan/${name}?start_date=${from}&end_date=${until}${more}`;
  const group = '&profile_id=all&group=cabang';
  return [
    { name: 'neraca, consolidated', as: 'head', paths: [path('neraca', start, end, group)], limit: CONSOLIDATED_MS },
    {
      name: 'labarugi, consolidated',
      as: 'head',
      paths: [path('labarugi', start, end, group)],
      limit: CONSOLIDATED_MS,
    },
    {
      name: 'labarugi of a running month, consolidated',
      as: 'head',
      paths: [path('labarugi', since, yesterday, group)],
      limit: CONSOLIDATED_MS,
    },
    {
      name: 'neraca saldo of a branch',
      as: 'keeper',
      paths: [path('neraca-saldo', start, end)],
      limit: TRIAL_BALANCE_MS,
    },
    {
      name: 'neraca saldo of a running month',
      as: 'keeper',
      paths: [path('neraca-saldo', since, yesterday)],
      limit: TRIAL_BALANCE_MS,
    },
    {
      name: 'buku besar of an account',
      as: 'keeper',
      paths: [path('bukubesar', start, end, `&akun_id=${bank}&limit=50`)],
      limit: LEDGER_MS,
    },
    {
      name: 'buku besar of a year',
      as: 'keeper',
      paths: [path('bukubesar', lastYear, end, `&akun_id=${bank}&limit=50`)],
      limit: LEDGER_MS,
    },
    { name: 'journals of a year', as: 'keeper', paths: [path('jurnal', lastYear, end, '&limit=20')], limit: LEDGER_MS },
    { name: 'aruskas, consolidated', as: 'head', paths: [path('aruskas', start, end, group)], limit: CASH_FLOW_MS },
    {
      name: 'aruskas of a running month, consolidated',
      as: 'head',
      paths: [path('aruskas', since, yesterday, group)],
      limit: CASH_FLOW_MS,
    },
  ];
};
