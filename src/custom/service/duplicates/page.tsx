// '/service/rekammedis/ganda': patients who were probably registered twice, and their merge (service.md 5, 10).
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { addDays } from '../../../resources/kernel/date.ts';
import { DEFAULT_PAGE_SIZE } from '../../../resources/kernel/page.ts';
import type { LikelyPair } from '../../../resources/service/merge-calls.ts';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { Pair } from './pair.tsx';
import surface from '../../../kit/style/surface.module.css';
import layout from '../../../kit/style/layout.module.css';
import { onDemand } from '../../../kit/page/on-demand.tsx';
import { DayPicker } from '../../../kit/date/day-picker.tsx';

const MergeDialog = onDemand(async () => (await import('./merge-dialog.tsx')).MergeDialog);

/** How far back registrations are compared at first, in days. */
const PERIOD_DAYS = 90;
const WIRE = 'YYYY-MM-DD';

export default function DuplicatesPage() {
  const { t } = useTranslation();
  const today = useToday();
  const [since, setSince] = useState(() => addDays(today, -PERIOD_DAYS));
  const [page, turn] = useState({ page: 1, limit: DEFAULT_PAGE_SIZE });
  const [chosen, choose] = useState<LikelyPair>();
  const { query, answer } = useCall('service.registration.ganda', { since, ...page }, { keep: true });
  const reload = () => void query.refetch();
  return (
    <>
      <PageHeader
        title={t('record.duplicate.title')}
        note={t('record.duplicate.explained')}
        back={{ to: '/service/rekammedis', label: t('patient.title') }}
      />
      <section className={surface.sheet}>
        <label className={layout.row}>
          {t('record.duplicate.since')}
          <DayPicker
            allowClear={false}
            format={['DD MMM YYYY', 'D/M/YYYY', 'DD/MM/YYYY', 'DDMMYYYY']}
            value={dayjs(since)}
            maxDate={dayjs(today)}
            onChange={(day) => {
              setSince(day.format(WIRE));
              turn({ ...page, page: 1 });
            }}
          />
        </label>
        {query.isError && <ErrorState message={query.error.message} onRetry={reload} />}
        {query.isLoading && <WaitingRows />}
        {answer?.count === 0 && <EmptyState text={t('record.duplicate.none')} />}
        {answer && answer.count > 0 && (
          <>
            <ul aria-busy={query.isPlaceholderData}>
              {answer.data.map((pair) => (
                <Pair
                  key={`${pair.first.id} ${pair.second.id}`}
                  pair={pair}
                  onMerge={() => choose(pair)}
                  onDone={reload}
                />
              ))}
            </ul>
            <Paging {...page} count={answer.count} onChange={turn} />
          </>
        )}
      </section>
      {chosen && <MergeDialog pair={chosen} onClose={() => choose(undefined)} onDone={reload} />}
    </>
  );
}
