// 'Aktivitas saya': what the person did, newest first, as far as the reader may see it.
import { useList } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { applog } from '../../resources/platform/applog.ts';
import { DEFAULT_PAGE_SIZE } from '../../resources/kernel/page.ts';
import { WaitingRows } from '../../screens/list/waiting-rows.tsx';
import { InstantText } from '../../screens/parts/date-text.tsx';
import { EmptyState } from '../../screens/parts/empty-state.tsx';
import { ErrorState } from '../../screens/parts/error-state.tsx';
import { Paging } from '../../screens/parts/paging.tsx';
import style from './user.module.css';

interface Entry {
  readonly id: number;
  readonly logtime: string;
  readonly message: string;
  readonly url: string | null;
}

export const Activity = ({ userId }: { userId: number }) => {
  const { t } = useTranslation();
  const [page, turn] = useState({ page: 1, limit: DEFAULT_PAGE_SIZE });
  const { query, result } = useList<Entry>({
    resource: applog.name,
    pagination: { currentPage: page.page, pageSize: page.limit },
    filters: [{ field: 'user', operator: 'eq', value: userId }],
    errorNotification: false,
  });
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (query.isLoading) return <WaitingRows />;
  if (result.data.length === 0) return <EmptyState />;
  return (
    <>
      <ul className={style.entries}>
        {result.data.map(({ id, logtime, message, url }) => (
          <li key={id}>
            <span className={style.time}>
              <InstantText value={logtime} />
            </span>
            <span>{t('person.did', { message })}</span>
            {url && <Link to={url}>{t('person.openEntry')}</Link>}
          </li>
        ))}
      </ul>
      <Paging {...page} count={result.total ?? 0} onChange={turn} />
    </>
  );
};
