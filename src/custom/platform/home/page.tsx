// '/': what waits for the user today by his role, the launcher of everything that he may do, the insight dashboard below it.
import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { Launcher } from '../../../layouts/app/launcher.tsx';
import { useTodayNews } from '../../../parts/platform/today/use-today-news.ts';
import { useBranch } from '../../../providers/branch.ts';
import { pathOf } from '../../../providers/opens.ts';
import { useUser } from '../../../providers/session.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { EntryIcon } from './entry-icon.tsx';
import style from './home.module.css';
import { Today } from './today.tsx';

/** Comes after the launcher, which is there to be used at once. */
const Insight = lazy(async () => ({ default: (await import('../../../parts/insight/insight.tsx')).Insight }));

type Waiting = NonNullable<ReturnType<typeof useTodayNews>['answer']>;

/** Pages where the same rows are worked that another one lists. */
const WORKED: Readonly<Record<string, string>> = {
  '/service/visit/daily': '/service/visit',
  '/finance/payment/bill': '/service/payment',
};

/** What waits on the page of a tile: of several lines that lead there, the first that counts something. */
const useWaits = (answer: Waiting | undefined): ReadonlyMap<string, string> => {
  const { t } = useTranslation();
  return useMemo(() => {
    const waits = new Map<string, string>();
    for (const { name, to, count } of [...(answer?.people ?? []), ...(answer?.lines ?? [])]) {
      const path = pathOf(to);
      const words = `${formatNumber(count)} · ${t(`today.line.${name}`)}`;
      for (const place of [path, WORKED[path] ?? path]) if (count > 0 && !waits.has(place)) waits.set(place, words);
    }
    return waits;
  }, [answer, t]);
};

export default function HomePage() {
  const { t } = useTranslation();
  const user = useUser();
  const branch = useBranch();
  const { query, answer: told } = useTodayNews();
  // Drawn in pieces, and all of it at once.
  const answer = useDeferredValue(told);
  const waits = useWaits(answer);
  // Its many figures do not stand in the way of what waits.
  const isTold = answer !== undefined || query.isError;
  return (
    <>
      <div className={style.page}>
        <PageHeader
          title={t('home.hello', { name: user.name })}
          note={branch === null ? t('branch.none') : (branch?.name ?? '\u00A0')}
        />
        <Today answer={answer} problem={query.error?.message} onRetry={() => void query.refetch()} />
        {/* Below what waits: it would jump when that comes. */}
        <div className={style.launcher}>{isTold && <Launcher waits={waits} Icon={EntryIcon} />}</div>
      </div>
      {/* It comes with the answer, too: what stands below the sight and is drawn up into it is a jump. */}
      {isTold && (
        <div className={style.insight}>
          <Suspense fallback={<WaitingRows />}>
            <Insight heading={t('insight.title')} />
          </Suspense>
        </div>
      )}
    </>
  );
}
