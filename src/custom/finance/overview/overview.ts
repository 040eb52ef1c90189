// What the first page of finance tells, and the addresses of the rows behind it (decision 84). The same addresses are followed by a test.
import { ownAt, reportAt, reportNowAt } from '../../../parts/insight/address.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import type { Query } from '../../../providers/http.ts';
import { addDays, addMonths } from '../../../resources/kernel/date.ts';

export type Overview = AnswerOf<'finance.ringkasan'>;
/** One branch or 'all' of who works in none; nothing for everybody else. */
export interface OfBranch {
  readonly profile_id?: string;
}
export interface PartProps {
  readonly of: Overview;
  readonly branch: OfBranch;
}

interface Range {
  readonly start: string;
  readonly end: string;
}
const asked = (branch: OfBranch, { start, end }: Range): Query => ({ ...branch, start_date: start, end_date: end });

/** The account from the first of a month through today. */
export const accountAt = (branch: OfBranch, date: string, akun: number): string =>
  reportAt('/finance/laporan-v2/bukubesar', asked(branch, { start: `${date.slice(0, 8)}01`, end: date }), { akun });

/** Cash flow of a month, whose last line is the cash at its end. @param month its first day @param date today, its last at the latest */
export const cashAt = (branch: OfBranch, month: string, date: string): string => {
  const last = addDays(addMonths(month, 1), -1);
  return reportAt('/finance/laporan-v2/aruskas', asked(branch, { start: month, end: last < date ? last : date }));
};

/** The statement of a range, or beside its budget. */
export const resultAt = (branch: OfBranch, range: Range, budget = false): string =>
  reportAt('/finance/laporan-v2/labarugi', asked(branch, range), budget ? { compare: 'anggaran' } : {});

/** The bills of an age, or of all of them. */
export const owedAt = (branch: OfBranch, age?: string): string | undefined =>
  ownAt('/finance/payment/bill_credit', { ...branch }, age === undefined ? {} : { age });

/** What slips pay until a day. */
export const dueAt = (branch: OfBranch, until: string): string | undefined =>
  ownAt('/finance/hutang-v2/transaction', { ...branch }, { until });

/** Everybody who is owed something, or those of a kind. */
export const payableAt = (branch: OfBranch, type?: string): string =>
  reportNowAt('/finance/hutang-v2/actor', { ...branch }, type === undefined ? {} : { type });
