// Tab 'Orto': the patient's case, this visit's control, and the controls before it (service.md 2.14).
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can, mayCall } from '../../../../policies/index.ts';
import { useCall } from '../../../../providers/call.ts';
import { useNewsOf } from '../../../../providers/live.ts';
import { useUser } from '../../../../providers/session.ts';
import type { OrthoSheet } from '../../../../resources/service/ortho-answer.ts';
import { orthocase } from '../../../../resources/service/orthocase.ts';
import { visitState } from '../../../../resources/service/visit-state.ts';
import { EmptyState } from '../../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../../kit/state/error-state.tsx';
import type { VisitData } from '../../../../parts/service/visit/visit.ts';
import { CaseForm } from './case-form.tsx';
import { CaseHeader } from './case-header.tsx';
import { ControlsBeside } from './controls-beside.tsx';
import { PhotoPairs } from './photo-pairs.tsx';
import { StandingForm } from '../../../../kit/form/standing-form.tsx';
import { ProgressForm } from './progress-form.tsx';
import { Timeline } from './timeline.tsx';
import layout from '../../../../kit/style/layout.module.css';

/** Controls that stand side by side. */
const BESIDE = 3;

const isOver = (status: number): boolean => status === orthocase.state.stopped || status > orthocase.state.retention;

const Sheet = ({ visit, sheet, onChanged }: { visit: VisitData; sheet: OrthoSheet; onChanged: () => void }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [opening, setOpening] = useState(false);
  const { orthocase: found, progress, timeline } = sheet;
  const mayOpen = can(me, orthocase.name, 'create') && visit.status !== visitState.cancelled;
  const open = <Button onClick={() => setOpening(true)}>{t('note.ortho.open')}</Button>;
  const goesOn =
    found !== null && (found.status === orthocase.state.active || found.status === orthocase.state.retention);
  const takesControl = goesOn || progress !== null;
  const writes = mayCall(me, 'service.orthoprogress.save') && visit.status !== visitState.cancelled;
  return (
    <div className={layout.stack}>
      {found ? (
        <CaseHeader record={found} visit={visit} onChanged={onChanged} />
      ) : (
        <EmptyState framed title={t('note.ortho.none')} action={mayOpen && open} />
      )}
      {found && isOver(found.status) && mayOpen && open}
      {timeline.length > 0 && <ControlsBeside controls={timeline.slice(0, BESIDE)} />}
      {found && takesControl && writes && (
        <StandingForm version={progress?.version ?? 0} shown={progress}>
          {(shown, onSaved, onTaken) => (
            <ProgressForm
              visitId={visit.id}
              appliance={found.appliance}
              interval={goesOn ? found.control_interval_weeks : null}
              progress={shown}
              onTaken={onTaken}
              previous={timeline.find(({ visit_id }) => visit_id !== visit.id)}
              onSaved={() => {
                onSaved();
                onChanged();
              }}
            />
          )}
        </StandingForm>
      )}
      {found && <PhotoPairs customer={found.customer_id} />}
      {timeline.length > BESIDE && <Timeline controls={timeline.slice(BESIDE)} />}
      {opening && <CaseForm visit={visit} onSaved={onChanged} onClose={() => setOpening(false)} />}
    </div>
  );
};

export const OrthoTab = ({ visit }: { visit: VisitData }) => {
  const { query, answer: sheet } = useCall('service.orthoprogress.show', { id: visit.id });
  const reload = () => void query.refetch();
  useNewsOf('service.orthocase', reload);
  if (sheet) return <Sheet visit={visit} sheet={sheet} onChanged={reload} />;
  if (query.isError) return <ErrorState message={query.error.message} onRetry={reload} />;
  return <Skeleton active title={false} />;
};
