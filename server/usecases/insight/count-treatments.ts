// Treatments done in a range: the most frequent, the most worth, by category and by day (platform.md 6, service.md 5).
// A treatment counts on the day of its branch's zone on which it was done.
import type { Calls } from '../../../src/resources/calls.ts';
import { planned, run } from '../../db/statement.ts';
import { daysOf, filled } from '../../domain/platform/calendar.ts';
import type { CallRequest, Context } from '../kernel/contract.ts';
import { DONE_IN_RANGE } from './done-in-range.ts';
import {
  AMOUNT,
  COUNT,
  DATE,
  figuresOf,
  figuresWith,
  figureValues,
  type FigureValues,
  LABEL,
  moneyValues,
  headed,
} from './figures.ts';

/** Rows of the rankings. */
const TOP = 10;

const DONE = `${DONE_IN_RANGE} and ($4::bigint is null or t.doctor_id = $4) and ($5::bigint is null or t.customer_id = $5)`;

interface Ranked {
  readonly id: number;
  readonly label: string;
  readonly count: number;
  readonly amount: number;
}
const ranked = (order: 'count' | 'amount') =>
  planned<Ranked, FigureValues>(
    `select m.id, m.name as label, f.count, f.amount from (
       select t.perawatan_id, sum(t.qty) as count, sum(t.amount)::bigint as amount from ${DONE} group by t.perawatan_id
     ) f join tindakanmedis m on m.id = f.perawatan_id order by f.${order} desc, m.name limit ${TOP}`,
  );
const mostDone = ranked('count');
const mostWorth = ranked('amount');

const TREATMENT = headed(LABEL, 'label', 'Tindakan');

/** GET dashboard/service/populartindakanmedis: by quantity. */
export const popularTreatments = async (
  context: Context,
  { query }: CallRequest<Calls['dashboard.service.populartindakanmedis']>,
) => {
  const read = await run(context.tx, mostDone, ...figureValues(context, query));
  const rows = read.map(({ id, label, count }) => ({ id, label, count }));
  return figuresOf(query, { title: 'Tindakan terbanyak', columns: [TREATMENT, COUNT], rows });
};

/** GET dashboard/finance/toptindakan: rupiah before the bill's discount. A dokter sees his own treatments. */
export const topTreatments = async (
  context: Context,
  { query }: CallRequest<Calls['dashboard.finance.toptindakan']>,
) => {
  const rows = await run(context.tx, mostWorth, ...moneyValues(context, query));
  return figuresOf(query, { title: 'Tindakan dengan nilai terbesar', columns: [TREATMENT, COUNT, AMOUNT], rows });
};

const perCategory = planned<{ id: number; label: string; count: number }, FigureValues>(
  `select k.id, k.name as label, sum(f.count) as count from (
     select t.perawatan_id, sum(t.qty) as count from ${DONE} group by t.perawatan_id
   ) f join tindakanmedis m on m.id = f.perawatan_id join tindakanmediskategoris k on k.id = m.kategori_id
   group by k.id order by count desc, k.name`,
);

/** GET dashboard/service/kategoritindakan: by quantity. */
export const treatmentCategories = async (
  context: Context,
  { query }: CallRequest<Calls['dashboard.service.kategoritindakan']>,
) => {
  const rows = await run(context.tx, perCategory, ...figureValues(context, query));
  const columns = [headed(LABEL, 'label', 'Kategori'), COUNT];
  return figuresOf(query, { title: 'Tindakan per kategori', columns, rows });
};

interface OfDay {
  readonly date: string;
  readonly count: number;
}
/** Gathered by the hour first: zones differ by whole hours, and to ask one for the day of every row takes longer than to read it. */
const perDay = planned<OfDay, FigureValues>(
  `select (to_timestamp(f.hour * 3600) at time zone f.timezone)::date::text as date, sum(f.qty) as count from (
     select b.timezone, floor(extract(epoch from t.performed_at) / 3600)::bigint as hour, sum(t.qty) as qty from ${DONE} group by 1, 2
   ) f group by 1`,
);

/** GET dashboard/service/dailyvisittindakan: quantities by day, and their `sum`. */
export const dailyTreatments = async (
  context: Context,
  { query }: CallRequest<Calls['dashboard.service.dailyvisittindakan']>,
) => {
  const read = await run(context.tx, perDay, ...figureValues(context, query));
  const rows = filled('date', daysOf(query.start_date, query.end_date), read, { count: 0 });
  const sum = read.reduce((total, { count }) => total + count, 0);
  const columns = [DATE, headed(COUNT, 'count', 'Tindakan')];
  return figuresWith(query, { title: 'Tindakan per hari', columns, rows }, { sum });
};

/** Keys of the trend's columns, one for each treatment that it follows. */
const FOLLOWED = ['first', 'second', 'third'] as const;
interface TrendRow extends OfDay {
  readonly id: number;
  readonly name: string;
}
/** The treatments in the order of their quantity in the range, each by day. */
const trend = planned<TrendRow, FigureValues>(
  `with f as materialized (
     select t.perawatan_id, b.timezone, floor(extract(epoch from t.performed_at) / 3600)::bigint as hour, sum(t.qty) as qty
     from ${DONE} group by 1, 2, 3
   ), top as (select perawatan_id, sum(qty) as qty from f group by 1 order by 2 desc, 1 limit ${FOLLOWED.length})
   select m.id, m.name, (to_timestamp(f.hour * 3600) at time zone f.timezone)::date::text as date, sum(f.qty) as count
   from top join f using (perawatan_id) join tindakanmedis m on m.id = f.perawatan_id
   group by m.id, 3, top.qty order by top.qty desc, m.id, 3`,
);

/** GET dashboard/service/trentindakan: quantities by day of the treatments done most in the range; `series` names the columns. */
export const treatmentTrend = async (
  context: Context,
  { query }: CallRequest<Calls['dashboard.service.trentindakan']>,
) => {
  const read = await run(context.tx, trend, ...figureValues(context, query));
  const ids = [...new Set(read.map(({ id }) => id))];
  const series = FOLLOWED.flatMap((key, i) => {
    const row = read.find(({ id }) => id === ids[i]);
    return row ? [{ key, id: row.id, name: row.name }] : [];
  });
  const quantities = new Map(read.map(({ id, date, count }) => [`${id} ${date}`, count]));
  const rows = daysOf(query.start_date, query.end_date).map((date) => ({
    date,
    ...Object.fromEntries(series.map(({ key, id }) => [key, quantities.get(`${id} ${date}`) ?? 0])),
  }));
  const columns = [DATE, ...series.map(({ key, name }) => headed(COUNT, key, name))];
  return figuresWith(query, { title: 'Tren tindakan', columns, rows }, { series });
};
