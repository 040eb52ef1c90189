// Tab Farmasi: packages first, then what the stock is worth today and what wants to be looked at, and what was used up in the range.
import { useTranslation } from 'react-i18next';
import type { Query } from '../../providers/http.ts';
import layout from '../../kit/style/layout.module.css';
import { type ChartDescription, ChartWidget } from './chart-widget.tsx';
import { AMOUNT, led, named } from './column.ts';
import { useFigures } from './figures.ts';
import style from './insight.module.css';
import { ownAt, reportAt, reportNowAt } from './address.ts';
import { PackageFigures } from './package-figures.tsx';
import { ofMonth } from './rows.ts';
import { StatBox, StatBoxes } from './stat-box.tsx';
import { cardPath } from '../inventory/stock-card/card-path.ts';

const STOCK = 'dashboard/inventory/stok';
const WORTH = '/inventory/warehouse/nilai';
const EXPIRY = '/inventory/warehouse/kedaluwarsa';
const MOVED = '/inventory/warehouse/analisis';
const SHELVES = '/inventory/warehouse';

const worth: ChartDescription = {
  title: 'insight.stockWorth',
  note: 'insight.asOfToday',
  path: STOCK,
  shape: 'bars',
  x: named('insight.category'),
  measures: [led(AMOUNT, ({ id }, asked) => reportNowAt(WORTH, asked, { category: String(id) }))],
  more: [{ key: 'count', label: 'insight.items', as: 'count' }],
};
const use: ChartDescription = {
  title: 'insight.stockUse',
  note: 'insight.atCost',
  path: 'dashboard/inventory/pemakaian',
  shape: 'columns',
  x: { key: 'month', label: 'insight.month', as: 'month' },
  measures: [
    { key: 'used', label: 'insight.used', as: 'money', to: (row, asked) => reportAt(MOVED, ofMonth(row, asked)) },
    { key: 'sold', label: 'insight.sold', as: 'money', to: (row, asked) => reportAt(MOVED, ofMonth(row, asked)) },
  ],
  size: 'full',
};
/** The card of an item, which ends with the range. */
const cardAt = (item: number, { end_date, profile_id }: Query): string =>
  cardPath(item, { until: String(end_date), ...(profile_id !== undefined && { branch: String(profile_id) }) });
const top: ChartDescription = {
  title: 'insight.topItems',
  note: 'insight.atCost',
  path: 'dashboard/inventory/topitem',
  shape: 'bars',
  x: named('insight.item'),
  measures: [led(AMOUNT, ({ id }, asked) => cardAt(Number(id), asked))],
  more: [{ key: 'count', label: 'insight.documents', as: 'count' }],
};

export const PharmacyTab = ({ query: asked }: { query: Query }) => {
  const { t } = useTranslation();
  const { start_date, end_date, profile_id } = asked;
  // The stock knows neither doctor nor patient.
  const query = { start_date, end_date, profile_id };
  const stock = useFigures(STOCK, query);
  const today = t('insight.asOfToday');
  return (
    <div className={layout.stack}>
      <PackageFigures query={asked} />
      <StatBoxes>
        <StatBox
          as="money"
          label={t('insight.stockWorth')}
          note={today}
          answer={stock}
          value={({ sum = 0 }) => sum}
          to={reportNowAt(WORTH, query)}
        />
        <StatBox
          tone="warning"
          label={t('insight.low')}
          note={today}
          answer={stock}
          value={({ low = 0 }) => low}
          to={ownAt(SHELVES, query, { state: 'low' })}
        />
        <StatBox
          tone="warning"
          label={t('insight.soon')}
          note={today}
          answer={stock}
          value={({ soon = 0 }) => soon}
          to={reportNowAt(EXPIRY, query, { rentang: 'soon' })}
        />
        <StatBox
          tone="danger"
          label={t('insight.expired')}
          note={today}
          answer={stock}
          value={({ expired = 0 }) => expired}
          to={reportNowAt(EXPIRY, query, { rentang: 'expired' })}
        />
      </StatBoxes>
      <div className={style.grid}>
        <ChartWidget of={use} query={query} />
        <ChartWidget of={worth} query={query} />
        <ChartWidget of={top} query={query} />
      </div>
    </div>
  );
};
