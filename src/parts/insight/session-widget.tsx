// Sessions by weekday and hour, Senin to Minggu; the fuller an hour, the deeper its ground.
import { useTranslation } from 'react-i18next';
import type { Query } from '../../providers/http.ts';
import { formatTime } from '../../resources/kernel/date.ts';
import { formatNumber } from '../../resources/kernel/money.ts';
import { ScrollRegion } from '../../kit/table/scroll-region.tsx';
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

const sum = (times: Weekday['times']): number => times.reduce((total, { count }) => total + count, 0);
/** Thirds of the fullest hour: 1 to 3, and 0 for none. */
const heat = (count: number, most: number): number => (count === 0 ? 0 : Math.ceil((count / most) * 3));

const Sessions = ({ title, weekdays }: { title: string; weekdays: readonly Weekday[] }) => {
  const { t } = useTranslation();
  const hours = hoursOf(weekdays);
  const most = Math.max(1, ...weekdays.flatMap(({ times }) => times.map(({ count }) => count)));
  const text = (count: number): string => (count === 0 ? '' : formatNumber(count));
  return (
    <ScrollRegion label={title} className={style.tableBox}>
      <table className={`${style.table} ${style.sessions}`}>
        <thead>
          <tr>
            <th scope="col">{t('insight.weekday')}</th>
            {hours.map((hour) => (
              <th key={hour} scope="col">
                {formatTime(hour)}
              </th>
            ))}
            <th scope="col">{t('report.total')}</th>
          </tr>
        </thead>
        <tbody>
          {weekdays.map(({ hariname, times }) => (
            <tr key={hariname}>
              <th scope="row">{hariname}</th>
              {hours.map((hour) => {
                const count = times.find(({ time }) => time === hour)?.count ?? 0;
                return (
                  <td key={hour} data-heat={heat(count, most)}>
                    {text(count)}
                  </td>
                );
              })}
              <td>
                <strong>{text(sum(times))}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
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
