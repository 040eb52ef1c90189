// '/finance/master/investor/:id': an investor with his shares in branches, and his tax and bank profile (finance.md 4).
import { Skeleton, Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { can, mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { investor as resource } from '../../../resources/finance/investor.ts';
import { investorshare } from '../../../resources/finance/investorshare.ts';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import { RecordActions } from '../../../screens/record/record-actions.tsx';
import { RecordBody } from '../../../screens/record/record-body.tsx';
import { titleOf, useRecord } from '../../../screens/record/use-record.ts';
import { InvestorProfile } from './investor-profile.tsx';
import { InvestorShares } from './investor-shares.tsx';

const TABS = ['saham', 'rekening'] as const;
type TabKey = (typeof TABS)[number];

export default function InvestorPage() {
  const { t } = useTranslation();
  const me = useUser();
  const [search, setSearch] = useSearchParams();
  const { record, query } = useRecord(resource, { live: true });
  const opens: Readonly<Record<TabKey, boolean>> = {
    saham: can(me, investorshare.name, 'list'),
    rekening: mayCall(me, 'finance.actorpajak.show'),
  };
  const contentOf = (id: number, name: string): Readonly<Record<TabKey, ReactNode>> => ({
    saham: <InvestorShares id={id} />,
    rekening: <InvestorProfile id={id} name={name} />,
  });
  const own = TABS.filter((key) => opens[key]);
  return (
    <>
      <PageHeader
        title={record ? titleOf(resource, record) : resource.label}
        back={{ to: resource.screens.list ?? '/', label: resource.label }}
        actions={record && <RecordActions resource={resource} record={record} />}
      />
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <Skeleton active title={false} />}
      {record && !query.isError && (
        <div className={layout.stackLarge}>
          <RecordBody resource={resource} record={record} />
          <section className={surface.sheet}>
            <Tabs
              activeKey={own.find((key) => key === search.get('tab')) ?? own[0]}
              onChange={(tab) => setSearch({ tab }, { replace: true })}
              items={own.map((key) => ({
                key,
                label: t(`investor.tab.${key}`),
                children: contentOf(record.id, record.name)[key],
              }))}
            />
          </section>
        </div>
      )}
    </>
  );
}
