// '/service/visit/waktu': how long patients waited and sat, by doctor and hour of arrival (service.md 10).
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { callPaths } from '../../../resources/call-paths.ts';
import { formatTime } from '../../../resources/kernel/date.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { ReportPage } from '../../../parts/finance/report/report-page.tsx';
import { useMonth } from '../../../parts/insight/month.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { WaitingChip } from '../../../parts/service/visit/waiting-chip.tsx';

type Row = AnswerOf<'insight.visit.waktutunggu'>['data'][number];

const CALL = 'insight.visit.waktutunggu';

const TimesTable = ({ rows }: { rows: readonly Row[] }) => {
  const { t } = useTranslation();
  const minutes = (n: number | null): string => (n === null ? '' : t('schedule.times.minutes', { n: formatNumber(n) }));
  const figure = (key: 'count' | 'waiting' | 'longest' | 'chair') =>
    ({ key, head: t(`schedule.times.${key}`), as: 'figure' }) as const;
  return (
    <DataTable<Row>
      label={t('schedule.times.title')}
      phone="cards"
      groups={[...new Set(rows.map(({ doctor_id }) => doctor_id))].map((doctor) => {
        const own = rows.filter(({ doctor_id }) => doctor_id === doctor);
        return { key: doctor ?? 'everyone', head: own[0]?.label ?? t('schedule.times.everyone'), rows: own };
      })}
      empty={t('schedule.times.none')}
      keyOf={({ doctor_id, hour }) => `${doctor_id} ${hour}`}
      lookOf={({ hour }) => (hour === null ? 'strong' : undefined)}
      columns={[
        {
          key: 'hour',
          head: t('schedule.times.hour'),
          as: 'name',
          cell: ({ hour }) => (hour ? formatTime(hour) : t('schedule.times.all')),
        },
        { ...figure('count'), cell: ({ count }) => formatNumber(count) },
        { ...figure('waiting'), cell: ({ waiting }) => <WaitingChip minutes={waiting} /> },
        { ...figure('longest'), cell: ({ longest }) => minutes(longest) },
        { ...figure('chair'), cell: ({ chair }) => minutes(chair) },
      ]}
    />
  );
};

export default function VisitTimesPage() {
  const { t } = useTranslation();
  const [range, setRange] = useMonth();
  const query = { start_date: range.start, end_date: range.end };
  const { query: read, answer } = useCall(CALL, query, { keep: true });
  return (
    <ReportPage
      title={t('schedule.times.title')}
      range={range}
      onRange={setRange}
      path={callPaths[CALL]}
      query={query}
      answer={read}
    >
      {answer && <TimesTable rows={answer.data} />}
    </ReportPage>
  );
}
