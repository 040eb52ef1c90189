// The calls of the seed for the books, the dashboards and the sums of lists.
import { LIST, RANGE, type SeedCall } from './call.ts';

const FIGURES = { ...RANGE, profile_id: ':branch', doctor: ':me', customer: ':patient' } as const;

export const finance: readonly SeedCall[] = [
  { method: 'GET', path: 'finance/periode', query: { status: 0 }, keys: LIST, rows: ['start_date', 'saldo_awal'] },
  {
    method: 'GET',
    path: 'finance/akun',
    query: { istypegroup: 'true', fromdate: '2026-02-01' },
    keys: ['data'],
    rows: ['categoryname', 'akuns'],
  },
  {
    method: 'GET',
    path: 'finance-v2/akun',
    query: { sortby: 'code' },
    keys: LIST,
    rows: ['code', 'name', 'categoryname', 'isheader'],
  },
  {
    method: 'POST',
    path: 'finance/periode',
    by: 'opener',
    body: () => ({ start_date: '2026-01-01', saldo_awal: '[]' }),
    status: 201,
    keys: ['start_date'],
  },
  {
    method: 'POST',
    path: 'finance-v2/jurnal',
    by: 'opener',
    body: () => ({
      code: '',
      transaction_at: '2026-01-02',
      memo: 'Sewa',
      details: JSON.stringify([
        { akun: { code: '6-1201', name: 'Sewa' }, description: 'Ruko', debit: 1_000_000, credit: 0 },
        { akun: { code: '1-1111', name: 'Bank' }, description: 'Ruko', debit: 0, credit: 1_000_000 },
      ]),
    }),
    status: 201,
    keys: ['code', 'transaction_at', 'memo', 'details'],
  },
];

/** Charts by their path below /api/dashboard; a row for each day or month, or one for each name that there is. */
const chart = (path: string, rows?: readonly string[]): SeedCall => ({
  method: 'GET',
  path: `dashboard/${path}`,
  query: FIGURES,
  keys: LIST,
  ...(rows && { rows }),
});
export const insight: readonly SeedCall[] = [
  chart('service/populartindakanmedis'),
  chart('service/dailyvisit', ['date', 'count']),
  chart('service/dailypasien', ['date', 'baru', 'lama']),
  chart('service/dailytimmedis'),
  chart('service/dailyvisittindakan', ['date', 'count']),
  chart('paket/popularpaketpromosi'),
  chart('paket/dailypaketpromosi', ['date', 'count']),
  chart('finance/monthlyincome', ['month', 'received']),
  chart('finance/incometype'),
  chart('finance/incomemethod'),
  {
    method: 'GET',
    path: 'insight/visit/jadwaltimes',
    query: { ...RANGE, profile_id: ':branch', status: 1 },
    keys: LIST,
    rows: ['hariname', 'times'],
  },
  {
    method: 'GET',
    path: 'insight/visit/countvisit',
    query: { ...RANGE, profile_id: ':branch', status: 3 },
    keys: LIST,
    rows: ['statusname', 'count'],
  },
];

export const lists: readonly SeedCall[] = [
  { method: 'GET', path: 'service/visit', query: { status: 3, sum: 1 }, keys: [...LIST, 'sum'] },
  {
    method: 'GET',
    path: 'service/visitperawatan',
    query: { sum: 1, isbhpused: 'true', islab: 'true' },
    keys: [...LIST, 'sum'],
  },
  { method: 'GET', path: 'paket/membership', query: { sum: 1 }, keys: [...LIST, 'sum'] },
  { method: 'GET', path: 'paket/membershipperawatanused', query: { sum: 'used' }, keys: [...LIST, 'sum'] },
  {
    method: 'GET',
    path: 'paket/history',
    query: { status: 1 },
    keys: LIST,
    rows: [
      'id',
      'pakettypedata',
      'code',
      'active_at',
      'status',
      'installment_schema',
      'dp_amount',
      'cicilan_amount',
      'cicilan_attempt',
      'price',
      'description',
    ],
  },
  {
    method: 'GET',
    path: 'paket/historyperawatan',
    query: { paket_history_id: ':offer' },
    keys: LIST,
    rows: ['type', 'perawatandata', 'itemdata', 'free_slot', 'expired_duration'],
  },
];
