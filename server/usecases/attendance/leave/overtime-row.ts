// Overtime as it is listed and shown (attendance.md 4, 5).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { overtime } from '../../../../src/resources/attendance/overtime.ts';
import { embedColumns, storedColumns } from '../../../db/column.ts';
import type { Context, ListParameters, UseCases } from '../../kernel/contract.ts';
import { declaredWhere, readPage } from '../../kernel/read-page.ts';
import { addDepartment, addWords } from './leave-row.ts';
import { addOwn, readRequest } from './reach.ts';

type Operations = UseCases['attendance.overtime'];
type Row = Omit<WholeOf<'attendance.overtime', 'list'>, 'statusname' | 'requests'>;

/** Where requests are seen and decided. */
export const OVERTIME_PAGE = '/attendance/attendance/daily?panel=overtime';

const COLUMNS = [storedColumns(overtime, 't'), ...embedColumns(overtime.fields, 't')].join(', ');

const present = (row: Row) => ({ ...row, statusname: overtime.states[row.status].label });

/** What was just written, for whoever wrote it. @throws Refusal not-found (404) */
export const readOvertime = async (context: Context, id: number) =>
  present(await readRequest<Row>(context, overtime, COLUMNS, { id, isOwn: false }));

/** @throws Refusal not-found (404), also for another's where the reader sees his own alone */
export const showOvertime: Operations['show'] = async (context, id) =>
  present(await readRequest<Row>(context, overtime, COLUMNS, { id, isOwn: true }));

/** GET /api/attendance/overtime */
export const listOvertime: Operations['list'] = async (context, parameters: ListParameters) => {
  const where = declaredWhere(overtime, context, parameters);
  addOwn(where, context.actor);
  addDepartment(where, parameters.department);
  addWords(where, parameters.keyword);
  const { rows, count } = await readPage<Row>(context, overtime, parameters, { where, columns: COLUMNS, joins: '' });
  return { data: rows.map(present), count };
};
