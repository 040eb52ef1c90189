// Charts of tab Finance, each with where its figures lead.
import type { ChartDescription } from './chart-widget.tsx';
import { AMOUNT, led, named, TREATMENTS } from './column.ts';
import type { Column } from './figures.ts';
import { type Lead, ownAt, reportAt, reportNowAt } from './address.ts';
import { billsAt, byId, ofMonth, receiptsAt, treatmentsAt } from './rows.ts';

export const MONTHLY = 'dashboard/finance/monthlyincome';
export const OWED = 'dashboard/finance/tagihan';
export const CASH = 'dashboard/finance/kas';
export const PAYABLES = 'dashboard/finance/hutang';
export const DIVIDENDS = 'dashboard/finance/deviden';
const BILLS = { key: 'count', label: 'insight.bills', as: 'count' } as const;
const STATEMENT = '/finance/laporan-v2/labarugi';

/** The statement of a range. */
export const incomeAt: Lead = (row, asked) => reportAt(STATEMENT, 'month' in row ? ofMonth(row, asked) : asked);

export const INCOME = { key: 'income', label: 'insight.income', as: 'money', to: incomeAt } as const;
export const BILLED = {
  key: 'billed',
  label: 'insight.billed',
  as: 'money',
  to: (row, asked) => billsAt(ofMonth(row, asked)),
} as const satisfies Column;
const RECEIVED: Column = {
  key: 'received',
  label: 'insight.received',
  as: 'money',
  to: (row, asked) => receiptsAt(ofMonth(row, asked)),
};
/** The books know no doctor: who sees his own share only has no income of theirs. */
export const monthly = (seesBooks: boolean): ChartDescription => ({
  title: 'insight.monthly',
  path: MONTHLY,
  shape: 'columns',
  x: { key: 'month', label: 'insight.month', as: 'month' },
  measures: [...(seesBooks ? [INCOME] : []), BILLED, RECEIVED],
  size: 'full',
});
export const types: ChartDescription = {
  title: 'insight.incomeTypes',
  note: 'insight.incomeTypesNote',
  path: 'dashboard/finance/incometype',
  shape: 'bars',
  x: named('insight.type'),
  measures: [led(AMOUNT, ({ type }, asked) => billsAt(asked, { type: String(type) }))],
  more: [BILLS],
};
export const methods: ChartDescription = {
  title: 'insight.incomeMethods',
  path: 'dashboard/finance/incomemethod',
  shape: 'bars',
  x: named('insight.method'),
  measures: [led(AMOUNT, byId(receiptsAt, 'method'))],
  more: [{ key: 'count', label: 'insight.payments', as: 'count' }],
};
export const top: ChartDescription = {
  title: 'insight.topTreatments',
  note: 'insight.topTreatmentsNote',
  path: 'dashboard/finance/toptindakan',
  shape: 'bars',
  x: named('insight.treatment'),
  measures: [led(AMOUNT, byId(treatmentsAt, 'perawatan'))],
  more: [TREATMENTS],
};
export const owed: ChartDescription = {
  title: 'insight.owed',
  note: 'insight.asOfToday',
  path: OWED,
  shape: 'bars',
  x: named('insight.age'),
  measures: [led(AMOUNT, ({ age }, asked) => ownAt('/finance/payment/bill_credit', asked, { age: String(age) }))],
  more: [BILLS],
};
/** A balance is that of today, so that its account is shown up to then. @param today 'YYYY-MM-DD' */
export const cash = (today: string): ChartDescription => ({
  title: 'insight.cash',
  note: 'insight.asOfToday',
  path: CASH,
  shape: 'bars',
  x: named('insight.account'),
  measures: [
    led(AMOUNT, ({ id }, asked) =>
      reportAt('/finance/laporan-v2/bukubesar', { ...asked, end_date: today }, { akun: String(id) }),
    ),
  ],
});
export const payables: ChartDescription = {
  title: 'insight.payables',
  note: 'insight.asOfToday',
  path: PAYABLES,
  shape: 'bars',
  x: named('insight.payee'),
  measures: [led(AMOUNT, ({ type }, asked) => reportNowAt('/finance/hutang-v2/actor', asked, { type: String(type) }))],
  more: [
    { key: 'overdue', label: 'insight.overdue', as: 'money' },
    { key: 'count', label: 'insight.rows', as: 'count' },
  ],
};
export const budgets: ChartDescription = {
  title: 'insight.budget',
  note: 'insight.budgetNote',
  path: 'dashboard/finance/anggaran',
  x: { key: 'label', label: 'insight.result', as: 'text' },
  measures: [
    {
      key: 'amount',
      label: 'insight.actual',
      as: 'money',
      to: (_row, asked) => `${reportAt(STATEMENT, asked)}&compare=anggaran`,
    },
    { key: 'budget', label: 'insight.budgeted', as: 'money' },
    { key: 'difference', label: 'insight.difference', as: 'money' },
    { key: 'percent', label: 'insight.differencePercent', as: 'percent' },
    { key: 'verdict', label: 'insight.verdict', as: 'text' },
  ],
  size: 'full',
  unsummed: true,
};
export const dividends: ChartDescription = {
  title: 'insight.dividends',
  note: 'insight.dividendsNote',
  path: DIVIDENDS,
  shape: 'bars',
  x: named('insight.dividend'),
  measures: [led(AMOUNT, ({ id }) => `/finance/deviden/transaction/${String(id)}`)],
  more: [
    { key: 'date', label: 'insight.date', as: 'date' },
    { key: 'paid', label: 'insight.paid', as: 'money' },
    { key: 'owed', label: 'insight.unpaid', as: 'money' },
  ],
};
