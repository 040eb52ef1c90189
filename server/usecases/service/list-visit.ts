// The list and the show of visits, and their counts by state (service.md 5).
import type { ListBody } from '../../../src/resources/kernel/wire.ts';
import { visit } from '../../../src/resources/service/visit.ts';
import { visitStates } from '../../../src/resources/service/visit-life.ts';
import { type Conditions, likePattern } from '../../db/conditions.ts';
import { planned, run } from '../../db/statement.ts';
import { DOKTER } from '../../../src/policies/role.ts';
import type { CallRequest, Context, ListParameters } from '../contract.ts';
import { noteOpening } from '../platform/note-reading.ts';
import type { Calls } from '../../../src/resources/calls.ts';
import { declaredWhere, readPage, sumRows } from './read-page.ts';
import { treatmentsOfVisit } from './treatment-record.ts';
import {
  findVisit,
  presentVisit,
  requireOwnCustomer,
  VISIT_COLUMNS,
  VISIT_JOINS,
  type VisitRow,
} from './visit-record.ts';

const PAID = `exists (select from bills b where b.id = t.bill_id and b.status = 3)`;

/** A doctor sees visits to himself and all visits of his own customers. */
const addOwn = (where: Conditions, { actor }: Context): void => {
  if (actor.role !== DOKTER) return;
  where.add('(t.doctor_id = ? or t.customer_id in (select own.customer_id from own_customers(?) own))', actor.id);
};

const visitWhere = (context: Context, parameters: ListParameters): Conditions => {
  const where = declaredWhere(visit, context, parameters);
  addOwn(where, context);
  if (parameters.ispaid !== undefined) where.add(`(${PAID}) = ?`, parameters.ispaid);
  if (parameters.keyword) {
    const customers = 'select c.id from users c where c.role = 1 and c.search ilike ?';
    where.add(`(t.code ilike ? or t.customer_id in (${customers}))`, likePattern(parameters.keyword.toLowerCase()));
  }
  return where;
};

/** Visits of the branches in reach; `sum=1` answers the number alone. */
export const listVisit = async (context: Context, parameters: ListParameters): Promise<ListBody<unknown>> => {
  const where = visitWhere(context, parameters);
  if (parameters.sum !== undefined) {
    const count = await sumRows(context, visit, where, 'count(*)');
    return { data: [], count, sum: count };
  }
  const { rows, count } = await readPage<VisitRow>(context, visit, parameters, {
    where,
    columns: VISIT_COLUMNS,
    joins: VISIT_JOINS,
  });
  return { data: rows.map((row) => presentVisit(row, context)), count };
};

/** One visit with its treatments. */
export const showVisit = async (context: Context, id: number): Promise<unknown> => {
  const [row, visitperawatans] = await Promise.all([findVisit(context, id), treatmentsOfVisit(context, id)]);
  if (row.doctor_id !== context.actor.id) await requireOwnCustomer(context, row.customer_id);
  noteOpening(context, row.customer_id, 'visit');
  return { ...presentVisit(row, context), visitperawatans };
};

/** Numbers of visits by state over a range of days: 0 to 3, cancelled ones at the end. */
export const countVisit = async (
  context: Context,
  { query }: CallRequest<Calls['service.visit.count']>,
): Promise<ListBody<unknown>> => {
  const where = declaredWhere(visit, context, {
    page: 1,
    limit: 1,
    start_date: query.start_date,
    end_date: query.end_date,
  });
  where.add('t.profile_id = ?', query.profile_id);
  where.add('t.doctor_id = ?', query.doctor);
  addOwn(where, context);
  const text = `select t.status, count(*) as count from visits t ${where.text} group by t.status`;
  const rows = await run(context.tx, planned<{ status: number; count: number }, unknown[]>(text), ...where.values);
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  const data = ([0, 1, 2, 3, -1] as const).map((status) => ({
    status,
    statusname: visitStates[status].label,
    count: counts.get(status) ?? 0,
  }));
  return { data, count: data.length };
};
