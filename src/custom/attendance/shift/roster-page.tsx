// '/attendance/master/shift/jadwal': who works when, painted day by day over a week or a month (attendance.md 4, 10).
import { App, Button, Radio, Segmented } from 'antd';
import dayjs from 'dayjs';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { department as departments } from '../../../resources/attendance/department.ts';
import { addDays } from '../../../resources/kernel/date.ts';
import { weekdayOf } from '../../../resources/service/weekday.ts';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import { DaySteps } from '../../../kit/date/day-steps.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { useTyped } from '../../../kit/form/leave.tsx';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import style from './roster.module.css';
import { RosterGrid } from './roster-grid.tsx';
import { RosterImport } from './roster-import.tsx';
import type { Shift } from './roster-warnings.ts';
import { ShiftTabs } from './shift-tabs.tsx';
import { type Brush, type Roster, useRoster } from './use-roster.ts';

type Length = 'week' | 'month';
const WEEK = 7;

/** The week from Monday on, or the month, that a day lies in. */
const spanOf = (date: string, length: Length) => {
  if (length === 'month') {
    const first = dayjs(date).startOf('month');
    return { start: first.format('YYYY-MM-DD'), end: first.endOf('month').format('YYYY-MM-DD') };
  }
  const start = addDays(date, 1 - weekdayOf(date));
  return { start, end: addDays(start, WEEK - 1) };
};

const Palette = ({
  shifts,
  brush,
  onChange,
}: {
  shifts: readonly Shift[];
  brush: Brush;
  onChange: (brush: Brush) => void;
}) => {
  const { t } = useTranslation();
  return (
    <Radio.Group
      aria-label={t('attendance.roster.brush')}
      optionType="button"
      buttonStyle="solid"
      value={String(brush)}
      onChange={({ target }) => {
        const value = String(target.value);
        onChange(value === 'usual' ? value : value === 'null' ? null : Number(value));
      }}
      options={[
        ...shifts.map(({ id, code, color, start_time, end_time }) => ({
          value: String(id),
          label: (
            <span>
              <span className={style.swatch} style={{ '--shift': color } as CSSProperties} aria-hidden />
              {t('attendance.roster.shift', { code, start: start_time, end: end_time })}
            </span>
          ),
        })),
        { value: 'null', label: t('attendance.roster.free') },
        { value: 'usual', label: t('attendance.roster.usual') },
      ]}
    />
  );
};

const SaveBar = ({ roster, isWeek }: { roster: Roster; isWeek: boolean }) => {
  const { t } = useTranslation();
  const { message, modal } = App.useApp();
  const [busy, setBusy] = useState(false);
  const doing = async (work: () => Promise<number>, tell: (n: number) => string) => {
    setBusy(true);
    try {
      message.success(tell(await work()));
    } catch (error) {
      modal.error({ title: refusalOf(error).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={layout.row}>
      {isWeek && (
        <Button
          disabled={busy}
          onClick={() => void doing(roster.copyLastWeek, (n) => t('attendance.roster.copied', { n }))}
        >
          {t('attendance.roster.copy')}
        </Button>
      )}
      <Button disabled={busy || roster.count === 0} onClick={roster.forget}>
        {t('form.cancel')}
      </Button>
      <Button
        type="primary"
        loading={busy}
        disabled={roster.count === 0}
        onClick={() => void doing(roster.save, (n) => t('attendance.roster.saved', { n }))}
      >
        {t('attendance.roster.save', { n: roster.count })}
      </Button>
    </div>
  );
};

export default function RosterPage() {
  const { t } = useTranslation();
  const today = useToday();
  const [date, setDate] = useState(today);
  const [length, setLength] = useState<Length>('week');
  const [department, setDepartment] = useState<number | null>(null);
  const [chosen, choose] = useState<Brush>();
  const span = spanOf(date, length);
  const roster = useRoster({ ...span, department });
  useTyped(roster.count > 0);
  const { query, grid } = roster;
  const brush = chosen === undefined ? (grid?.shifts[0]?.id ?? null) : chosen;
  const steps = length === 'week' ? WEEK : dayjs(date).daysInMonth();
  return (
    <>
      <PageHeader
        title={t('attendance.roster.title')}
        actions={<RosterImport {...span} onImported={() => void query.refetch()} />}
      />
      <ShiftTabs open="roster" />
      <section className={`${surface.sheet} ${layout.stackLarge}`}>
        <div className={layout.row}>
          <Segmented<Length>
            aria-label={t('attendance.roster.length')}
            value={length}
            options={[
              { value: 'week', label: t('attendance.roster.week') },
              { value: 'month', label: t('attendance.roster.month') },
            ]}
            onChange={setLength}
          />
          <DaySteps
            label={t('attendance.roster.day')}
            date={date}
            today={today}
            step={steps}
            previous={t('attendance.roster.previous')}
            next={t('attendance.roster.next')}
            onChange={setDate}
          />
          <div className={style.department}>
            <RefSelect
              resource={departments.name}
              value={department}
              label={departments.label}
              placeholder={departments.label}
              onChange={setDepartment}
            />
          </div>
        </div>
        {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
        {query.isLoading && <WaitingRows />}
        {grid && (
          <>
            <Palette shifts={grid.shifts} brush={brush} onChange={choose} />
            {grid.staff.length === 0 ? <EmptyState /> : <RosterGrid {...{ roster, grid, brush }} />}
            <SaveBar roster={roster} isWeek={length === 'week'} />
          </>
        )}
      </section>
    </>
  );
}
