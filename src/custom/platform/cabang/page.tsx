// '/dashboard/cabang': the branches of the group beside each other (platform.md 5).
import { useTranslation } from 'react-i18next';
import { DateRangePicker } from '../../../kit/date/date-range-picker.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { ChartWidget } from '../../../parts/insight/chart-widget.tsx';
import style from '../../../parts/insight/insight.module.css';
import layout from '../../../kit/style/layout.module.css';
import { useMonth } from '../../../parts/insight/month.ts';
import { useStated } from '../../../kit/page/stated.ts';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { chartsOn } from './charts.ts';

export default function BranchesPage() {
  const { t } = useTranslation();
  const today = useToday();
  const [range, setRange] = useMonth();
  useStated({ start_date: range.start, end_date: range.end });
  const query = { start_date: range.start, end_date: range.end };
  return (
    <>
      <PageHeader title={t('cabang.title')} />
      <div className={layout.stack}>
        <div className={style.range}>
          <DateRangePicker label={t('report.range')} start={range.start} end={range.end} onChange={setRange} />
        </div>
        <div className={style.grid}>
          {chartsOn(today).map((chart) => (
            <ChartWidget key={chart.title} of={chart} query={query} />
          ))}
        </div>
      </div>
    </>
  );
}
