// How members of the staff are employed, as it is stored: the contract here, account and tax number in finance's store of payees.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { payFields, workFields } from '../../../../src/resources/attendance/employment.ts';
import { actorType } from '../../../../src/resources/finance/hutang.ts';
import { userRole } from '../../../../src/resources/platform/role.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';

type Full = AnswerOf<'attendance.pegawai.edit'>;
/** What he works, with what it refers to; nothing of somebody who is not employed. */
export type Work = Pick<Full, keyof typeof workFields | 'departmentdata' | 'shiftdata'>;
export type Pay = Pick<Full, keyof typeof payFields>;
export interface EmploymentRow {
  readonly work: Work;
  readonly pay: Pay;
}

const PAYEE: Readonly<Record<string, string>> = {
  npwp: 'a.npwp',
  nik: 'a.nik',
  bank_name: 'a.bank_name',
  bank_account: 'a.bank_account_no',
  bank_holder: 'a.bank_account_name',
};
const columnsOf = (fields: object): string =>
  Object.keys(fields)
    .map((name) => `'${name}', ${PAYEE[name] ?? `p.${name}`}`)
    .join(', ');
const referred = (alias: string): string =>
  `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'code', ${alias}.code) end`;

const employmentOf = named<EmploymentRow & { readonly id: number }, [ids: readonly number[]]>(
  'pegawai_employment',
  `select p.id,
     json_build_object(${columnsOf(workFields)}, 'departmentdata', ${referred('d')}, 'shiftdata', ${referred('s')}) as work,
     json_build_object(${columnsOf(payFields)}) as pay
   from pegawais p join users u on u.id = p.id
   left join departments d on d.id = p.department_id
   left join shifts s on s.id = p.shift_id
   left join actorpajaks a on a.actor_id = p.id
     and a.actor_type = case when u.role = ${userRole.dokter} then '${actorType.doctor}' else 'pegawai' end
   where p.id = any ($1)`,
);

const nothingOf = <F extends object>(fields: F) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, null])) as { [K in keyof F]: null };

/** Of those who are not employed: superadmins and investors. */
const NOT_EMPLOYED: EmploymentRow = {
  work: { ...nothingOf(workFields), departmentdata: null, shiftdata: null },
  pay: nothingOf(payFields),
};

/** Employment by id; every id has one. */
export const readEmployment = async (
  { tx }: Pick<Context, 'tx'>,
  ids: readonly number[],
): Promise<(id: number) => EmploymentRow> => {
  const rows = await run(tx, employmentOf, ids);
  const byId = new Map(rows.map(({ id, work, pay }) => [id, { work, pay }]));
  return (id) => byId.get(id) ?? NOT_EMPLOYED;
};
