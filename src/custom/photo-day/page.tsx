// '/service/visit/multimedia': the visits of a day with the checklist of their photos (service.md 4).
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Checkbox, DatePicker, Drawer, Skeleton } from 'antd';
import dayjs from 'dayjs';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../policies/index.ts';
import { branchOf, useUser } from '../../providers/session.ts';
import { addDays } from '../../resources/kernel/date.ts';
import { visit as resource } from '../../resources/service/visit.ts';
import { EmptyState } from '../../screens/parts/empty-state.tsx';
import { ErrorState } from '../../screens/parts/error-state.tsx';
import { PageHeader } from '../../screens/parts/page-header.tsx';
import { useLabels } from '../../screens/parts/photo-gallery/use-labels.ts';
import { UploadTray } from '../../screens/parts/photo-upload/upload-tray.tsx';
import { RefSelect } from '../../screens/parts/ref-select.tsx';
import { useToday } from '../../screens/parts/visit/use-today.ts';
import { CompareLast } from './compare-last.tsx';
import { type DayVisit, usePhotoDay } from './day.ts';
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

const DAY = 'YYYY-MM-DD';
const DRAWER = 640;

const Toolbar = ({ filter: { date, doctor, missing }, today, onChange }: ToolbarProps) => {
  const { t } = useTranslation();
  const { to, filter, label } = resource.fields.doctor_id;
  return (
    <div className={style.toolbar} role="search">
      <div className={style.day}>
        <Button
          icon={<LeftOutlined aria-hidden />}
          aria-label={t('queue.previousDay')}
          onClick={() => onChange({ date: addDays(date, -1) })}
        />
        <DatePicker
          allowClear={false}
          aria-label={resource.fields.visit_date.label}
          format={['DD MMM YYYY', 'D/M/YYYY', 'DDMMYYYY']}
          value={dayjs(date, DAY)}
          onChange={(day) => onChange({ date: day?.format(DAY) ?? today })}
        />
        <Button
          icon={<RightOutlined aria-hidden />}
          aria-label={t('queue.nextDay')}
          onClick={() => onChange({ date: addDays(date, 1) })}
        />
        <Button disabled={date === today} onClick={() => onChange({ date: today })}>
          {t('queue.today')}
        </Button>
      </div>
      <div className={style.doctor}>
        <RefSelect
          resource={to}
          filter={filter}
          label={label}
          placeholder={t('gallery.allDoctors')}
          value={doctor}
          onChange={(next) => onChange({ doctor: next })}
        />
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
  const close = useCallback(() => open(undefined), []);
  const mayUpload = mayCall(user.role, 'service.visitmultimedia.create') && branchOf(user) !== null;
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
      <ul className={style.cards} aria-busy={query.isPlaceholderData}>
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
