// '/dashboard/cabang': the branches of the group beside each other (platform.md 5).
import { useTranslation } from 'react-i18next';
import { DateRangePicker } from '../../../kit/date/date-range-picker.tsx';
import { type ChartDescription, ChartWidget } from '../../../parts/insight/chart-widget.tsx';
import type { Column } from '../../../parts/insight/figures.ts';
import style from '../../../parts/insight/insight.module.css';
import layout from '../../../kit/style/layout.module.css';
import { useMonth } from '../../../parts/insight/month.ts';
import { PageHeader } from '../../../kit/page/page-header.tsx';

const visits: Column = { key: 'visits', label: 'insight.visits', as: 'count' };
const newcomers: Column = { key: 'newcomers', label: 'insight.newcomers', as: 'count' };
const billed: Column = { key: 'billed', label: 'insight.billed', as: 'money' };
const received: Column = { key: 'received', label: 'insight.received', as: 'money' };
const due: Column = { key: 'due', label: 'insight.owed', as: 'money' };
const overdue: Column = { key: 'overdue', label: 'insight.overdue', as: 'money' };

const common = { path: 'dashboard/cabang', x: { key: 'label', label: 'insight.branch', as: 'text' } } as const;
const charts: readonly ChartDescription[] = [
  { ...common, title: 'cabang.visits', shape: 'bars', measures: [visits], more: [newcomers] },
  { ...common, title: 'cabang.owed', note: 'insight.asOfToday', shape: 'bars', measures: [due], more: [overdue] },
  { ...common, title: 'cabang.income', shape: 'bars', measures: [billed, received], size: 'full' },
  {
    ...common,
    title: 'cabang.all',
    note: 'cabang.allNote',
    measures: [
      visits,
      { key: 'finished', label: 'people.finished', as: 'count' },
      newcomers,
      billed,
      received,
      due,
      overdue,
    ],
    size: 'full',
  },
];

export default function BranchesPage() {
  const { t } = useTranslation();
  const [range, setRange] = useMonth();
  const query = { start_date: range.start, end_date: range.end };
  return (
    <>
      <PageHeader title={t('cabang.title')} />
      <div className={layout.stack}>
        <div className={style.range}>
          <DateRangePicker label={t('report.range')} start={range.start} end={range.end} onChange={setRange} />
        </div>
        <div className={style.grid}>
          {charts.map((chart) => (
            <ChartWidget key={chart.title} of={chart} query={query} />
          ))}
        </div>
      </div>
    </>
  );
}
