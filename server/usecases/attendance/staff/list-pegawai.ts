// The staff of the branches in reach, by name (attendance.md 5).
import type { Calls } from '../../../../src/resources/calls.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { user } from '../../../../src/resources/platform/user.ts';
import { maySee } from '../../../../src/policies/index.ts';
import { CUSTOMER, DOKTER } from '../../../../src/policies/role.ts';
import { Conditions, likePattern } from '../../../db/conditions.ts';
import { planned, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { withRequests } from '../../kernel/open-requests.ts';
import { presentUsers, USER_JOINS, userColumns, type UserRow } from '../../platform/person/user-row.ts';
import { readEmployment } from './employment-row.ts';
import { presentPegawai, readPegawai, seesAll } from './pegawai-row.ts';

type Query = CallRequest<Calls['attendance.pegawai.list']>['query'];

const NO_FIGURES = { records: false, money: false } as const;
/** Works today: switched on, and the last day, if there is one, is not over. */
const WORKING = `(t.status = ${activeStatus.active} and (t.leave_at is null or t.leave_at >= ?))`;

const whereOf = ({ actor, branches, today }: Context, query: Query): Conditions => {
  const where = new Conditions();
  where.addBranches('t.profile_id', branches);
  where.add('t.role <> ?', CUSTOMER);
  where.add('t.profile_id = ?', query.profile_id);
  if (query.status !== undefined) where.add(query.status === activeStatus.active ? WORKING : `not ${WORKING}`, today);
  if (query.ismember !== undefined) where.add('(t.membership_id is not null) = ?', query.ismember);
  if (query.isdoctor !== undefined) where.add(`(t.role = ${DOKTER}) = ?`, query.isdoctor);
  where.add('t.role = ?', query.role);
  if (query.department_id !== undefined)
    where.add('exists (select from pegawais p where p.id = t.id and p.department_id = ?)', query.department_id);
  if (query.ucname) where.add(`upper(t.name) like upper(?)`, likePattern(query.ucname).slice(1));
  if (query.keyword) {
    const reach = seesAll(actor) && maySee(actor.role, 'contact') ? ' or t.phone ilike ? or t.email ilike ?' : '';
    where.add(`(t.name ilike ? or t.username ilike ? or t.jobname ilike ?${reach})`, likePattern(query.keyword));
  }
  return where;
};

/** One page and the exact count. */
export const listPegawai = async (context: Context, { query }: CallRequest<Calls['attendance.pegawai.list']>) => {
  const where = whereOf(context, query);
  const { page, limit } = query;
  const order = 'order by lower(t.name), t.id';
  const text = `select ${userColumns(NO_FIGURES)} from users t ${USER_JOINS} ${where.text} ${order}
    limit ${limit} offset ${(page - 1) * limit}`;
  const rows = await run(context.tx, planned<UserRow, unknown[]>(text), ...where.values);
  const counting = planned<{ count: number }, unknown[]>(`select count(*) as count from users t ${where.text}`);
  const total = await runOne(context.tx, counting, ...where.values);
  const records = await presentUsers(context, rows, NO_FIGURES);
  const marked = await withRequests(context, user.name, records);
  const employment = await readEmployment(
    context,
    rows.map(({ id }) => id),
  );
  return {
    data: marked.map(({ requests, ...record }) => ({
      ...presentPegawai(context, record, employment(record.id)),
      ...(seesAll(context.actor) && { requests }),
    })),
    count: total?.count ?? 0,
  };
};

/** @throws Refusal not-found */
export const showPegawai = async (context: Context, { params }: CallRequest<Calls['attendance.pegawai.show']>) => {
  const record = await readPegawai(context, params['id'] ?? 0);
  const employment = await readEmployment(context, [record.id]);
  return presentPegawai(context, record, employment(record.id));
};
