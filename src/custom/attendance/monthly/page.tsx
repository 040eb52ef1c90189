// '/attendance/attendance/monthly': a letter for each day of everybody, and what they come to (attendance.md 4).
import { Drawer, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useToday } from '../../../kit/date/use-today.ts';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import { ExportButton } from '../../../kit/table/export-button.tsx';
import type { DayRow } from '../../../parts/attendance/day/day.ts';
import { LetterLegend } from '../../../parts/attendance/day/letter.tsx';
import { MonthSteps } from '../../../parts/attendance/day/month-steps.tsx';
import { useCall } from '../../../providers/call.ts';
import { formatDate, isDate } from '../../../resources/kernel/date.ts';
import { MonthGrid } from './grid.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const DaySheet = onDemand(async () => (await import('../../../parts/attendance/day/day-sheet.tsx')).DaySheet);

const PATH = 'attendance/attendance/monthly';

/** The sheet of a cell; its row is read when it is opened. */
const CellSheet = ({
  date,
  pegawai,
  onChanged,
  onClose,
}: {
  date: string;
  pegawai: number;
  onChanged: () => void;
  onClose: () => void;
}) => {
  const { t } = useTranslation();
  const { query, answer } = useCall('attendance.attendance.daily', { date, pegawai_id: pegawai });
  const row: DayRow | undefined = answer?.data[0];
  const again = () => {
    void query.refetch();
    onChanged();
  };
  if (query.isError && !row)
    return (
      <Drawer open title={formatDate(date)} closable={{ 'aria-label': t('app.close') }} onClose={onClose}>
        <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />
      </Drawer>
    );
  return row ? <DaySheet key={`${pegawai} ${date}`} row={row} onChanged={again} onClose={onClose} /> : null;
};

/** As a link asks for it: figures of people lead here. */
const askedMonth = (address: URLSearchParams): string | undefined =>
  /^\d{4}-(?:0[1-9]|1[0-2])$/.exec(address.get('month') ?? '')?.[0];

/** Last day of the month that the address asks for. */
const askedUntil = (address: URLSearchParams, month: string): string | undefined => {
  const day = address.get('sampai') ?? '';
  return isDate(day) && day.startsWith(month) ? day : undefined;
};

export default function MonthlyPage() {
  const { t } = useTranslation();
  const today = useToday();
  const [address, setAddress] = useSearchParams();
  const [month, setMonth] = useState(() => askedMonth(address) ?? today.slice(0, 7));
  const one = Number(address.get('pegawai')) || undefined;
  const [cell, setCell] = useState<{ readonly date: string; readonly pegawai: number }>();
  const until = askedUntil(address, month);
  const asked = { month, ...(until && { until }) };
  const { query, answer } = useCall('attendance.attendance.monthly', asked, { keep: true });
  const rows = answer?.filter(({ pegawai }) => one === undefined || pegawai.id === one);
  return (
    <>
      <PageHeader
        title={t('attendance.day.monthly')}
        actions={
          <>
            <ExportButton path={PATH} query={{ ...asked, export: 'xlsx' }} />
            <ExportButton path={PATH} query={{ ...asked, export: 'pdf' }} label={t('attendance.day.pdf')} />
          </>
        }
      />
      <section className={surface.sheet} aria-busy={query.isPlaceholderData}>
        <div className={layout.between}>
          <MonthSteps month={month} onChange={setMonth} />
          <LetterLegend />
        </div>
        {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
        {query.isLoading && <WaitingRows />}
        {one !== undefined && rows && (
          <div>
            <Tag
              closable
              closeIcon={<span aria-label={t('attendance.day.everybody')}>×</span>}
              onClose={() => setAddress({}, { replace: true })}
            >
              {[
                rows[0]?.pegawai.name ?? t('attendance.day.nobody'),
                until && t('attendance.day.until', { day: formatDate(until) }),
              ]
                .filter(Boolean)
                .join(' ')}
            </Tag>
          </div>
        )}
        {rows?.length === 0 && <EmptyState text={t('attendance.day.none')} />}
        {rows && rows.length > 0 && <MonthGrid rows={rows} month={month} onOpen={setCell} />}
      </section>
      {cell && <CellSheet {...cell} onChanged={() => void query.refetch()} onClose={() => setCell(undefined)} />}
    </>
  );
}
