// Departments with the number of those who work in them (attendance.md 2).
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { department } from '../../../../src/resources/attendance/department.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Context, UseCases } from '../../kernel/contract.ts';
import { genericDelete, genericList, genericShow } from '../../kernel/generic.ts';

type Operations = UseCases['attendance.department'];

const countsOf = named<{ id: number; staff: number }, [readonly number[]]>(
  'department_staff_counts',
  `select p.department_id as id, count(*) as staff from pegawais p join users u on u.id = p.id
   where p.department_id = any($1) and u.status = ${activeStatus.active} group by p.department_id`,
);
const anybody = named<{ found: boolean }, [number]>(
  'department_staff_any',
  'select exists (select from pegawais where department_id = $1) as found',
);

const countsByDepartment = async ({ tx }: Context, ids: readonly number[]) => {
  const found = await run(tx, countsOf, ids);
  return new Map(found.map(({ id, staff }) => [id, staff]));
};

export const listDepartment: Operations['list'] = async (context, parameters) => {
  const { data, ...rest } = await genericList(department, context, parameters);
  const counts = await countsByDepartment(
    context,
    data.map(({ id }) => id),
  );
  return { ...rest, data: data.map((row) => ({ ...row, staff_count: counts.get(row.id) ?? 0 })) };
};

export const showDepartment: Operations['show'] = async (context, id) => {
  const record = await genericShow(department, context, id);
  const counts = await countsByDepartment(context, [id]);
  return { ...record, staff_count: counts.get(id) ?? 0 };
};

/** @throws Refusal department-staffed (409), also for those who have left */
export const deleteDepartment: Operations['delete'] = async (context, { before }) => {
  const row = await runOne(context.tx, anybody, before.id);
  if (row?.found) throw new Refusal('department-staffed');
  return genericDelete(department, context, before);
};
