// The record's parts as tabs; the address names the open one, so that a link or a reload leads back to it.
import { Skeleton, Tabs } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useUser } from '../../providers/session.ts';
import type { PersonData } from '../../screens/parts/person/person.ts';
import style from './record.module.css';
import { recordTabs } from './tabs.tsx';

export const RecordTabs = ({ patient }: { patient: PersonData }) => {
  const { t } = useTranslation();
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const tabs = recordTabs.filter(({ opensFor }) => opensFor(user));
  const chosen = tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0];
  const items = tabs.map(({ key, label, Content }) => ({
    key,
    label: t(label),
    children: (
      <Suspense fallback={<Skeleton active title={false} />}>
        <Content patient={patient} />
      </Suspense>
    ),
  }));
  return (
    <Tabs
      className={style.tabs}
      aria-label={t('record.parts')}
      activeKey={chosen?.key}
      items={items}
      onChange={(tab) => setSearch({ tab }, { replace: true })}
    />
  );
};
