// What waits, as it is now: read again when anything of the branch was written, and by the clock, since some of it is only late.
import { useCall } from '../../../providers/call.ts';
import { useLive, useNewsOf } from '../../../providers/live.ts';
import { applog } from '../../../resources/platform/applog.ts';

/** Minutes go by without a write. */
const CLOCK_MS = 60_000;
/** While nothing is heard. */
const POLL_MS = 15_000;
/** A day's first page is open on many desks: writes close to each other are read once. */
const GATHER_MS = 3_000;

/** The answer stays while it is read again. */
export const useTodayNews = () => {
  const live = useLive();
  const { query, answer } = useCall(
    'platform.today.show',
    {},
    { keep: true, refetchInterval: live ? CLOCK_MS : POLL_MS },
  );
  // Every write adds to the activity log.
  useNewsOf(applog.name, () => void query.refetch(), GATHER_MS);
  return { query, answer };
};
