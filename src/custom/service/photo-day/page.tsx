// '/service/visit/multimedia': the visits of a day with the checklist of their photos (service.md 4).
import { Checkbox, Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { branchOf, useUser } from '../../../providers/session.ts';
import { visit as resource } from '../../../resources/service/visit.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { useLabels } from '../../../parts/service/photo-gallery/use-labels.ts';
import { UploadTray } from '../../../parts/service/photo-upload/upload-tray.tsx';
import { DaySteps } from '../../../kit/date/day-steps.tsx';
import { DoctorSelect } from '../../../parts/service/visit/doctor-select.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { CompareLast } from './compare-last.tsx';
import { type DayVisit, usePhotoDay } from './day.ts';
import layout from '../../../kit/style/layout.module.css';
import style from './photo-day.module.css';
import { VisitCard } from './visit-card.tsx';

interface Filter {
  readonly date: string;
  readonly doctor: number | null;
  /** Only visits whose protocol lacks something. */
  readonly missing: boolean;
}
interface ToolbarProps {
  readonly filter: Filter;
  readonly today: string;
  readonly onChange: (next: Partial<Filter>) => void;
}

const DRAWER = 640;

const Toolbar = ({ filter: { date, doctor, missing }, today, onChange }: ToolbarProps) => {
  const { t } = useTranslation();
  return (
    <div className={`${layout.row} ${style.toolbar}`} role="search">
      <DaySteps
        label={resource.fields.visit_date.label}
        date={date}
        today={today}
        previous={t('queue.previousDay')}
        next={t('queue.nextDay')}
        onChange={(day) => onChange({ date: day })}
      />
      <div className={layout.pick}>
        <DoctorSelect value={doctor} onChange={(next) => onChange({ doctor: next })} />
      </div>
      <Checkbox checked={missing} onChange={(event) => onChange({ missing: event.target.checked })}>
        {t('gallery.missingOnly')}
      </Checkbox>
    </div>
  );
};

/** What is open over the day. */
type Opened = { readonly what: 'upload' | 'compare'; readonly visit: DayVisit };

export default function PhotoDayPage() {
  const { t } = useTranslation();
  const user = useUser();
  const today = useToday();
  const [chosen, choose] = useState<Partial<Filter>>({});
  const filter: Filter = { date: today, doctor: null, missing: false, ...chosen };
  const { query, visits, reload } = usePhotoDay(filter.date, filter.doctor);
  const protocol = useLabels().filter(({ isprotocol }) => isprotocol);
  const [opened, open] = useState<Opened>();
  const close = () => open(undefined);
  const mayUpload = mayCall(user, 'service.visitmultimedia.create') && branchOf(user) !== null;
  const shown = filter.missing
    ? visits.filter(({ labels }) => protocol.some(({ id }) => !labels.includes(id)))
    : visits;
  return (
    <>
      <PageHeader title={t('gallery.dayTitle')} />
      <Toolbar filter={filter} today={today} onChange={(next) => choose((now) => ({ ...now, ...next }))} />
      {query.isError && !query.data && <ErrorState message={query.error.message} onRetry={reload} />}
      {query.isLoading && <Skeleton active title={false} />}
      {query.isSuccess && shown.length === 0 && <EmptyState text={t('gallery.nobody')} />}
      <ul className={`${layout.tiles} ${style.cards}`} aria-busy={query.isPlaceholderData}>
        {shown.map((visit) => (
          <VisitCard
            key={visit.id}
            visit={visit}
            protocol={protocol}
            mayUpload={mayUpload}
            onUpload={() => open({ what: 'upload', visit })}
            onCompare={() => open({ what: 'compare', visit })}
          />
        ))}
      </ul>
      <Drawer
        open={opened?.what === 'upload'}
        title={opened?.visit.customerdata.name}
        width={`min(100vw, ${DRAWER}px)`}
        destroyOnHidden
        onClose={() => {
          close();
          reload();
        }}
      >
        {opened && <UploadTray subject={{ customer_id: opened.visit.customerdata.id, visit_id: opened.visit.id }} />}
      </Drawer>
      {opened?.what === 'compare' && <CompareLast visit={opened.visit} onClose={close} />}
    </>
  );
}
