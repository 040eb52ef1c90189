// What is compared of the branches, module by module; each figure leads to the rows of its branch.
import type { ChartDescription } from '../../../parts/insight/chart-widget.tsx';
import type { As, Column, Row, TextKey } from '../../../parts/insight/figures.ts';
import { type Lead, nowAt, reportAt, reportNowAt } from '../../../parts/insight/address.ts';
import { billsAt, claimsAt, receiptsAt, salesAt, visitsAt } from '../../../parts/insight/rows.ts';
import type { Query } from '../../../providers/http.ts';
import { openBillStates } from '../../../resources/finance/bill-life.ts';
import { visitState } from '../../../resources/service/visit-state.ts';

/** The question for the branch of a row. */
const inBranch =
  (to: (asked: Query) => string): Lead =>
  ({ profile_id }: Row, asked) =>
    to({ ...asked, profile_id: String(profile_id) });

const column = (key: string, label: TextKey, as: As, to?: (asked: Query) => string): Column => ({
  key,
  label,
  as,
  ...(to && { to: inBranch(to) }),
});

const visits = column('visits', 'insight.visits', 'count', visitsAt);
const finished = column('finished', 'people.finished', 'count', (asked) =>
  visitsAt(asked, { status: visitState.finished }),
);
const newcomers = column('newcomers', 'insight.newcomers', 'count', (asked) => visitsAt(asked, { isnew: true }));
const noshows = column('noshows', 'cabang.noshows', 'count');
const income = column('income', 'insight.income', 'money', (asked) => reportAt('/finance/laporan-v2/labarugi', asked));
const billed = column('billed', 'insight.billed', 'money', billsAt);
const received = column('received', 'insight.received', 'money', receiptsAt);
const due = column('due', 'insight.owed', 'money', (asked) =>
  nowAt('/finance/payment/bill', asked, { status: openBillStates.join(',') }),
);
const overdue = column('overdue', 'insight.overdue', 'money');
const payables = column('payables', 'insight.payables', 'money', (asked) =>
  reportNowAt('/finance/hutang-v2/actor', asked),
);
const dividends = column('dividends', 'insight.dividends', 'money');
const packages = column('packages', 'insight.packagesSold', 'count', salesAt);
const sales = column('package_sales', 'cabang.packageSales', 'money', salesAt);
const claims = column('claims', 'insight.freeClaims', 'count', claimsAt);
const stock = column('stock', 'insight.stockWorth', 'money', (asked) =>
  reportNowAt('/inventory/warehouse/nilai', asked),
);
const low = column('low', 'insight.low', 'count');
const present = column('hadir', 'people.present', 'count');
const late = column('telat', 'people.late', 'count');
const absent = column('alpha', 'people.absent', 'count');
const net = column('netto', 'people.net', 'money');

const common = { path: 'dashboard/cabang', x: { key: 'label', label: 'insight.branch', as: 'text' } } as const;

/** @param today 'YYYY-MM-DD': cash is followed up to it */
export const chartsOn = (today: string): readonly ChartDescription[] => {
  const cash = column('cash', 'insight.cash', 'money', (asked) =>
    reportAt('/finance/laporan-v2/aruskas', { ...asked, end_date: today }),
  );
  return [
    { ...common, title: 'cabang.visits', shape: 'bars', measures: [visits], more: [finished, newcomers] },
    { ...common, title: 'cabang.owed', note: 'insight.asOfToday', shape: 'bars', measures: [due], more: [overdue] },
    { ...common, title: 'cabang.income', shape: 'bars', measures: [income, billed, received], size: 'full' },
    { ...common, title: 'cabang.packages', shape: 'bars', measures: [sales], more: [packages, claims] },
    { ...common, title: 'cabang.stock', note: 'insight.asOfToday', shape: 'bars', measures: [stock], more: [low] },
    {
      ...common,
      title: 'cabang.finance',
      measures: [income, billed, received, dividends],
      size: 'full',
    },
    {
      ...common,
      title: 'cabang.targets',
      note: 'cabang.targetsNote',
      measures: [
        received,
        column('received_target', 'cabang.receivedTarget', 'money'),
        column('received_percent', 'cabang.ofTarget', 'percent'),
        newcomers,
        column('newcomers_target', 'cabang.newcomersTarget', 'count'),
        column('newcomers_percent', 'cabang.ofTarget', 'percent'),
        noshows,
        column('noshows_target', 'cabang.noshowsTarget', 'count'),
        column('noshows_percent', 'cabang.ofLimit', 'percent'),
      ],
      size: 'full',
      // Beside targets of some branches the sum of all would mislead.
      unsummed: true,
    },
    {
      ...common,
      title: 'cabang.position',
      note: 'insight.asOfToday',
      measures: [due, overdue, cash, payables],
      size: 'full',
    },
    {
      ...common,
      title: 'cabang.work',
      note: 'cabang.workNote',
      measures: [visits, finished, newcomers, packages, sales, claims, stock, low],
      size: 'full',
    },
    {
      ...common,
      title: 'cabang.staff',
      note: 'cabang.staffNote',
      measures: [present, late, absent, net],
      size: 'full',
    },
  ];
};
