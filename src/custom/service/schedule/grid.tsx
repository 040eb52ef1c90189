// The calendar: a week as a table of doctors (or units) and days; one day as a list of them.
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../resources/kernel/date.ts';
import { weekdayName } from '../../../resources/service/weekday.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { type Calendar, cellOf, type Grouping, linesOf, type Moment } from './calendar.ts';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import style from './schedule.module.css';
import { type SlotActions, SlotList } from './slot-list.tsx';

interface Props extends SlotActions {
  readonly calendar: Calendar;
  readonly days: readonly string[];
  readonly by: Grouping;
  readonly today: string;
  readonly now: Moment;
}

const dayOf = (date: string): string => formatDate(date).slice(0, 6);

export const CalendarGrid = ({ calendar, days, by, today, now, ...actions }: Props) => {
  const { t } = useTranslation();
  const lines = linesOf(calendar, by, t('schedule.withoutUnit'));
  const names = new Map(calendar.doctors.map(({ id, name }) => [id, name]));
  const shared = { ...actions, doctorOf: (id: number) => names.get(id) ?? '', showDoctor: by === 'unit' };
  if (lines.length === 0) return <EmptyState text={t('schedule.empty')} />;
  const [day = today] = days;
  if (days.length === 1) {
    return (
      <div className={`${layout.tiles} ${style.dayView}`}>
        {lines.map((line) => (
          <section key={line.id} className={`${surface.card} ${layout.stackSmall}`} aria-label={line.name}>
            <h2 className={words.heading}>{line.name}</h2>
            <SlotList {...shared} cell={cellOf(calendar, line, day, now)} />
          </section>
        ))}
      </div>
    );
  }
  return (
    <DataTable
      label={t('schedule.week')}
      rows={lines}
      keyOf={({ id }) => id}
      className={style.table}
      columns={[
        {
          key: 'line',
          head: t(`schedule.groups.${by}`),
          as: 'name',
          headClass: style.corner,
          className: () => style.lineHead,
          cell: ({ name }) => name,
        },
        ...days.map((date) => ({
          key: date,
          head: (
            <>
              {weekdayName(date)} <div className={words.faint}>{dayOf(date)}</div>
            </>
          ),
          headClass: date === today ? style.today : undefined,
          cell: (line: (typeof lines)[number]) => <SlotList {...shared} cell={cellOf(calendar, line, date, now)} />,
        })),
      ]}
    />
  );
};
