// The parts of a page as tabs, each fetched when it is opened; the address names the open one, so that a link or a reload leads
// back to it.
import { Skeleton, Tabs } from 'antd';
import type { ParseKeys } from 'i18next';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type SessionUser, useUser } from '../../providers/session.ts';
import { atRest } from './at-rest.ts';
import type { Deferred } from './deferred.tsx';
import { useKeptScroll, useTabInSight } from './tab-scroll.ts';
import style from './tabs.module.css';

export interface PartTab<About extends object> {
  /** In the address: `?tab=`. */
  readonly key: string;
  readonly label: ParseKeys;
  readonly opensFor: (user: SessionUser) => boolean;
  readonly Content: Deferred<About>;
}

interface Props<About extends object> {
  readonly tabs: readonly PartTab<About>[];
  /** What every part is told: the record that it is about. */
  readonly about: About;
  readonly label: string;
  readonly className?: string;
  /** Stands at the left of the open part, below the tabs, which keep the whole width. */
  readonly beside?: ReactNode;
  /** What a tab says of its part, behind its name: in the gap to the next one, which is there before it. */
  readonly Mark?: ComponentType<About & { readonly part: string }>;
  /** Class of a bar that stays in sight; each part then keeps the place that it was scrolled to. */
  readonly staying?: string;
}

/** The tabs that the signed-in person may open, and the one that the address names. */
const useOwnTabs = <About extends object>(tabs: readonly PartTab<About>[]) => {
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const own = tabs.filter(({ opensFor }) => opensFor(user));
  return { user, own, chosen: own.find(({ key }) => key === search.get('tab')) ?? own[0], setSearch };
};

/** The tab that the address opens comes with the page, before anything is drawn: a tab that is late waits behind a stand-in. */
export const fetchTabAhead = <About extends object>(tabs: readonly PartTab<About>[]): void => {
  const wanted = new URLSearchParams(window.location.search).get('tab');
  (tabs.find(({ key }) => key === wanted) ?? tabs[0])?.Content.fetchAhead();
};

/** For a page whose record is still on its way: the tab that will be open is fetched beside it. */
export const useTabAhead = <About extends object>(tabs: readonly PartTab<About>[]): void => {
  const { chosen } = useOwnTabs(tabs);
  useEffect(() => chosen?.Content.fetchAhead(), [chosen]);
};

export const PartTabs = <About extends object>({
  tabs,
  about,
  label,
  className = style.wrapping,
  beside,
  Mark,
  staying,
}: Props<About>) => {
  const { t } = useTranslation();
  const { user, own, chosen, setSearch } = useOwnTabs(tabs);
  const bar = useRef<HTMLDivElement>(null);
  const notePlace = useKeptScroll(chosen?.key, staying !== undefined);
  useTabInSight(bar, chosen?.key);
  useEffect(() => {
    for (const { Content, opensFor } of tabs) if (opensFor(user)) atRest(Content.fetchAhead);
  }, [tabs, user]);
  const items = own.map((tab) => ({
    key: tab.key,
    label: Mark ? (
      <>
        {t(tab.label)}{' '}
        <span className={style.mark}>
          <Mark {...about} part={tab.key} />
        </span>
      </>
    ) : (
      t(tab.label)
    ),
    children: (
      <Suspense fallback={<Skeleton active title={false} />}>
        <tab.Content {...about} />
      </Suspense>
    ),
  }));
  return (
    <Tabs
      className={beside ? `${className} ${style.split}` : className}
      aria-label={label}
      activeKey={chosen?.key}
      items={items}
      renderTabBar={(props, Bar) => (
        <>
          {staying === undefined ? (
            <Bar {...props} />
          ) : (
            <div ref={bar} className={`${style.staying} ${Mark ? style.marked : ''} ${staying}`}>
              <Bar {...props} />
            </div>
          )}
          {beside}
        </>
      )}
      onChange={(tab) => {
        notePlace();
        setSearch({ tab }, { replace: true });
      }}
    />
  );
};
