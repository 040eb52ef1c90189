// The odontogram of a patient from the server, and the chart of any day of it.
import { useDeferredValue, useMemo } from 'react';
import { useCall } from '../../../providers/call.ts';
import { useNewsOf } from '../../../providers/live.ts';
import { dateIn } from '../../../resources/kernel/date.ts';
import type { OdontogramAnswer } from '../../../resources/service/odontogram-answer.ts';
import { currentChart, plannedChart } from '../../../resources/service/odontogram-chart.ts';
import { useZone } from '../../../kit/date/zone.ts';

const ROOT = 'service.odontogram';

/** What the server holds of the patient's teeth, read anew when somebody writes. */
export const useOdontogram = (customerId: number) => {
  const { query, answer } = useCall('service.odontogram.show', { customer: customerId });
  useNewsOf(ROOT, () => void query.refetch());
  return { answer, query };
};

/**
 * Days on which something was written, and the chart as it stood at the end of `day` ('YYYY-MM-DD'; none: now). A new entry is in the
 * chart at once; the days follow when that has been painted.
 */
export const useChartOfDay = (entries: OdontogramAnswer['entries'], day: string | undefined) => {
  const zone = useZone();
  const known = useDeferredValue(entries);
  const days = useMemo(
    () => [
      ...new Set(
        known.filter(({ voided_at }) => !voided_at).map(({ recorded_at }) => dateIn(zone, new Date(recorded_at))),
      ),
    ],
    [known, zone],
  );
  const shown = useMemo(
    () =>
      day === undefined ? entries : entries.filter(({ recorded_at }) => dateIn(zone, new Date(recorded_at)) <= day),
    [entries, zone, day],
  );
  const current = useMemo(() => currentChart(shown), [shown]);
  const plan = useMemo(() => plannedChart(shown), [shown]);
  return { days, shown, current, plan };
};
