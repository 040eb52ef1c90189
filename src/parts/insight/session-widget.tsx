// Sessions by weekday and hour, Senin to Minggu; the fuller an hour, the deeper its ground.
import { useTranslation } from 'react-i18next';
import type { Query } from '../../providers/http.ts';
import { formatTime } from '../../resources/kernel/date.ts';
import { formatNumber } from '../../resources/kernel/money.ts';
import { type Column, DataTable } from '../../kit/table/data-table.tsx';
import { type Figures, useFigures } from './figures.ts';
import style from './insight.module.css';
import { Widget } from './widget.tsx';

const PATH = 'insight/visit/jadwaltimes';

interface Weekday {
  readonly hariname: string;
  readonly times: readonly { readonly time: string; readonly count: number }[];
}
/** Times of a session fall into their hour: a column for each quarter of an hour would be too many. */
const byHour = (times: Weekday['times']): Weekday['times'] => {
  const hours = new Map<string, number>();
  for (const { time, count } of times) {
    const hour = `${time.slice(0, 2)}:00`;
    hours.set(hour, (hours.get(hour) ?? 0) + count);
  }
  return [...hours].map(([time, count]) => ({ time, count }));
};
const weekdaysOf = (figures: Figures | undefined): readonly Weekday[] =>
  ((figures?.data ?? []) as unknown as readonly Weekday[]).map((day) => ({ ...day, times: byHour(day.times) }));

/** Hours that any weekday has, in order. */
const hoursOf = (weekdays: readonly Weekday[]): readonly string[] =>
  [...new Set(weekdays.flatMap(({ times }) => times.map(({ time }) => time)))].toSorted();

const HEAT = [undefined, style.some, style.more, style.most];

const sum = (times: Weekday['times']): number => times.reduce((total, { count }) => total + count, 0);
/** Thirds of the fullest hour: 1 to 3, and 0 for none. */
const heat = (count: number, most: number): number => (count === 0 ? 0 : Math.ceil((count / most) * 3));

const Sessions = ({ title, weekdays }: { title: string; weekdays: readonly Weekday[] }) => {
  const { t } = useTranslation();
  const hours = hoursOf(weekdays);
  const most = Math.max(1, ...weekdays.flatMap(({ times }) => times.map(({ count }) => count)));
  const text = (count: number): string => (count === 0 ? '' : formatNumber(count));
  const countAt = ({ times }: Weekday, hour: string) => times.find(({ time }) => time === hour)?.count ?? 0;
  return (
    <DataTable<Weekday>
      low
      label={title}
      rows={weekdays}
      keyOf={({ hariname }) => hariname}
      className={style.sessions}
      columns={[
        { key: 'day', head: t('insight.weekday'), as: 'name', cell: ({ hariname }) => hariname },
        ...hours.map((hour): Column<Weekday> => ({
          key: hour,
          head: formatTime(hour),
          as: 'figure',
          className: (day) => HEAT[heat(countAt(day, hour), most)],
          cell: (day) => text(countAt(day, hour)),
        })),
        {
          key: 'total',
          head: t('report.total'),
          as: 'figure',
          cell: ({ times }) => <strong>{text(sum(times))}</strong>,
        },
      ]}
    />
  );
};

export const SessionWidget = ({ query }: { query: Query }) => {
  const { t } = useTranslation();
  const answer = useFigures(PATH, query);
  const weekdays = weekdaysOf(answer.data);
  const title = t('insight.sessions');
  return (
    <Widget
      size="full"
      title={title}
      note={t('insight.sessionsNote')}
      path={PATH}
      query={query}
      answer={answer}
      empty={weekdays.every(({ times }) => times.length === 0)}
      table={<Sessions title={title} weekdays={weekdays} />}
    />
  );
};
