// '/attendance/attendance/daily': everybody's day, what is missing of it, and the ways to put it right (attendance.md 4).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { DaySteps } from '../../../kit/date/day-steps.tsx';
import { type Moment, momentOf } from '../../../kit/date/range.ts';
import { useToday } from '../../../kit/date/use-today.ts';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import { type DayRow } from '../../../parts/attendance/day/day.ts';
import { useCall } from '../../../providers/call.ts';
import type { DayStatus } from '../../../resources/attendance/day-status.ts';
import { isDate } from '../../../resources/kernel/date.ts';
import type { Tone } from '../../../resources/kernel/field.ts';
import { DayActions, type Dialog } from './actions.tsx';
import { DayChips } from './chips.tsx';
import { DayFilters, filtered, type Filter } from './filters.tsx';
import { DayTable } from './day-table.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const RecordDialog = onDemand(async () => (await import('./record-dialog.tsx')).RecordDialog);
const RecalcDialog = onDemand(async () => (await import('./recalc-dialog.tsx')).RecalcDialog);
const ImportPunches = onDemand(async () => (await import('./import-punches.tsx')).ImportPunches);
const DaySheet = onDemand(async () => (await import('../../../parts/attendance/day/day-sheet.tsx')).DaySheet);

const TONES: Readonly<Record<Moment, Tone>> = { today: 'success', upcoming: 'info', past: 'neutral' };

const DatePart = ({ date, today, onChange }: { date: string; today: string; onChange: (date: string) => void }) => {
  const { t } = useTranslation();
  const moment = momentOf({ start: date, end: date }, today);
  return (
    <div className={layout.row}>
      <DaySteps
        label={t('attendance.day.date')}
        date={date}
        today={today}
        previous={t('attendance.day.previous')}
        next={t('attendance.day.next')}
        onChange={onChange}
      />
      {moment && <StatusChip label={t(`dateRange.${moment}`)} tone={TONES[moment]} />}
    </div>
  );
};

/** The dialog that is open; what it changes is read again. */
const Dialogs = ({
  open,
  rows,
  date,
  onDone,
  onClose,
}: {
  open: Dialog;
  rows: readonly DayRow[];
  date: string;
  onDone: () => void;
  onClose: () => void;
}) => {
  const shared = { onDone, onClose };
  if (open === 'record') return <RecordDialog rows={rows} date={date} {...shared} />;
  if (open === 'recalc') return <RecalcDialog date={date} {...shared} />;
  return <ImportPunches format={open === 'days' ? 'harian' : 'auto'} {...shared} />;
};

const NO_FILTER: Filter = { keyword: '', department: undefined };

export default function DailyPage() {
  const { t } = useTranslation();
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('date') ?? '';
  const date = isDate(asked) ? asked : today;
  const [status, setStatus] = useState<DayStatus>();
  const [filter, setFilter] = useState(NO_FILTER);
  const [dialog, setDialog] = useState<Dialog>();
  const [openedId, openDay] = useState<number>();
  const { query, answer } = useCall('attendance.attendance.daily', { date }, { keep: true });
  const rows = answer?.data ?? [];
  // As it stands now: what is done with its punches reckons it anew.
  const opened = rows.find(({ pegawai }) => pegawai.id === openedId);
  const again = () => void query.refetch();
  const failure = query.isError ? { message: query.error.message, onRetry: again } : undefined;
  return (
    <>
      <PageHeader
        title={t('attendance.day.daily')}
        actions={<DayActions onOpen={setDialog} date={date} {...(status !== undefined && { status })} />}
      />
      <section className={surface.sheet}>
        <DatePart date={date} today={today} onChange={(next) => setSearch({ date: next }, { replace: true })} />
        <DayChips sum={answer?.sum ?? {}} chosen={status} onChoose={setStatus} />
        <DayFilters rows={rows} filter={filter} onChange={(next) => setFilter({ ...filter, ...next })} />
        <DayTable
          key={date}
          rows={filtered(rows, filter).filter((row) => status === undefined || row.status === status)}
          waits={query.isLoading}
          stale={query.isPlaceholderData}
          failure={failure}
          onOpen={({ pegawai }) => openDay(pegawai.id)}
        />
      </section>
      {dialog && <Dialogs open={dialog} rows={rows} date={date} onDone={again} onClose={() => setDialog(undefined)} />}
      {opened && <DaySheet key={opened.pegawai.id} row={opened} onChanged={again} onClose={() => openDay(undefined)} />}
    </>
  );
}
