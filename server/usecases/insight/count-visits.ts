// Visits of a range: a day, by new and returning patients, by doctor, by weekday and hour (platform.md 6, service.md 5).
// A visit counts on its business date, which is a day of its branch's zone.
import { field } from '../../../src/resources/kernel/field.ts';
import type { Calls } from '../../../src/resources/calls.ts';
import { visit } from '../../../src/resources/service/visit.ts';
import { WEEKDAYS } from '../../../src/resources/service/weekday.ts';
import { planned, run } from '../../db/statement.ts';
import { daysOf, filled } from '../../domain/platform/calendar.ts';
import type { CallRequest, Context } from '../kernel/contract.ts';
import { COUNT, DATE, figuresOf, figureValues, type FigureValues, headed, LABEL, workbook } from './figures.ts';

const WHERE = `v.profile_id = any ($1) and v.visit_date between $2 and $3
  and ($4::bigint is null or v.doctor_id = $4) and ($5::bigint is null or v.customer_id = $5)`;

/** The states asked for, $6; a cancelled visit is never one of them. */
type StateValues = [...FigureValues, readonly number[]];
const COUNTED = [0, 1, 2, 3];
const statesOf = (status: string | undefined): readonly number[] => status?.split(',').map(Number) ?? COUNTED;

interface OfDay {
  readonly date: string;
  readonly count: number;
}
const perDay = planned<OfDay, StateValues>(
  `select v.visit_date::text as date, count(*) as count from visits v where ${WHERE} and v.status = any ($6) group by v.visit_date`,
);

/** GET dashboard/service/dailyvisit: cancelled visits are left out; days without a visit count 0. */
export const dailyVisits = async (context: Context, { query }: CallRequest<Calls['dashboard.service.dailyvisit']>) => {
  const read = await run(context.tx, perDay, ...figureValues(context, query), statesOf(query.status));
  const rows = filled('date', daysOf(query.start_date, query.end_date), read, { count: 0 });
  return figuresOf(query, { title: 'Kunjungan per hari', columns: [DATE, headed(COUNT, 'count', 'Kunjungan')], rows });
};

interface Patients {
  readonly date: string;
  readonly baru: number;
  readonly lama: number;
}
const patientsPerDay = planned<Patients, FigureValues>(
  `select p.day::text as date, count(*) filter (where p.isnew) as baru, count(*) filter (where not p.isnew) as lama
   from (select v.visit_date as day, v.customer_id, bool_or(v.isnew) as isnew from visits v
     where ${WHERE} and v.status <> ${visit.state.cancelled} group by v.visit_date, v.customer_id) p
   group by p.day`,
);

/** GET dashboard/service/dailypasien: a patient counts once a day; he is new on the day of his first visit in the whole group. */
export const dailyPatients = async (
  context: Context,
  { query }: CallRequest<Calls['dashboard.service.dailypasien']>,
) => {
  const read = await run(context.tx, patientsPerDay, ...figureValues(context, query));
  const rows = filled('date', daysOf(query.start_date, query.end_date), read, { baru: 0, lama: 0 });
  const columns = [DATE, headed(COUNT, 'baru', 'Pasien baru'), headed(COUNT, 'lama', 'Pasien lama')];
  return figuresOf(query, { title: 'Pasien per hari', columns, rows });
};

const perDoctor = planned<{ id: number; label: string; count: number }, FigureValues>(
  `select d.id, d.name as label, f.count from (
     select v.doctor_id, count(*) as count from visits v where ${WHERE} and v.status = ${visit.state.finished} group by v.doctor_id) f
   join users d on d.id = f.doctor_id order by f.count desc, d.name`,
);

/** GET dashboard/service/dailytimmedis: finished visits, the busiest doctor first. */
export const visitsOfDoctors = async (
  context: Context,
  { query }: CallRequest<Calls['dashboard.service.dailytimmedis']>,
) => {
  const rows = await run(context.tx, perDoctor, ...figureValues(context, query));
  const columns = [headed(LABEL, 'label', 'Dokter'), headed(COUNT, 'count', 'Kunjungan selesai')];
  return figuresOf(query, { title: 'Kunjungan selesai per dokter', columns, rows });
};

interface Session {
  readonly hari: number;
  readonly time: string;
  readonly count: number;
}
const perSession = planned<Session, StateValues>(
  `select extract(isodow from v.visit_date)::int as hari, v.session_time as time, count(*) as count
   from visits v where ${WHERE} and v.status = any ($6) and v.session_time is not null group by 1, 2 order by 1, 2`,
);
const HOUR = field.text('Jam', { max: 5 });

/** GET insight/visit/jadwaltimes: seven rows from Senin to Minggu; visits without a session (walk-in) have no hour to count in. */
export const visitTimes = async (context: Context, { query }: CallRequest<Calls['insight.visit.jadwaltimes']>) => {
  const read = await run(context.tx, perSession, ...figureValues(context, query), statesOf(query.status));
  if (!query.export) {
    const data = WEEKDAYS.map(({ value, label }) => ({
      hari: value,
      hariname: label,
      times: read.filter(({ hari }) => hari === value).map(({ time, count }) => ({ time, count })),
    }));
    return { data, count: data.length };
  }
  const columns = [
    { name: 'hariname', header: 'Hari', field: HOUR },
    { name: 'time', header: 'Jam', field: HOUR },
    headed(COUNT, 'count', 'Kunjungan'),
  ];
  const rows = read.map((row) => ({ ...row, hariname: WEEKDAYS[row.hari - 1]?.label }));
  return workbook(query, { title: 'Sesi jadwal', columns, rows });
};
