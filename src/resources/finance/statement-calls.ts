// Calls of the statements: profit and loss, balance sheet, worksheet, general ledger (finance.md 5, 6.9).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { DEFAULT_PAGE_SIZE, MAX_LIMIT } from '../kernel/wire.ts';
import { branchesOf, day, flag, inOrder, pageNumber, printed } from './report-query.ts';

const MOST_PERIODS = 12;
const WAYS = ['none', 'prev_period', 'prev_year', 'tahun', 'triwulan', 'bulanan', 'rentang'] as const;

const compared = {
  /** cabang: a column for each branch, the eliminations and the sum */
  group: z.literal('cabang', { error: 'Pilihan tidak valid' }).optional(),
  /** bulanan, triwulan: twelve months or four quarters that end with end_date; tahun: the year so far; rentang: any other range */
  compare: z.enum(WAYS, { error: 'Pilihan tidak valid' }).default('none'),
  compare_start: day.optional(),
  compare_end: day.optional(),
  /** Earlier ranges to compare with. */
  periods: z.coerce.number().int().min(1).max(MOST_PERIODS).default(1),
  zero: flag.optional(),
};
/** Profit and loss stands beside its budget as well (decision 104). */
const comparedToBudget = {
  ...compared,
  compare: z.enum([...WAYS, 'anggaran'], { error: 'Pilihan tidak valid' }).default('none'),
};
const oneWay = {
  path: ['compare'],
  message: 'Pilih perbandingan waktu atau cabang, tidak keduanya',
};
const other = { path: ['compare_end'], message: 'Pilih rentang pembanding' };
interface OtherRange {
  readonly compare: string;
  readonly compare_start?: string | undefined;
  readonly compare_end?: string | undefined;
}
/** The other range is whole and in order where it is asked for, and there is none elsewhere. */
const isOtherRange = ({ compare, compare_start, compare_end }: OtherRange): boolean =>
  compare === 'rentang'
    ? compare_start !== undefined && compare_end !== undefined && compare_start <= compare_end
    : compare_start === undefined && compare_end === undefined;
const isOneWay = (q: { group?: string; compare: string }): boolean => q.group === undefined || q.compare === 'none';

export const incomeReport = defineCall({
  name: 'finance.laporan.labarugi',
  method: 'GET',
  path: 'finance-v2/laporan/labarugi',
  module: 'finance',
  summary:
    'Laba rugi satu rentang, dibandingkan dengan rentang sebelumnya, anggaran, atau per cabang dengan konsolidasi',
  writes: false,
  report: true,
  answers: 'file',
  query: z
    .strictObject({
      start_date: day,
      end_date: day,
      profile_id: branchesOf,
      export: printed,
      ...comparedToBudget,
      /** Adds opening balances of a start in the middle of a year. */
      termasuk_saldo_awal: flag.optional(),
    })
    .refine((q) => q.start_date <= q.end_date, inOrder)
    .refine(isOneWay, oneWay)
    .refine(isOtherRange, other),
});

export const balanceReport = defineCall({
  name: 'finance.laporan.neraca',
  method: 'GET',
  path: 'finance-v2/laporan/neraca',
  module: 'finance',
  summary: 'Neraca pada end_date; start_date menentukan rentang yang dibandingkan',
  writes: false,
  report: true,
  answers: 'file',
  query: z
    .strictObject({ start_date: day, end_date: day, profile_id: branchesOf, export: printed, ...compared })
    .refine((q) => q.start_date <= q.end_date, inOrder)
    .refine(isOneWay, oneWay)
    .refine(isOtherRange, other),
});

export const cashFlowReport = defineCall({
  name: 'finance.laporan.aruskas',
  method: 'GET',
  path: 'finance-v2/laporan/aruskas',
  module: 'finance',
  summary: 'Arus kas metode langsung: operasi, investasi, pendanaan, kas awal dan akhir',
  writes: false,
  report: true,
  answers: 'file',
  query: z
    .strictObject({ start_date: day, end_date: day, profile_id: branchesOf, export: printed, ...compared })
    .refine((q) => q.start_date <= q.end_date, inOrder)
    .refine(isOneWay, oneWay)
    .refine(isOtherRange, other),
});

export const cashDayReport = defineCall({
  name: 'finance.laporan.kasharian',
  method: 'GET',
  path: 'finance-v2/laporan/kas-harian',
  module: 'finance',
  summary: 'Penerimaan menurut metode dan kasir, dan kas di buku dibandingkan dengan yang dihitung pada end_date',
  writes: false,
  report: true,
  answers: 'file',
  query: z
    .strictObject({ start_date: day, end_date: day, profile_id: branchesOf, export: printed })
    .refine((q) => q.start_date <= q.end_date, inOrder),
});

export const worksheetReport = defineCall({
  name: 'finance.laporan.neracalajur',
  method: 'GET',
  path: 'finance-v2/laporan/neraca-lajur',
  module: 'finance',
  summary: 'Neraca lajur sepuluh kolom: neraca saldo, penyesuaian, disesuaikan, laba rugi, neraca',
  writes: false,
  report: true,
  answers: 'file',
  query: z
    .strictObject({ start_date: day, end_date: day, profile_id: branchesOf, export: printed })
    .refine((q) => q.start_date <= q.end_date, inOrder),
});

const ledgerQuery = {
  start_date: day,
  end_date: day,
  akun_id: z.coerce.number({ error: 'Pilih akun' }).int().positive('Pilih akun'),
  /** Whose lines of a control account: with the kind of the actor, 'doctor' and the like. */
  actor_type: z.string().max(20).optional(),
  actor_id: z.coerce.number().int().positive().optional(),
  page: pageNumber.default(1),
  limit: pageNumber.max(MAX_LIMIT).default(DEFAULT_PAGE_SIZE),
};

export const ledgerReport = defineCall({
  name: 'finance.laporan.bukubesar',
  method: 'GET',
  path: 'finance-v2/laporan/bukubesar',
  module: 'finance',
  summary: 'Buku besar satu akun: saldo awal, mutasi dengan akun lawan, saldo berjalan',
  writes: false,
  report: true,
  answers: 'file',
  query: z
    .strictObject({ ...ledgerQuery, profile_id: branchesOf, export: printed })
    .refine((q) => q.start_date <= q.end_date, inOrder),
});

export const statementCalls = {
  'finance.laporan.labarugi': incomeReport,
  'finance.laporan.neraca': balanceReport,
  'finance.laporan.aruskas': cashFlowReport,
  'finance.laporan.kasharian': cashDayReport,
  'finance.laporan.neracalajur': worksheetReport,
  'finance.laporan.bukubesar': ledgerReport,
} as const;
