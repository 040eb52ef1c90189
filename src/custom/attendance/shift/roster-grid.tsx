// People and days: a click, or a stroke over the days, paints them with the chosen shift.
import { WarningOutlined } from '@ant-design/icons';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../resources/kernel/date.ts';
import { weekdayName, weekdayOf } from '../../../resources/service/weekday.ts';
import { DayGrid } from '../../../kit/table/day-grid.tsx';
import style from './roster.module.css';
import { clashOf, crewOn, type Grid, type Planned } from './roster-warnings.ts';
import type { Brush, Roster } from './use-roster.ts';

const SUNDAY = 7;
const WEEK = 7;
/** The left button, or a finger. */
const PRESSED = 1;

interface Props {
  readonly roster: Roster;
  readonly grid: Grid;
  readonly brush: Brush;
}

const Crew = ({ planned, grid, at, date }: { planned: readonly Planned[]; grid: Grid; at: number; date: string }) => {
  const { t } = useTranslation();
  const crew = crewOn(planned, at, date, grid.sessions);
  const isShort = crew.nurses < crew.doctors;
  return (
    <td className={style.crew} data-short={isShort || undefined}>
      {t('attendance.roster.crew', crew)}
      {isShort && <span className={style.short}>{t('attendance.roster.short')}</span>}
    </td>
  );
};

interface CellProps extends Props {
  readonly person: Grid['staff'][number];
  readonly plan: Planned;
  readonly at: number;
  readonly date: string;
}
const Cell = ({ roster, grid, brush, person, plan, at, date }: CellProps) => {
  const { t } = useTranslation();
  const shift = plan.shifts[at] ?? null;
  const painted = roster.brushOf(person.id, date);
  const clash = clashOf(plan, at, date, grid.sessions);
  const name = painted === 'usual' ? t('attendance.roster.usual') : (shift?.name ?? t('attendance.roster.free'));
  const told = [person.name, formatDate(date), name, clash && t(`attendance.roster.${clash}`)].filter(Boolean);
  const isGone = person.leave_at !== null && date > person.leave_at;
  const paint = () => roster.paint(person.id, date, brush);
  return (
    <td className={style.cell} data-by={painted === undefined ? person.days[at]?.by : 'painted'}>
      <button
        type="button"
        disabled={isGone}
        className={style.day}
        style={shift ? ({ '--shift': shift.color } as CSSProperties) : undefined}
        aria-label={told.join(', ')}
        title={told.slice(2).join(' – ')}
        onPointerDown={(event) => {
          event.currentTarget.releasePointerCapture(event.pointerId);
        }}
        onClick={paint}
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse' && event.buttons === PRESSED) paint();
        }}
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse' && event.buttons === PRESSED) paint();
        }}
      >
        {painted === 'usual' ? '…' : (shift?.code ?? 'L')}
        {clash && <WarningOutlined aria-hidden className={style.clash} />}
      </button>
    </td>
  );
};

export const RosterGrid = ({ roster, grid, brush }: Props) => {
  const { t } = useTranslation();
  const { planned } = roster;
  const holidays = new Map(grid.holidays.map(({ date, name }) => [date, name]));
  return (
    <DayGrid label={t('attendance.roster.title')}>
      <thead>
        <tr>
          <th scope="col">{t('attendance.roster.staff')}</th>
          {grid.days.map((date) => (
            <th
              key={date}
              scope="col"
              className={style.head}
              data-month={grid.days.length > WEEK || undefined}
              data-off={holidays.has(date) || weekdayOf(date) === SUNDAY || undefined}
              title={holidays.get(date)}
            >
              <abbr title={`${weekdayName(date)} ${formatDate(date)}`}>{weekdayName(date).slice(0, 3)}</abbr>
              <span>{Number(date.slice(8))}</span>
            </th>
          ))}
        </tr>
        <tr>
          <th scope="row">{t('attendance.roster.crewTitle')}</th>
          {grid.days.map((date, at) => (
            <Crew key={date} {...{ planned, grid, at, date }} />
          ))}
        </tr>
      </thead>
      <tbody>
        {grid.staff.map((person, row) => {
          const plan = planned[row];
          return (
            plan && (
              <tr key={person.id}>
                <th scope="row">
                  <span>{person.name}</span>
                  <span className={style.job}>{person.departmentdata?.name ?? person.jobname}</span>
                </th>
                {grid.days.map((date, at) => (
                  <Cell key={date} {...{ roster, grid, brush, person, plan, at, date }} />
                ))}
              </tr>
            )
          );
        })}
      </tbody>
    </DayGrid>
  );
};
