// '/service/visit/:id': one visit at the chair, from the patient to the treatments and the bill (service.md 3, 4; workspace.md 3).
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { visit as resource } from '../../../resources/service/visit.ts';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { InPieces } from '../../../kit/page/in-pieces.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import { useRecord } from '../../../screens/record/use-record.ts';
import { EarlierFrame } from './earlier/earlier-frame.tsx';
import { PartMark } from './part-mark.tsx';
import { fetchTabAhead, PartTabs, useTabAhead } from '../../../kit/page/part-tabs.tsx';
import { visitTabs } from './tabs.tsx';
import { VisitStrip } from './visit-strip.tsx';
import style from './visit-strip.module.css';

fetchTabAhead(visitTabs);

export default function VisitPage() {
  const { t } = useTranslation();
  useTabAhead(visitTabs);
  const { record, query } = useRecord(resource, { live: true });
  const visit = record as VisitData | undefined;
  const before = (
    <>
      <PageHeader title={resource.label} back={{ to: '/service/visit', label: t('queue.title') }} />
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {(query.isLoading || visit) && <Skeleton active title={false} />}
    </>
  );
  if (!visit) return before;
  return (
    <InPieces before={before}>
      <div className={style.page}>
        <EarlierFrame key={visit.id} visit={visit}>
          {(rail, toggle) => (
            <>
              <VisitStrip visit={visit} earlier={toggle} />
              <PartTabs
                tabs={visitTabs}
                about={{ visit }}
                label={t('workspace.label')}
                beside={rail}
                staying={style.tabs}
                Mark={PartMark}
              />
            </>
          )}
        </EarlierFrame>
      </div>
    </InPieces>
  );
}
