// The bell: how much is new, waits or was decided for the reader, and the 'Notifikasi' panel behind it (specified; platform.md 4).
import { BellOutlined } from '@ant-design/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCall } from '../../providers/call.ts';
import { useNewsOf } from '../../providers/live.ts';
import { usePreference } from '../../providers/preference.ts';
import { useUser } from '../../providers/session.ts';
import type { ResourceName } from '../../resources/registry.ts';
import { CountBadge } from '../../kit/chip/count-badge.tsx';
import style from './header.module.css';
import { NEWS } from './news.ts';

const NotificationDrawer = lazy(() => import('./notification-drawer.tsx'));

/** By name: the shell needs nothing else of it. */
const LOG: ResourceName = 'platform.applog';
/** Writes come in bursts; the count follows at most this often. */
const CALM_MS = 1_000;

/** What is new since the reader last looked, read anew whenever somebody writes; and the way to take it for seen. */
const useNews = (after: number) => {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: [NEWS, after],
    queryFn: ({ signal }) => readCall('platform.applog.news', { after }, signal),
    placeholderData: (before) => before,
    staleTime: CALM_MS,
  });
  useNewsOf(LOG, () => void client.invalidateQueries({ queryKey: [NEWS] }), CALM_MS);
  /** What was answered just now is all seen: it needs no other answer. */
  const seeAll = (last: number) => client.setQueryData([NEWS, last], data && { ...data, unread: 0 });
  return [data, seeAll] as const;
};

export const Notifications = () => {
  const { t } = useTranslation();
  const { id } = useUser();
  const [open, setOpen] = useState(false);
  const [seen, keepSeen] = usePreference(`applog-seen-${id}`);
  const [news, seeAll] = useNews(Number(seen ?? 0));
  const lastId = news?.last_id;
  // Who has never looked here before starts with nothing new; what comes while the panel is open is seen.
  useEffect(() => {
    if (lastId === undefined || String(lastId) === seen || !(open || seen === null)) return;
    seeAll(lastId);
    keepSeen(String(lastId));
  }, [open, lastId, seen, seeAll, keepSeen]);
  const count = (seen === null ? 0 : (news?.unread ?? 0)) + (news?.waiting ?? 0) + (news?.decided ?? 0);
  return (
    <>
      <button
        type="button"
        className={style.round}
        aria-label={t('notification.open', { count })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <CountBadge count={count}>
          <BellOutlined aria-hidden className={style.bell} />
        </CountBadge>
      </button>
      <Suspense>
        {open && (
          <NotificationDrawer
            waiting={news?.waiting ?? 0}
            decided={news?.decided ?? 0}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
};
