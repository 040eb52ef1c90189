// The visit's parts as tabs; the address names the open one, so that a link or a reload leads back to it.
import { Skeleton, Tabs } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useUser } from '../../providers/session.ts';
import type { VisitData } from '../../screens/parts/visit/visit.ts';
import style from '../../screens/parts/tabs.module.css';
import { visitTabs } from './tabs.tsx';

export const VisitTabs = ({ visit }: { visit: VisitData }) => {
  const { t } = useTranslation();
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const tabs = visitTabs.filter(({ opensFor }) => opensFor(user));
  const chosen = tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0];
  const items = tabs.map(({ key, label, Content }) => ({
    key,
    label: t(label),
    children: (
      <Suspense fallback={<Skeleton active title={false} />}>
        <Content visit={visit} />
      </Suspense>
    ),
  }));
  return (
    <Tabs
      className={style.wrapping}
      aria-label={t('workspace.label')}
      activeKey={chosen?.key}
      items={items}
      onChange={(tab) => setSearch({ tab }, { replace: true })}
    />
  );
};
