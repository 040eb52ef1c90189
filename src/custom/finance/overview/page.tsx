// '/finance': where the module leads: cash and banks, what is owed both ways, the result of the month, and what is to be done. Every
// figure is the way to its rows (workspace.md 5).
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import layout from '../../../kit/style/layout.module.css';
import { BranchSelect, useBranchChoice } from '../../../parts/platform/branch/branch-choice.tsx';
import { useCall } from '../../../providers/call.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { CashPart } from './cash-part.tsx';
import { DuePart } from './due-part.tsx';
import { OwedPart } from './owed-part.tsx';
import { ResultPart } from './result-part.tsx';
import { ToDoPart } from './to-do-part.tsx';
import style from './overview.module.css';

// Drawings come after the figures.
const CashChart = lazy(async () => ({ default: (await import('./cash-chart.tsx')).CashChart }));

const ALL = 'all';

export default function OverviewPage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  // Who works in no branch begins with all of them.
  const choice = useBranchChoice({ begin: address.get('cabang') ?? ALL });
  const { profile_id } = choice;
  const branch = profile_id === undefined ? {} : { profile_id };
  const { query, answer } = useCall('finance.ringkasan', branch, { keep: true, enabled: choice.isReady });
  return (
    <>
      <PageHeader
        title={t('overview.title')}
        note={answer && t('overview.asOf', { date: formatDate(answer.date) })}
        actions={<BranchSelect choice={choice} />}
      />
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {!answer && !query.isError && <WaitingRows />}
      {answer && (
        <div className={style.parts} aria-busy={query.isFetching}>
          <div className={layout.stack}>
            <CashPart of={answer} branch={branch} />
            <ResultPart of={answer} branch={branch} />
            <Suspense fallback={<div className={style.chart} />}>
              <CashChart of={answer} branch={branch} />
            </Suspense>
          </div>
          <div className={layout.stack}>
            <ToDoPart lines={answer.lines} />
            <OwedPart of={answer} branch={branch} />
            <DuePart of={answer} branch={branch} />
          </div>
        </div>
      )}
    </>
  );
}
