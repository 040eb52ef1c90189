import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { ALL_SUMS } from '../kernel/page.ts';
import { postedFilters } from './posted-filter.ts';
import { dividendStates, dividendVerbs } from './deviden-life.ts';
import { dividendMethods } from './devidensetting.ts';

/** The setting as a dividend keeps it. */
export interface DividendRule {
  readonly id: number;
  /** Days, 'YYYY-MM-DD'. */
  readonly valid_from: string;
  readonly valid_to: string | null;
  /** Months. */
  readonly interval: number;
  /** Of what the reserve leaves of the profit, two decimals. */
  readonly percent: number;
  /** Of the profit, two decimals. */
  readonly reserve_percent: number;
}

const kept = { server: true, required: true } as const;
const given = { server: true } as const;

/** What of the profit of a range becomes the investors' (finance.md 2e, 6.10). */
export const deviden = defineDocument({
  name: 'finance.deviden',
  path: 'finance/deviden',
  table: 'devidens',
  module: 'finance',
  scope: 'branch',
  singular: 'deviden',
  label: 'Deviden',
  fields: {
    code: field.code('Kode', kept),
    period_start: field.date('Awal periode', kept),
    period_end: field.date('Akhir periode', kept),
    metode: field.choice('Metode', { ...kept, options: dividendMethods }),
    laba_amount: field.money('Laba', kept),
    reserve_amount: field.money('Cadangan', kept),
    pool_amount: field.money('Dibagikan', kept),
    rule: field.json('Aturan', kept),
    profitsharing_id: field.ref('Bagi hasil', { ...given, to: 'finance.profitsharing', embed: 'profitsharingdata' }),
    transaction_at: field.date('Tanggal jurnal', given),
    journal_id: field.ref('Jurnal', { ...given, to: 'finance.jurnal', embed: 'journaldata' }),
    reserve_journal_id: field.ref('Jurnal cadangan', { ...given, to: 'finance.jurnal', embed: 'reservejournaldata' }),
    approved_by: field.ref('Disetujui oleh', { ...given, to: 'platform.users', embed: 'approvedbydata' }),
    approved_at: field.instant('Disetujui pada', given),
    void_reason: field.note('Alasan batal', { ...given, max: 300 }),
    details: field.derived('Pembagian', { as: 'records', ...given }),
  },
  title: 'code',
  keyword: ['code'],
  list: {
    columns: [
      'code',
      'period_start',
      'period_end',
      'metode',
      'laba_amount',
      'reserve_amount',
      'pool_amount',
      'transaction_at',
      'status',
    ],
    totals: {
      label: 'Jumlah tanpa yang batal',
      sums: { laba_amount: 'laba_amount', reserve_amount: 'reserve_amount', pool_amount: 'pool_amount' },
    },
    filters: {
      status: { by: 'equals', column: 'status' },
      period: { by: 'period', column: 'period_end' },
      ...postedFilters,
      sum: { by: 'custom', field: field.choice('Jumlah', { options: [{ value: ALL_SUMS, label: 'Semua jumlah' }] }) },
    },
    sort: { field: 'period_end', order: 'desc' },
    sortable: ['period_end', 'code', 'laba_amount', 'pool_amount'],
  },
  form: [
    { label: 'Deviden', fields: ['code', 'period_start', 'period_end', 'metode', 'profitsharing_id', 'void_reason'] },
    { label: 'Jumlah', fields: ['laba_amount', 'reserve_amount', 'pool_amount'] },
    {
      label: 'Persetujuan',
      fields: ['approved_by', 'approved_at', 'transaction_at', 'journal_id', 'reserve_journal_id'],
    },
  ],
  operations: { list: 'usecase', show: 'usecase', export: true },
  books: true,
  states: dividendStates,
  verbs: dividendVerbs,
  screens: {
    list: '/finance/deviden/transaction',
    show: '/finance/deviden/transaction/:id',
    bespoke: ['list', 'show'],
    group: 'Hutang',
  },
});

/** Amounts that a list of dividends adds up. */
export const dividendSums = [
  'laba_amount',
  'reserve_amount',
  'pool_amount',
] as const satisfies readonly (keyof typeof deviden.fields)[];
