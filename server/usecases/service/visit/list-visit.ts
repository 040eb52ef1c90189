// The list and the show of visits, and their counts by state (service.md 5).
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import { visit } from '../../../../src/resources/service/visit.ts';
import { visitStates } from '../../../../src/resources/service/visit-state.ts';
import type { Conditions } from '../../../db/conditions.ts';
import { planned, run } from '../../../db/statement.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import { type SheetColumn, writeSheet } from '../../../sheets/write-sheet.ts';
import type { CallRequest, Context, ListParameters, UseCases } from '../../kernel/contract.ts';
import { keptClasses, keptParts, rowsOf } from '../../kernel/kept-counts.ts';
import { addPatientKeyword } from '../../kernel/patient-search.ts';
import { noteOpening } from '../../platform/reading/note-reading.ts';
import { Download, XLSX } from '../../kernel/download.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { declaredWhere, readPage, sumRows } from '../../kernel/read-page.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';
import { findVisit, presentVisit, VISIT_COLUMNS, type VisitRow } from './visit-record.ts';
import { visitTreatments } from './visit-treatments-port.ts';

type Operations = UseCases['service.visit'];

/** A doctor sees visits to himself and all visits of his own customers. */
const addOwn = (where: Conditions, { actor }: Context): void => {
  if (actor.role !== DOKTER) return;
  where.add('(t.doctor_id = ? or t.customer_id in (select own.customer_id from own_customers(?) own))', actor.id);
};

/** Waiting ends in the unit, as `waiting_minutes` of a visit does. */
const addWaited = (where: Conditions, { now }: Context, minutes: unknown): void => {
  if (minutes === undefined) return;
  where.add(
    `t.status = ${visit.state.waiting} and t.confirmed_at <= ?::timestamptz - interval '${Number(minutes)} minutes'`,
    now.toISOString(),
  );
};

const visitWhere = (context: Context, parameters: ListParameters): Conditions => {
  const where = declaredWhere(visit, context, parameters);
  addWaited(where, context, parameters['waited']);
  where.add('t.profile_id = ?', parameters.profile_id);
  addOwn(where, context);
  addPatientKeyword(where, context, parameters.keyword, 't.code');
  return where;
};

/** Visits of the branches in reach; `sum=1` answers the number alone. */
export const listVisit: Operations['list'] = async (context, parameters) => {
  const where = visitWhere(context, parameters);
  // Of a doctor his own are listed.
  const kept = context.actor.role === DOKTER ? undefined : keptClasses(context, 'service.visit', parameters);
  if (parameters.sum !== undefined) {
    const count = kept ? rowsOf(await kept()) : await sumRows(context, visit, where, 'count(*)');
    return { data: [], count, sum: count };
  }
  const { rows, count } = await readPage<VisitRow>(context, visit, parameters, {
    where,
    columns: VISIT_COLUMNS,
    // A day of a branch, asked all day long.
    kept: parameters.visit_date !== undefined && !parameters.keyword,
    ...keptParts('service.visit', kept),
  });
  return { data: rows.map((row) => presentVisit(row, context)), count };
};

/** One visit with its treatments. */
export const showVisit: Operations['show'] = async (context, id) => {
  const [row, visitperawatans] = await Promise.all([findVisit(context, id), visitTreatments.given()(context, id)]);
  if (row.doctor_id !== context.actor.id) await requireOwnCustomer(context, row.customer_id);
  noteOpening(context, row.customer_id, 'visit');
  return { ...presentVisit(row, context), visitperawatans };
};

const { unconfirmed, waiting, inUnit, finished, cancelled } = visit.state;
const STATES = [unconfirmed, waiting, inUnit, finished, cancelled] as const;
const COUNT_SHEET: readonly SheetColumn[] = [
  { name: 'statusname', header: 'Status', field: field.text('Status', { max: 60 }) },
  { name: 'count', header: 'Kunjungan', field: field.integer('Kunjungan') },
];

/** Numbers of visits by state over a range of days: 0 to 3, cancelled ones at the end. */
export const countVisit = async (context: Context, { query }: CallRequest<Calls['service.visit.count']>) => {
  const { start_date, end_date } = query;
  const wanted = query.status?.split(',').map(Number);
  const where = declaredWhere(visit, context, { page: 1, limit: 1, start_date, end_date, status: wanted });
  where.add('t.profile_id = ?', query.profile_id === 'all' ? undefined : query.profile_id);
  where.add('t.doctor_id = ?', query.doctor);
  addOwn(where, context);
  const text = `select t.status, count(*) as count from visits t ${where.text} group by t.status`;
  const rows = await run(context.tx, planned<{ status: number; count: number }, unknown[]>(text), ...where.values);
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  const data = STATES.filter((state) => wanted?.includes(state) ?? true).map((state) => ({
    status: state,
    statusname: visitStates[state].label,
    count: counts.get(state) ?? 0,
  }));
  if (!query.export) return { data, count: data.length };
  const title = `Status kunjungan ${formatDate(start_date)} - ${formatDate(end_date)}`;
  return new Download(`${title}.xlsx`, XLSX, writeSheet('Status kunjungan', COUNT_SHEET, data));
};
