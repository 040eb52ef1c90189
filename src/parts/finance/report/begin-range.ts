// The first range of finance in a browser: where none is stored yet, the active period's start and today, as opening a period stores
// (workspace.md 1). The range of the seed is left for branches without a period.
import { ApiError } from '../../../providers/http.ts';
import { periodStart, readsPeriods } from '../../../providers/period.ts';
import { session } from '../../../providers/session.ts';
import { dateIn, type TimeZone } from '../../../resources/kernel/date.ts';
import { isRangeKept, keepRange } from './report-range.ts';

/** Of somebody who works in no branch. */
const USUAL_ZONE: TimeZone = 'Asia/Jakarta';

/** Before a page of finance is drawn: keeps the range of the active period; who may not read periods begins with this month. */
export const beginRange = async (): Promise<void> => {
  const now = session.get();
  if (isRangeKept() || now.state !== 'in') return;
  const reads = readsPeriods(now.user);
  try {
    const begun = reads ? await periodStart() : undefined;
    const today = dateIn(now.user.branch?.timezone ?? USUAL_ZONE, new Date());
    const start = reads ? begun : `${today.slice(0, 7)}-01`;
    if (start !== undefined) keepRange(start, today < start ? start : today, today);
  } catch (error) {
    // The page begins with the first range then, and tells itself what cannot be read; the next page asks again.
    if (!(error instanceof ApiError)) throw error;
  }
};
