// The parts of a page as tabs, each fetched when it is opened; the address names the open one, so that a link or a reload leads
// back to it.
import { Skeleton, Tabs } from 'antd';
import type { ParseKeys } from 'i18next';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type SessionUser, useUser } from '../../providers/session.ts';
import style from './tabs.module.css';

export interface PartTab<About extends object> {
  /** In the address: `?tab=`. */
  readonly key: string;
  readonly label: ParseKeys;
  readonly opensFor: (user: SessionUser) => boolean;
  readonly Content: ComponentType<About>;
}

interface Props<About extends object> {
  readonly tabs: readonly PartTab<About>[];
  /** What every part is told: the record that it is about. */
  readonly about: About;
  readonly label: string;
  readonly className?: string;
}

export const PartTabs = <About extends object>({ tabs, about, label, className = style.wrapping }: Props<About>) => {
  const { t } = useTranslation();
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const own = tabs.filter(({ opensFor }) => opensFor(user));
  const chosen = own.find(({ key }) => key === search.get('tab')) ?? own[0];
  const items = own.map((tab) => ({
    key: tab.key,
    label: t(tab.label),
    children: (
      <Suspense fallback={<Skeleton active title={false} />}>
        <tab.Content {...about} />
      </Suspense>
    ),
  }));
  return (
    <Tabs
      className={className}
      aria-label={label}
      activeKey={chosen?.key}
      items={items}
      onChange={(tab) => setSearch({ tab }, { replace: true })}
    />
  );
};
