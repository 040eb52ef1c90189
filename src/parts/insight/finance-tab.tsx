// Tab Finance: what was billed and received in the range, what is owed and what cash there is today. A dokter sees his own.
import { useTranslation } from 'react-i18next';
import { allows } from '../../providers/access.ts';
import type { Query } from '../../providers/http.ts';
import { useUser } from '../../providers/session.ts';
import { type ChartDescription, ChartWidget } from './chart-widget.tsx';
import { AMOUNT, named, TREATMENTS } from './column.ts';
import { totalOf, useFigures } from './figures.ts';
import style from './insight.module.css';
import layout from '../../kit/style/layout.module.css';
import { StatBox, StatBoxes } from './stat-box.tsx';

const MONTHLY = 'dashboard/finance/monthlyincome';
const OWED = 'dashboard/finance/tagihan';
const CASH = 'dashboard/finance/kas';
const BILLS = { key: 'count', label: 'insight.bills', as: 'count' } as const;

const INCOME = { key: 'income', label: 'insight.income', as: 'money' } as const;
const BILLED = { key: 'billed', label: 'insight.billed', as: 'money' } as const;
/** The books know no doctor: who sees his own share only has no income of theirs. */
const monthly = (seesBooks: boolean): ChartDescription => ({
  title: 'insight.monthly',
  path: MONTHLY,
  shape: 'columns',
  x: { key: 'month', label: 'insight.month', as: 'month' },
  measures: [...(seesBooks ? [INCOME] : []), BILLED, { key: 'received', label: 'insight.received', as: 'money' }],
  size: 'full',
});
const types: ChartDescription = {
  title: 'insight.incomeTypes',
  note: 'insight.incomeTypesNote',
  path: 'dashboard/finance/incometype',
  shape: 'bars',
  x: named('insight.type'),
  measures: [AMOUNT],
  more: [BILLS],
};
const methods: ChartDescription = {
  title: 'insight.incomeMethods',
  path: 'dashboard/finance/incomemethod',
  shape: 'bars',
  x: named('insight.method'),
  measures: [AMOUNT],
  more: [{ key: 'count', label: 'insight.payments', as: 'count' }],
};
const top: ChartDescription = {
  title: 'insight.topTreatments',
  note: 'insight.topTreatmentsNote',
  path: 'dashboard/finance/toptindakan',
  shape: 'bars',
  x: named('insight.treatment'),
  measures: [AMOUNT],
  more: [TREATMENTS],
};
const owed: ChartDescription = {
  title: 'insight.owed',
  note: 'insight.asOfToday',
  path: OWED,
  shape: 'bars',
  x: named('insight.age'),
  measures: [AMOUNT],
  more: [BILLS],
};
const cash: ChartDescription = {
  title: 'insight.cash',
  note: 'insight.asOfToday',
  path: CASH,
  shape: 'bars',
  x: named('insight.account'),
  measures: [AMOUNT],
};

const Boxes = ({ query, seesBooks }: { query: Query; seesBooks: boolean }) => {
  const { t } = useTranslation();
  const income = useFigures(MONTHLY, query);
  const bills = useFigures(OWED, query);
  const position = useFigures(CASH, query, seesBooks);
  const today = t('insight.asOfToday');
  const earned = seesBooks ? INCOME : BILLED;
  return (
    <StatBoxes>
      <StatBox as="money" label={t(earned.label)} answer={income} value={({ data }) => totalOf(data, earned.key)} />
      <StatBox
        as="money"
        tone="success"
        label={t('insight.received')}
        answer={income}
        value={({ data }) => totalOf(data, 'received')}
      />
      <StatBox as="money" label={t('insight.due')} note={today} answer={bills} value={({ due = 0 }) => due} />
      <StatBox
        as="money"
        tone="danger"
        label={t('insight.overdue')}
        note={today}
        answer={bills}
        value={({ overdue = 0 }) => overdue}
      />
      {seesBooks && (
        <StatBox
          as="money"
          tone="info"
          label={t('insight.cash')}
          note={today}
          answer={position}
          value={({ sum = 0 }) => sum}
        />
      )}
    </StatBoxes>
  );
};

export const FinanceTab = ({ query }: { query: Query }) => {
  const seesBooks = allows(useUser(), { call: 'dashboard.finance.kas' });
  return (
    <div className={layout.stack}>
      <Boxes query={query} seesBooks={seesBooks} />
      <div className={style.grid}>
        <ChartWidget of={monthly(seesBooks)} query={query} />
        <ChartWidget of={types} query={query} />
        <ChartWidget of={methods} query={query} />
        <ChartWidget of={owed} query={query} />
        {seesBooks && <ChartWidget of={cash} query={query} />}
        <ChartWidget of={seesBooks ? { ...top, size: 'full' } : top} query={query} />
      </div>
    </div>
  );
};
