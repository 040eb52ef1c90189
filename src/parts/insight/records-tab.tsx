// Tab Rekam Medis: what was done, how much of it, and of which kind.
import { useTranslation } from 'react-i18next';
import type { Query } from '../../providers/http.ts';
import { ChartWidget } from './chart-widget.tsx';
import { useFigures } from './figures.ts';
import style from './insight.module.css';
import layout from '../../kit/style/layout.module.css';
import { treatmentsAt } from './rows.ts';
import { StatBox, StatBoxes } from './stat-box.tsx';
import { DAILY_TREATMENTS, popularTreatments, treatmentCategories, treatmentsADay } from './treatment-charts.ts';

/** Days on which anything was done. */
const worked = (data: readonly Readonly<Record<string, unknown>>[]): number =>
  data.filter((row) => Number(row['count']) > 0).length;

export const RecordsTab = ({ query }: { query: Query }) => {
  const { t } = useTranslation();
  const daily = useFigures(DAILY_TREATMENTS, query);
  const categories = useFigures(treatmentCategories.path, query);
  return (
    <div className={layout.stack}>
      <StatBoxes>
        <StatBox
          label={t('insight.treatmentsDone')}
          tone="success"
          answer={daily}
          value={({ sum = 0 }) => sum}
          to={treatmentsAt(query)}
        />
        <StatBox label={t('insight.workdays')} answer={daily} value={({ data }) => worked(data)} />
        <StatBox
          label={t('insight.perDay')}
          answer={daily}
          value={({ sum = 0, data }) => Math.round((sum / Math.max(1, worked(data))) * 10) / 10}
        />
        <StatBox label={t('insight.categoryCount')} answer={categories} value={({ count }) => count} />
      </StatBoxes>
      <div className={style.grid}>
        <ChartWidget of={popularTreatments} query={query} />
        <ChartWidget of={treatmentCategories} query={query} />
        <ChartWidget of={{ ...treatmentsADay, size: 'full' }} query={query} />
      </div>
    </div>
  );
};
