// Who is away on which day of a month: asked for or approved, so that an approver sees who is left.
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { useCall } from '../../../providers/call.ts';
import { leaveTypes, requestState } from '../../../resources/attendance/leave-life.ts';
import { addDays, formatDate } from '../../../resources/kernel/date.ts';
import { awayByDay } from './away.ts';
import { LEAVE_KEY } from './use-left.ts';
import { DayPicker } from '../../../kit/date/day-picker.tsx';

const MONTH = 'YYYY-MM';

export const LeaveCalendar = () => {
  const { t } = useTranslation();
  const [month, setMonth] = useState(useToday().slice(0, 7));
  const start_date = `${month}-01`;
  const end_date = addDays(dayjs(start_date).add(1, 'month').format('YYYY-MM-DD'), -1);
  const { query, answer } = useCall(
    'attendance.leave.kalender',
    { start_date, end_date },
    { queryKey: [LEAVE_KEY, 'calendar', month] },
  );
  const days = awayByDay(answer?.data ?? [], start_date, end_date);
  return (
    <>
      <DayPicker
        picker="month"
        allowClear={false}
        format="MMM YYYY"
        aria-label={t('attendance.leave.month')}
        value={dayjs(start_date)}
        onChange={(chosen) => setMonth(chosen.format(MONTH))}
      />
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <WaitingRows />}
      {answer && days.length === 0 && <EmptyState text={t('attendance.leave.nobody')} />}
      <ul className={layout.divided}>
        {days.map(({ day, away }) => (
          <li key={day} className={layout.stackTight}>
            <strong>{formatDate(day)}</strong>
            {away.map(({ id, name, department, type, is_half_day, status }) => (
              <span key={id} className={layout.rowTight}>
                {name}
                {department && <span className={words.faint}>{department}</span>}
                <StatusChip
                  tone={status === requestState.approved ? 'success' : 'warning'}
                  label={[
                    leaveTypes.find(({ value }) => value === type)?.label,
                    is_half_day ? t('attendance.leave.half') : '',
                    status === requestState.approved ? '' : t('attendance.leave.waiting'),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
};
