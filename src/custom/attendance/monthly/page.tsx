// '/attendance/attendance/monthly': a letter for each day of everybody, and what they come to (attendance.md 4).
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../kit/date/use-today.ts';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import { ExportButton } from '../../../kit/table/export-button.tsx';
import type { DayRow } from '../../../parts/attendance/day/day.ts';
import { DaySheet } from '../../../parts/attendance/day/day-sheet.tsx';
import { LetterLegend } from '../../../parts/attendance/day/letter.tsx';
import { MonthSteps } from '../../../parts/attendance/day/month-steps.tsx';
import { useCall } from '../../../providers/call.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { MonthGrid } from './grid.tsx';

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
  if (query.isError)
    return (
      <Drawer open title={formatDate(date)} closable={{ 'aria-label': t('app.close') }} onClose={onClose}>
        <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />
      </Drawer>
    );
  return row ? <DaySheet key={row.version} row={row} onChanged={again} onClose={onClose} /> : null;
};

export default function MonthlyPage() {
  const { t } = useTranslation();
  const today = useToday();
  const [month, setMonth] = useState(today.slice(0, 7));
  const [cell, setCell] = useState<{ readonly date: string; readonly pegawai: number }>();
  const { query, answer } = useCall('attendance.attendance.monthly', { month }, { keep: true });
  return (
    <>
      <PageHeader
        title={t('attendance.day.monthly')}
        actions={
          <>
            <ExportButton path={PATH} query={{ month, export: 'xlsx' }} />
            <ExportButton path={PATH} query={{ month, export: 'pdf' }} label={t('attendance.day.pdf')} />
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
        {answer?.length === 0 && <EmptyState text={t('attendance.day.none')} />}
        {answer && answer.length > 0 && <MonthGrid rows={answer} month={month} onOpen={setCell} />}
      </section>
      {cell && <CellSheet {...cell} onChanged={() => void query.refetch()} onClose={() => setCell(undefined)} />}
    </>
  );
}
