// Packages on tab Farmasi: how many were sold in the range, of which and on which days, and what is on offer (paket.md 4).
import { useTranslation } from 'react-i18next';
import { claim } from '../../resources/paket/claim.ts';
import { pakethistory } from '../../resources/paket/history.ts';
import { historyState } from '../../resources/paket/history-life.ts';
import { allows } from '../../providers/access.ts';
import type { Query } from '../../providers/http.ts';
import { useUser } from '../../providers/session.ts';
import { formatRupiah } from '../../resources/kernel/money.ts';
import layout from '../../kit/style/layout.module.css';
import { DataTable } from '../../kit/table/data-table.tsx';
import { Link } from '../../kit/page/link.tsx';
import { type ChartDescription, ChartWidget } from './chart-widget.tsx';
import { DATE, led, named } from './column.ts';
import { type Figures, type Row, totalOf, useFigures } from './figures.ts';
import style from './insight.module.css';
import { byId, claimsAt, ofDay, salesAt } from './rows.ts';
import { StatBox, StatBoxes } from './stat-box.tsx';
import { Widget } from './widget.tsx';

const DAILY = 'dashboard/paket/dailypaketpromosi';
const SALES = { key: 'count', label: 'insight.packageSales', as: 'count' } as const;

const daily: ChartDescription = {
  title: 'insight.packagesDaily',
  path: DAILY,
  shape: 'line',
  x: DATE,
  measures: [led(SALES, (row, asked) => salesAt(ofDay(row, asked)))],
};
const popular: ChartDescription = {
  title: 'insight.packagesPopular',
  path: 'dashboard/paket/popularpaketpromosi',
  shape: 'bars',
  x: named('insight.package'),
  measures: [led(SALES, byId(salesAt, 'pakettype'))],
};

const OFFER = '/paket/promosi';
const SHOWN = 5;
/** Some of what is active is not sold now: its time has not come, or its places are gone. */
const ACTIVE: Query = { status: String(historyState.active), limit: '50', sortby: 'code asc' };

const nameOf = ({ pakettypedata }: Row): string => (pakettypedata as { name?: string } | null)?.name ?? '';
const onOffer = ({ data }: Figures): readonly Row[] => data.filter(({ available }) => available).slice(0, SHOWN);

const Available = () => {
  const { t } = useTranslation();
  const answer = useFigures(pakethistory.path, ACTIVE);
  const rows = answer.data ? onOffer(answer.data) : [];
  const title = t('insight.packagesAvailable');
  return (
    <Widget
      title={title}
      query={ACTIVE}
      answer={answer}
      empty={rows.length === 0}
      size="full"
      tools={
        <div>
          <Link to={OFFER}>{t('insight.seeAll')}</Link>
        </div>
      }
      table={
        <DataTable<Row>
          low
          label={title}
          rows={rows}
          keyOf={({ id }) => String(id)}
          columns={[
            { key: 'name', head: t('insight.package'), as: 'name', cell: nameOf },
            { key: 'code', head: t('insight.packageCode'), as: 'code', cell: ({ code }) => String(code) },
            { key: 'price', head: t('insight.price'), as: 'figure', cell: ({ price }) => formatRupiah(Number(price)) },
          ]}
        />
      }
    />
  );
};

/** Figures of packages. Who may not see the offer is shown sales alone. */
export const PackageFigures = ({ query }: { query: Query }) => {
  const { t } = useTranslation();
  const me = useUser();
  const sold = useFigures(DAILY, query);
  const seesClaims = allows(me, { resource: claim.name, action: 'list' });
  const { profile_id, ...rest } = query;
  const claims = useFigures(
    claim.path,
    { ...rest, ...(Number(profile_id) > 0 && { profile_id }), sum: 'used' },
    seesClaims,
  );
  const seesOffer = allows(me, { resource: pakethistory.name, action: 'list' });
  return (
    <div className={layout.stack}>
      <StatBoxes>
        <StatBox
          label={t('insight.packagesSold')}
          answer={sold}
          value={({ data }) => totalOf(data, SALES.key)}
          to={salesAt(query)}
        />
        {seesClaims && (
          <StatBox label={t('insight.freeClaims')} answer={claims} value={({ sum = 0 }) => sum} to={claimsAt(query)} />
        )}
      </StatBoxes>
      <div className={style.grid}>
        <ChartWidget of={daily} query={query} />
        <ChartWidget of={popular} query={query} />
        {seesOffer && <Available />}
      </div>
    </div>
  );
};
