// The calendar: a week as a table of doctors (or units) and days; one day as a list of them.
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../resources/kernel/date.ts';
import { weekdayName } from '../../../resources/service/weekday.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { type Calendar, cellOf, type Grouping, linesOf, type Moment } from './calendar.ts';
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
      <div className={style.dayView}>
        {lines.map((line) => (
          <section key={line.id} className={style.dayLine} aria-label={line.name}>
            <h2 className={style.lineName}>{line.name}</h2>
            <SlotList {...shared} cell={cellOf(calendar, line, day, now)} />
          </section>
        ))}
      </div>
    );
  }
  return (
    <ScrollRegion label={t('schedule.week')} className={style.scroll}>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col" className={style.corner}>
              {t(`schedule.groups.${by}`)}
            </th>
            {days.map((date) => (
              <th key={date} scope="col" data-today={date === today}>
                {weekdayName(date)} <span className={style.date}>{dayOf(date)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row" className={style.lineHead}>
                {line.name}
              </th>
              {days.map((date) => (
                <td key={date} data-today={date === today}>
                  <SlotList {...shared} cell={cellOf(calendar, line, date, now)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};
