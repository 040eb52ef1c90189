// What waits, as it is now: read again when anything of the branch was written, and by the clock, since some of it is only late.
import { useCall } from '../../../providers/call.ts';
import { useLive, useNewsOf } from '../../../providers/live.ts';
import { useQuiet } from '../../../kit/page/at-rest.ts';
import type { ResourceName } from '../../../resources/registry.ts';

/** By name: what stands around every page needs nothing else of it. */
const LOG: ResourceName = 'platform.applog';

/** Milliseconds: between two looks by the clock, while nothing is heard, and for which writes close to each other are read once. */
interface Pace {
  readonly clock: number;
  readonly poll: number;
  readonly gather: number;
}
/** A day's first page is open on many desks, and shows who waits how long. */
const PAGE: Pace = { clock: 60_000, poll: 15_000, gather: 3_000 };
/** Counts in the corner of the eye, on every page of every desk. */
const CORNER: Pace = { clock: 180_000, poll: 120_000, gather: 30_000 };

const useClock = ({ clock, poll }: Pace): number => (useLive() ? clock : poll);

/** What the first page shows. The answer stays while it is read again. */
export const useTodayNews = () => {
  const { query, answer } = useCall('platform.today.show', {}, { keep: true, refetchInterval: useClock(PAGE) });
  // Every write adds to the activity log.
  useNewsOf(LOG, () => void query.refetch(), PAGE.gather);
  return { query, answer };
};

/**
 * The counts of what waits, without the people.
 * @param beside true: the first page is open, and what it reads itself is used
 */
export const useTodayCounts = (beside: boolean) => {
  const clock = useClock(CORNER);
  // The page's own questions go first.
  const enabled = useQuiet();
  const { query, answer } = useCall(
    'platform.today.show',
    beside ? {} : { brief: 'true' },
    beside
      ? { keep: true, staleTime: Infinity }
      : { keep: true, enabled, refetchInterval: clock, staleTime: CORNER.gather },
  );
  const reload = () => {
    if (!beside && enabled) void query.refetch();
  };
  useNewsOf(LOG, reload, CORNER.gather);
  return answer;
};
