// Charts of treatments, on the visit tab and on the tab of medical records.
import type { ChartDescription } from './chart-widget.tsx';
import { DATE, led, named, TREATMENTS } from './column.ts';
import { byId, ofDay, treatmentsAt } from './rows.ts';

export const DAILY_TREATMENTS = 'dashboard/service/dailyvisittindakan';

export const treatmentsADay: ChartDescription = {
  title: 'insight.treatmentsADay',
  path: DAILY_TREATMENTS,
  shape: 'columns',
  x: DATE,
  measures: [led(TREATMENTS, (row, asked) => treatmentsAt(ofDay(row, asked)))],
};

export const popularTreatments: ChartDescription = {
  title: 'insight.popularTreatments',
  note: 'insight.ten',
  path: 'dashboard/service/populartindakanmedis',
  shape: 'bars',
  x: named('insight.treatment'),
  measures: [led(TREATMENTS, byId(treatmentsAt, 'perawatan'))],
};

/** The most frequent treatments of the range, each as a line of its own. */
export const treatmentTrend: ChartDescription = {
  title: 'insight.treatmentTrend',
  note: 'insight.treatmentTrendNote',
  path: 'dashboard/service/trentindakan',
  shape: 'line',
  x: DATE,
  measures: ({ series = [] }) =>
    series.map(({ key, id, name }) => ({
      key,
      label: { name },
      as: 'count',
      to: (row, asked) => treatmentsAt(ofDay(row, asked), { perawatan: id }),
    })),
};

export const treatmentCategories: ChartDescription = {
  title: 'insight.categories',
  path: 'dashboard/service/kategoritindakan',
  shape: 'bars',
  x: named('insight.category'),
  measures: [led(TREATMENTS, byId(treatmentsAt, 'kategori'))],
};
