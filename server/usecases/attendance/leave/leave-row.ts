// Requests for leave as they are listed and shown (attendance.md 4, 5).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { leave } from '../../../../src/resources/attendance/leave.ts';
import { embedColumns, storedColumns } from '../../../db/column.ts';
import { type Conditions, likePattern } from '../../../db/conditions.ts';
import type { Context, ListParameters, UseCases } from '../../kernel/contract.ts';
import { declaredWhere, readPage } from '../../kernel/read-page.ts';
import { addOwn, readRequest } from './reach.ts';

type Operations = UseCases['attendance.leave'];
type Row = Omit<WholeOf<'attendance.leave', 'list'>, 'statusname' | 'requests'>;

/** Where requests are seen and decided. */
export const LEAVE_PAGE = '/attendance/attendance/daily?panel=leave';

const COLUMNS = [
  storedColumns(leave, 't'),
  ...embedColumns(leave.fields, 't'),
  `case when t.attachment_id is not null then concat('/api/attendance/leave/', t.id, '/surat') end as attachment_url`,
].join(', ');

const present = (row: Row) => ({ ...row, statusname: leave.states[row.status].label });

/** What was just written, for whoever wrote it. @throws Refusal not-found (404) */
export const readLeave = async (context: Context, id: number) =>
  present(await readRequest<Row>(context, leave, COLUMNS, { id, isOwn: false }));

/** @throws Refusal not-found (404), also for another's where the reader sees his own alone */
export const showLeave: Operations['show'] = async (context, id) =>
  present(await readRequest<Row>(context, leave, COLUMNS, { id, isOwn: true }));

/** Keyword: the code, what is said of it, and the name of whoever it is for. */
export const addWords = (where: Conditions, keyword: string | undefined): void => {
  if (!keyword) return;
  where.add(
    '(t.code ilike ? or t.reason ilike ? or exists (select from users u where u.id = t.pegawai_id and u.name ilike ?))',
    likePattern(keyword),
  );
};

/** Members of a department, by their employment. */
export const addDepartment = (where: Conditions, department: unknown): void =>
  where.add('t.pegawai_id in (select p.id from pegawais p where p.department_id = ?)', department);

/** GET /api/attendance/leave; a period finds every leave that has a day in it. */
export const listLeave: Operations['list'] = async (context, parameters: ListParameters) => {
  const { start_date, end_date, ...others } = parameters;
  const where = declaredWhere(leave, context, others);
  addOwn(where, context.actor);
  where.add('t.end_date >= ?', start_date);
  where.add('t.start_date <= ?', end_date);
  addDepartment(where, parameters.department);
  addWords(where, parameters.keyword);
  const { rows, count } = await readPage<Row>(context, leave, parameters, { where, columns: COLUMNS, joins: '' });
  return { data: rows.map(present), count };
};
