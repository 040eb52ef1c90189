// '/service/visit/waktu': how long patients waited and sat, by doctor and hour of arrival (service.md 10).
import { useCustom } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../resources/kernel/date.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import style from '../../../parts/finance/report/report.module.css';
import { ReportPage } from '../../../parts/finance/report/report-page.tsx';
import { useMonth } from '../../../parts/insight/month.ts';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { WaitingChip } from '../../../parts/service/visit/waiting-chip.tsx';

interface Row {
  readonly doctor_id: number | null;
  readonly label: string | null;
  readonly hour: string | null;
  readonly count: number;
  readonly waiting: number;
  readonly longest: number;
  readonly chair: number | null;
}
interface Times {
  readonly data: readonly Row[];
  readonly id?: never;
}
const PATH = 'insight/visit/waktutunggu';

const TimesTable = ({ rows }: { rows: readonly Row[] }) => {
  const { t } = useTranslation();
  const minutes = (n: number | null): string => (n === null ? '' : t('schedule.times.minutes', { n: formatNumber(n) }));
  return (
    <ScrollRegion label={t('schedule.times.title')} className={style.scroll}>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">{t('schedule.times.doctor')}</th>
            <th scope="col">{t('schedule.times.hour')}</th>
            {(['count', 'waiting', 'longest', 'chair'] as const).map((key) => (
              <th key={key} scope="col" className={style.right}>
                {t(`schedule.times.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ doctor_id, label, hour, count, waiting, longest, chair }) => (
            <tr key={`${doctor_id} ${hour}`} className={hour === null ? style.headline : undefined}>
              <td>{label ?? t('schedule.times.everyone')}</td>
              <td>{hour ? formatTime(hour) : t('schedule.times.all')}</td>
              <td className={style.right}>{formatNumber(count)}</td>
              <td className={style.right}>
                <WaitingChip minutes={waiting} />
              </td>
              <td className={style.right}>{minutes(longest)}</td>
              <td className={style.right}>{minutes(chair)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};

export default function VisitTimesPage() {
  const { t } = useTranslation();
  const [range, setRange] = useMonth();
  const query = { start_date: range.start, end_date: range.end };
  const { query: answer, result } = useCustom<Times>({
    url: PATH,
    method: 'get',
    config: { query },
    queryOptions: { placeholderData: keepPreviousData },
    errorNotification: false,
  });
  const rows = answer.data ? result.data.data : undefined;
  return (
    <ReportPage
      title={t('schedule.times.title')}
      range={range}
      onRange={setRange}
      path={PATH}
      query={query}
      answer={answer}
    >
      {rows?.length === 0 && <EmptyState text={t('schedule.times.none')} />}
      {rows && rows.length > 0 && <TimesTable rows={rows} />}
    </ReportPage>
  );
}
