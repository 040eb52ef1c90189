// How an approver reads what would change: values by their names, before and after.
import { formatDate } from '../../../src/resources/kernel/date.ts';
import { formatRupiah } from '../../../src/resources/kernel/money.ts';
import type { Change } from '../../../src/resources/platform/approval.ts';

/** One value in words; null: it is not there. */
export const inWords = (label: string, before: string | null, after: string | null): Change => ({
  label,
  before,
  after,
});

/** Rupiah. */
export const inRupiah = (label: string, before: number | null, after: number | null): Change => ({
  label,
  before: before === null ? null : formatRupiah(before),
  after: after === null ? null : formatRupiah(after),
});

/** Days, 'YYYY-MM-DD'. */
export const inDays = (label: string, before: string | null, after: string | null): Change => ({
  label,
  before: before === null ? null : formatDate(before),
  after: after === null ? null : formatDate(after),
});

/** Why it is asked for: beside nothing. */
export const reasonOf = (reason: string | null): Change => inWords('Alasan', null, reason);
