// Overtime as rows or cards: its hours, what is paid of them, and what can be done with it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedOf } from '../../../resources/answers.ts';
import { timeIn } from '../../../resources/kernel/date.ts';
import { overtime } from '../../../resources/attendance/overtime.ts';
import { minutesText } from '../../../resources/attendance/leave-life.ts';
import { useZone } from '../../../kit/date/zone.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { RequestActions } from './request-actions.tsx';
import { Decided, RequestRows, type Requests } from './request-rows.tsx';

type Overtime = ListedOf<'attendance.overtime'>;

const Actions = ({ row }: { row: Overtime }) => {
  const [now] = useState(() => Date.now());
  return <RequestActions resource={overtime} row={row} hasBegun={Date.parse(row.start_at) <= now} />;
};

/** The hour in the branch: the day stands beside it. */
const Clock = ({ at }: { at: string }) => timeIn(useZone(), new Date(at)).replace(':', '.');
const Start = ({ row }: { row: Overtime }) => <Clock at={row.start_at} />;
const End = ({ row }: { row: Overtime }) => <Clock at={row.end_at} />;

const Minutes = ({ value }: { value: number | null }) => (value === null ? null : minutesText(value));
const Asked = ({ row }: { row: Overtime }) => <Minutes value={row.minutes_request} />;
const Approved = ({ row }: { row: Overtime }) => <Minutes value={row.minutes_approved} />;
const Paid = ({ row }: { row: Overtime }) => <Minutes value={row.minutes_paid} />;

const Reason = ({ row }: { row: Overtime }) => {
  const { t } = useTranslation();
  return (
    <span className={layout.lines}>
      {row.reason}
      {row.is_override && <span className={words.faint}>{t('attendance.overtime.override')}</span>}
      <Decided reason={row.decided_reason} />
    </span>
  );
};

const overrides = {
  cells: {
    start_at: Start,
    end_at: End,
    minutes_request: Asked,
    minutes_approved: Approved,
    minutes_paid: Paid,
    reason: Reason,
  },
  Actions,
};
/** Beside today's card there is room for what one looks for. */
const OWN: readonly string[] = ['pegawai_id', 'code', 'day_type'];

export const OvertimeRows = (which: Requests) => (
  <RequestRows {...which} resource={overtime} notOfOwn={OWN} overrides={overrides} />
);
