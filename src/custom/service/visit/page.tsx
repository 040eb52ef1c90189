// '/service/visit/:id': one visit at the chair, from the patient to the treatments and the bill (service.md 3, 4).
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { visit as resource } from '../../../resources/service/visit.ts';
import { visitStates } from '../../../resources/service/visit-state.ts';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import { VisitVerbs } from '../../../parts/service/visit/visit-verbs.tsx';
import { useRecord } from '../../../screens/record/use-record.ts';
import { BillStrip } from './bill-strip.tsx';
import { EarlierFrame } from './earlier/earlier-frame.tsx';
import { PatientHeader } from './patient-header.tsx';
import { VisitFacts } from './visit-facts.tsx';
import { fetchTabAhead, PartTabs, useTabAhead } from '../../../kit/page/part-tabs.tsx';
import { visitTabs } from './tabs.tsx';
import surface from '../../../kit/style/surface.module.css';
import layout from '../../../kit/style/layout.module.css';

fetchTabAhead(visitTabs);

export default function VisitPage() {
  const { t } = useTranslation();
  useTabAhead(visitTabs);
  const { record, query } = useRecord(resource, { live: true });
  const visit = record as VisitData | undefined;
  const state = visit && visitStates[visit.status as keyof typeof visitStates];
  return (
    <>
      <PageHeader
        title={visit ? [visit.label, visit.code].filter(Boolean).join(' · ') : resource.label}
        mark={state && <StatusChip label={state.label} tone={state.tone} />}
        back={{ to: '/service/visit', label: t('queue.title') }}
        actions={visit && <VisitVerbs visit={visit} />}
      />
      {query.isError && !visit && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <Skeleton active title={false} />}
      {visit && (
        <div className={layout.stack}>
          {visit.customerdata && <PatientHeader patient={visit.customerdata} visit={visit.id} />}
          {visit.billdata && <BillStrip data={visit.billdata} />}
          <section className={surface.sheet} aria-label={resource.label}>
            <VisitFacts visit={visit} />
          </section>
          <EarlierFrame key={visit.id} visit={visit}>
            {(earlier) => <PartTabs tabs={visitTabs} about={{ visit }} label={t('workspace.label')} beside={earlier} />}
          </EarlierFrame>
        </div>
      )}
    </>
  );
}
