// '/': the launcher of everything that the user's role may do, the insight dashboard below it.
import type { InputRef } from 'antd';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Launcher } from '../../../layouts/app/launcher.tsx';
import { useBranch } from '../../../providers/branch.ts';
import { useUser } from '../../../providers/session.ts';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import style from './home.module.css';

/** Comes after the launcher, which is there to be used at once. */
const Insight = lazy(async () => ({ default: (await import('../../../parts/insight/insight.tsx')).Insight }));

export default function HomePage() {
  const { t } = useTranslation();
  const user = useUser();
  const branch = useBranch();
  const search = useRef<InputRef>(null);
  useEffect(() => search.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className={style.page}>
        <PageHeader
          title={t('home.hello', { name: user.name })}
          note={branch === null ? t('branch.none') : (branch?.name ?? ' ')}
        />
        <Launcher searchRef={search} />
      </div>
      <div className={style.insight}>
        <Suspense fallback={<WaitingRows />}>
          <Insight heading={t('insight.title')} />
        </Suspense>
      </div>
    </>
  );
}
