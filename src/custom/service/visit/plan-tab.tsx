// The treatment plans of the visit's patient: proposed from the odontogram, approved, pulled into this visit (service.md 10).
import { PlusOutlined } from '@ant-design/icons';
import { useList } from '@refinedev/core';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { PICK } from '../../../providers/data.ts';
import { useUser } from '../../../providers/session.ts';
import { activeStatus } from '../../../resources/kernel/active.ts';
import { tindakanmedis } from '../../../resources/service/tindakanmedis.ts';
import { treatmentplan } from '../../../resources/service/treatmentplan.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { useOdontogram } from '../../../parts/service/odontogram/use-odontogram.ts';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import { type CodedTreatment, type PlanData, plannedCodes, suggestedItems } from './plan.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanDrawer } from './plan-form.tsx';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

const PLANS = 50;
const TREATMENTS = 100;

/** What the odontogram plans and no open plan has yet. */
const useSuggestions = (customerId: number, plans: readonly PlanData[]) => {
  const entries = useOdontogram(customerId).answer?.entries ?? [];
  const codes = plannedCodes(entries);
  const { result } = useList<CodedTreatment>({
    resource: tindakanmedis.name,
    meta: PICK,
    pagination: { currentPage: 1, pageSize: TREATMENTS },
    filters: [
      { field: 'odontogram_code', operator: 'eq', value: codes.join(',') },
      { field: 'status', operator: 'eq', value: activeStatus.active },
    ],
    queryOptions: { enabled: codes.length > 0 },
    errorNotification: false,
  });
  return codes.length === 0 ? [] : suggestedItems(entries, result.data, plans);
};

const Plans = ({ visit, customerId }: { visit: VisitData; customerId: number }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [edited, edit] = useState<PlanData | 'new'>();
  const { query, result } = useList<PlanData>({
    resource: treatmentplan.name,
    pagination: { currentPage: 1, pageSize: PLANS },
    filters: [{ field: 'customer', operator: 'eq', value: customerId }],
    errorNotification: false,
    liveMode: 'auto',
  });
  const suggested = useSuggestions(customerId, result.data);
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (query.isLoading) return <Skeleton active title={false} />;
  return (
    <section className={layout.stack} aria-label={treatmentplan.label}>
      <div className={layout.between}>
        <h2 className={words.heading}>{treatmentplan.label}</h2>
        {can(me, treatmentplan.name, 'create') && (
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => edit('new')}>
            {suggested.length > 0 ? t('chart.plan.fromChart', { count: suggested.length }) : t('chart.plan.create')}
          </Button>
        )}
      </div>
      {result.data.length === 0 && <EmptyState framed title={t('chart.plan.none')} text={t('chart.plan.how')} />}
      {result.data.map((plan) => (
        <PlanCard key={plan.id} visit={visit} plan={plan} onEdit={edit} />
      ))}
      {edited && (
        <PlanDrawer
          visit={visit}
          plan={edited === 'new' ? undefined : edited}
          suggested={suggested}
          onClose={() => edit(undefined)}
        />
      )}
    </section>
  );
};

export const PlanTab = ({ visit }: { visit: VisitData }) =>
  visit.customerdata && <Plans visit={visit} customerId={visit.customerdata.id} />;
