// 'Jadwal saya': the shifts of a month, day by day.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../../kit/date/date-text.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';
import type { OwnDay } from '../../../parts/attendance/day/day.ts';
import { MonthSteps } from '../../../parts/attendance/day/month-steps.tsx';
import { useCall } from '../../../providers/call.ts';

const weekday = new Intl.DateTimeFormat('id-ID', { weekday: 'long', timeZone: 'UTC' });

export const OwnRoster = () => {
  const { t } = useTranslation();
  const today = useToday();
  const [month, setMonth] = useState(today.slice(0, 7));
  const { query, answer } = useCall('attendance.me.month', { month }, { keep: true });
  const failure = query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined;
  return (
    <section className={surface.sheet}>
      <MonthSteps month={month} onChange={setMonth} />
      <DataTable<OwnDay>
        label={t('attendance.day.ownSchedule')}
        rows={answer?.days ?? []}
        keyOf={({ work_date }) => work_date}
        waits={query.isLoading}
        stale={query.isPlaceholderData}
        failure={failure}
        phone="flow"
        lookOf={({ work_date, shift }) => (work_date === today ? 'strong' : shift ? undefined : 'faint')}
        columns={[
          {
            key: 'day',
            head: t('attendance.day.date'),
            as: 'name',
            cell: ({ work_date }) => (
              <>
                <DateText value={work_date} />{' '}
                <span className={words.faint}>{weekday.format(new Date(`${work_date}T00:00:00Z`))}</span>
              </>
            ),
          },
          {
            key: 'shift',
            head: t('attendance.day.shift'),
            cell: ({ shift }) => shift?.name ?? t('attendance.day.free'),
          },
          {
            key: 'hours',
            head: t('attendance.day.schedule'),
            as: 'code',
            cell: ({ shift }) => shift && `${shift.start_time}–${shift.end_time}`,
          },
          { key: 'note', head: t('attendance.day.note'), cell: ({ holiday }) => holiday },
        ]}
      />
    </section>
  );
};
