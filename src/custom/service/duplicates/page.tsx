// '/service/rekammedis/ganda': patients who were probably registered twice, and their merge (service.md 5, 10).
import { Button } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { addDays, formatDate } from '../../../resources/kernel/date.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
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
import words from '../../../kit/style/words.module.css';
import { onDemand } from '../../../kit/page/on-demand.tsx';
import { DayPicker } from '../../../kit/date/day-picker.tsx';

const MergeDialog = onDemand(async () => (await import('./merge-dialog.tsx')).MergeDialog);

/** How far back registrations are compared at first, in days. */
const PERIOD_DAYS = 90;
const WIRE = 'YYYY-MM-DD';

interface ComparedProps {
  readonly answer: AnswerOf<'service.registration.ganda'>;
  /** Not the latest registrations are shown. */
  readonly isEarlier: boolean;
  readonly onTurn: (before: number | undefined) => void;
}
/** Among how many registrations these pairs were looked for, and the way to those before and behind. */
const Compared = ({ answer: { compared, oldest, crowded, next }, isEarlier, onTurn }: ComparedProps) => {
  const { t } = useTranslation();
  if (oldest === null) return null;
  const about = { n: formatNumber(compared), day: formatDate(oldest) };
  return (
    <div className={layout.stackSmall}>
      <div className={layout.row}>
        <span role="status">
          {t(isEarlier ? 'record.duplicate.comparedEarlier' : 'record.duplicate.compared', about)}
        </span>
        {isEarlier && <Button onClick={() => onTurn(undefined)}>{t('record.duplicate.latest')}</Button>}
        {next !== null && <Button onClick={() => onTurn(next)}>{t('record.duplicate.earlier')}</Button>}
      </div>
      {crowded > 0 && <p className={words.quiet}>{t('record.duplicate.crowded', { n: formatNumber(crowded) })}</p>}
    </div>
  );
};

export default function DuplicatesPage() {
  const { t } = useTranslation();
  const today = useToday();
  const [since, setSince] = useState(() => addDays(today, -PERIOD_DAYS));
  const [page, turn] = useState({ page: 1, limit: DEFAULT_PAGE_SIZE });
  const [before, setBefore] = useState<number>();
  const show = (from: number | undefined) => {
    setBefore(from);
    turn({ ...page, page: 1 });
  };
  const [chosen, choose] = useState<LikelyPair>();
  const { query, answer } = useCall(
    'service.registration.ganda',
    { since, ...(before && { before }), ...page },
    { keep: true },
  );
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
              show(undefined);
            }}
          />
        </label>
        {query.isError && <ErrorState message={query.error.message} onRetry={reload} />}
        {query.isLoading && <WaitingRows />}
        {answer && <Compared answer={answer} isEarlier={before !== undefined} onTurn={show} />}
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
