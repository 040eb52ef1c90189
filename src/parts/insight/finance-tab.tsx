// Tab Finance: what was billed and received in the range, what is owed to whom and what cash there is today. A dokter sees his own.
import { useTranslation } from 'react-i18next';
import { useToday } from '../../kit/date/use-today.ts';
import { allows } from '../../providers/access.ts';
import type { Query } from '../../providers/http.ts';
import { useUser } from '../../providers/session.ts';
import { callPaths } from '../../resources/call-paths.ts';
import { ChartWidget } from './chart-widget.tsx';
import {
  BILLED,
  CASH,
  budgets,
  cash,
  DIVIDENDS,
  dividends,
  INCOME,
  incomeAt,
  methods,
  MONTHLY,
  monthly,
  OWED,
  owed,
  PAYABLES,
  payables,
  top,
  types,
} from './finance-charts.ts';
import { totalOf, useFigures } from './figures.ts';
import style from './insight.module.css';
import layout from '../../kit/style/layout.module.css';
import { ownAt, ownRangeAt, reportAt, reportNowAt } from './address.ts';
import { billsAt, dividendsAt, receiptsAt } from './rows.ts';
import { StatBox, StatBoxes } from './stat-box.tsx';

const PAYEES = '/finance/hutang-v2/actor';
const CREDIT = '/finance/payment/bill_credit';
/** The cards alone are shown. */
const FEWEST = 1;

/** What came in over the range, and what patients owe. */
const Incoming = ({ query, seesBooks }: { query: Query; seesBooks: boolean }) => {
  const { t } = useTranslation();
  const income = useFigures(MONTHLY, query);
  const bills = useFigures(OWED, query);
  const today = t('insight.asOfToday');
  const earned = seesBooks ? INCOME : BILLED;
  return (
    <>
      <StatBox
        as="money"
        label={t(earned.label)}
        answer={income}
        value={({ data }) => totalOf(data, earned.key)}
        to={seesBooks ? incomeAt({}, query) : billsAt(query)}
      />
      <StatBox
        as="money"
        tone="success"
        label={t('insight.received')}
        answer={income}
        value={({ data }) => totalOf(data, 'received')}
        to={receiptsAt(query)}
      />
      <StatBox
        as="money"
        label={t('insight.due')}
        note={today}
        answer={bills}
        value={({ due = 0 }) => due}
        to={ownAt(CREDIT, query, { age: 'due' })}
      />
      <StatBox
        as="money"
        tone="danger"
        label={t('insight.overdue')}
        note={today}
        answer={bills}
        value={({ overdue = 0 }) => overdue}
        to={ownAt(CREDIT, query)}
      />
    </>
  );
};

/** What only the books know: cash, what the clinic owes, and what it shared out. */
const OfBooks = ({ query }: { query: Query }) => {
  const { t } = useTranslation();
  const day = useToday();
  const position = useFigures(CASH, query);
  const debts = useFigures(PAYABLES, query);
  const shared = useFigures(DIVIDENDS, query);
  const today = t('insight.asOfToday');
  return (
    <>
      <StatBox
        as="money"
        tone="info"
        label={t('insight.cash')}
        note={today}
        answer={position}
        value={({ sum = 0 }) => sum}
        to={reportAt('/finance/laporan-v2/aruskas', { ...query, end_date: day })}
      />
      <StatBox
        as="money"
        tone="warning"
        label={t('insight.payables')}
        note={today}
        answer={debts}
        value={({ sum = 0 }) => sum}
        to={reportNowAt(PAYEES, query)}
      />
      <StatBox
        as="money"
        label={t('insight.dividends')}
        note={t('insight.dividendsNote')}
        answer={shared}
        value={({ sum = 0 }) => sum}
        to={dividendsAt(query)}
      />
    </>
  );
};

/** What a doctor earned himself: recognised this month, owed and held back now, and paid in the range. */
const OwnFees = ({ query }: { query: Query }) => {
  const { t } = useTranslation();
  const { id } = useUser();
  const { start_date, end_date } = query;
  const fees = useFigures(callPaths['finance.myincome'], { start_date, end_date, limit: FEWEST });
  const to = ownRangeAt(`/user/${id}/finance`, query);
  const box = (key: 'recognised' | 'owed' | 'paid' | 'awaited', note?: string) => (
    <StatBox
      as="money"
      label={t(`people.${key}`)}
      {...(note && { note })}
      answer={fees}
      value={({ cards }) => cards?.[`${key}_amount`] ?? 0}
      to={to}
    />
  );
  return (
    <>
      {box('recognised', t('insight.thisMonth'))}
      {box('owed', t('insight.asOfToday'))}
      {box('paid')}
      {box('awaited', t('insight.asOfToday'))}
    </>
  );
};

export const FinanceTab = ({ query }: { query: Query }) => {
  const seesBudget = allows(useUser(), { call: 'dashboard.finance.anggaran' });
  const seesBooks = allows(useUser(), { call: 'dashboard.finance.kas' });
  const today = useToday();
  return (
    <div className={layout.stack}>
      <StatBoxes>
        <Incoming query={query} seesBooks={seesBooks} />
      </StatBoxes>
      <StatBoxes>{seesBooks ? <OfBooks query={query} /> : <OwnFees query={query} />}</StatBoxes>
      <div className={style.grid}>
        <ChartWidget of={monthly(seesBooks)} query={query} />
        {seesBudget && <ChartWidget of={budgets} query={query} />}
        <ChartWidget of={types} query={query} />
        <ChartWidget of={methods} query={query} />
        <ChartWidget of={owed} query={query} />
        {seesBooks && <ChartWidget of={cash(today)} query={query} />}
        {seesBooks && <ChartWidget of={payables} query={query} />}
        {seesBooks && <ChartWidget of={dividends} query={query} />}
        <ChartWidget of={seesBooks ? { ...top, size: 'full' } : top} query={query} />
      </div>
    </div>
  );
};
