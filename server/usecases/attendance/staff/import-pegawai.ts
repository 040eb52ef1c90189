// The staff of a branch from Excel (attendance.md 5, 8): accounts, contracts and pay of all of them or of none. Who is known by his number
// is changed where the sheet says otherwise; the same sheet again changes nothing. The file holds first passwords and is not kept.
import { isMember, manages, mayGiveRole } from '../../../../src/policies/index.ts';
import { CUSTOMER } from '../../../../src/policies/role.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { type KnownStaff, planStaff, type StaffMasters } from '../../../domain/attendance/staff-plan.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Context, WriteContext } from '../../kernel/contract.ts';
import { passwordProblem } from '../../platform/access/sound-password.ts';
import {
  type ImportedRecords,
  importWhole,
  type ImportSheet,
  rejectedRows,
  type SheetRows,
  sheetTemplate,
} from '../../platform/file/sheet-import.ts';
import { takenNumbers } from '../../platform/person/patient-number.ts';
import { tidyName } from '../../platform/person/patient-rules.ts';
import { readEmployment } from './employment-row.ts';
import { addPegawai, changePegawai, type NewPegawai } from './store-pegawai.ts';
import { changeEmployment } from './write-employment.ts';

interface Named {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}
type Rows = SheetRows<'staff'>;

interface Account {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly role: number;
  readonly jobname: string | null;
  readonly join_at: string | null;
  readonly attendance_code: string | null;
  readonly gender: number | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly working: boolean;
}
const staffOf = named<Account, [branch: number, today: string]>(
  'pegawai_import_staff',
  `select id, username, name, role, jobname, join_at::text as join_at, attendance_code, gender, phone, email,
     status = ${activeStatus.active} and (leave_at is null or leave_at >= $2::date) as working
   from users where profile_id = $1 and role <> ${CUSTOMER} order by lower(name), id`,
);
const departmentsOf = named<Named, [branch: number]>(
  'pegawai_import_departments',
  'select id, code, name from departments where profile_id = $1',
);
const shiftsOf = named<Named, [branch: number]>(
  'pegawai_import_shifts',
  'select id, code, name from shifts where profile_id = $1',
);
/** Of two who send the same sheet the second one waits, and finds what the first has stored. */
const oneSheetAtATime = named<unknown, [number]>(
  'pegawai_import_lock',
  `select pg_advisory_xact_lock(hashtext('pegawai-import'), $1::int)`,
);

/** The branch that the sheet is of. @throws Refusal no-branch (422) */
const branchOf = ({ branches }: Context): number => {
  const [branch, ...others] = branches;
  if (branch === undefined || others.length > 0) throw new Refusal('no-branch');
  return branch;
};

const small = (text: string): string => text.trim().toLowerCase();
const byWord = (rows: readonly Named[]): ReadonlyMap<string, readonly number[]> => {
  const words = new Map<string, number[]>();
  for (const { id, code, name } of rows)
    for (const word of new Set([small(code), small(name)])) words.set(word, [...(words.get(word) ?? []), id]);
  return words;
};

/** Who is there, with account and employment as the columns of the sheet call them. */
const readStaff = async (context: Context) => {
  const accounts = await run(context.tx, staffOf, branchOf(context), context.today);
  const employment = await readEmployment(
    context,
    accounts.map(({ id }) => id),
  );
  return accounts.map((account) => {
    const { work, pay } = employment(account.id);
    return { account, values: { ...account, ...work, ...pay }, work };
  });
};

const passwordText = (...asked: Parameters<typeof passwordProblem>): string | null => {
  const problem = passwordProblem(...asked);
  return problem && new Refusal(problem).message;
};

const mastersOf = async (context: Context, rows: Rows): Promise<StaffMasters> => {
  const { tx, actor } = context;
  const branch = branchOf(context);
  const staff = await readStaff(context);
  const departments = await run(tx, departmentsOf, branch);
  const shifts = await run(tx, shiftsOf, branch);
  const known = new Map(
    staff.map(({ account: { id, username, role }, values }): [string, KnownStaff] => [
      username,
      { id, role, values, managed: manages(actor, { id, role }) },
    ]),
  );
  const strange = rows.map(({ values }) => String(values.username)).filter((username) => !known.has(username));
  return {
    known,
    taken: await takenNumbers(context, strange),
    holders: new Map(
      staff.flatMap(({ account: { id, name, attendance_code: code } }) =>
        code === null ? [] : [[code, { id, name }]],
      ),
    ),
    departments: byWord(departments),
    shifts: byWord(shifts),
    mayGive: (role) => mayGiveRole(actor, role),
    isMember: (role) => isMember({ role }),
    passwordText,
    tidyName,
  };
};

const judgeRows = async (context: Context, rows: Rows) => planStaff(rows, await mastersOf(context, rows)).problems;

const storeRows = async (context: WriteContext, rows: Rows): Promise<ImportedRecords<Named>> => {
  const { changes } = planStaff(rows, await mastersOf(context, rows));
  const data: Named[] = [];
  for (const { id: known, username, name, account, password, employment } of changes) {
    if (known === null) {
      const { rest: _rest, ...added } = await addPegawai(context, { ...account, password } as NewPegawai);
      if (Object.keys(employment).length > 0) await changeEmployment(context, added, employment);
      data.push({ id: added.id, code: added.username, name: added.name });
    } else {
      await changePegawai(context, known, { ...account, ...employment });
      data.push({ id: known, code: username, name });
    }
  }
  const added = changes.filter(({ id }) => id === null).length;
  return { added, changed: changes.length - added, data };
};

const sheet: ImportSheet<'staff', ImportedRecords<Named>> = {
  sheet: 'staff',
  title: 'Pegawai',
  object: 'attendance.pegawai.import',
  url: '/attendance/employees',
  unkept: true,
  lock: ({ tx, branch }) => runOne(tx, oneSheetAtATime, branch.id),
  describe: (rows) => `${rows.length} pegawai`,
  judge: judgeRows,
  cells: judgeRows,
  store: storeRows,
};

/**
 * POST /api/attendance/pegawai/import: whole or nothing.
 * @throws Refusal no-branch, sheet-rows (422)
 */
export const importPegawai = importWhole(sheet);
export const rejectedPegawai = rejectedRows(sheet);
/** The sheet to fill in, with who works in the branch: what comes back unchanged changes nothing. Passwords stand nowhere. */
export const pegawaiTemplate = sheetTemplate(sheet, async (context) =>
  (await readStaff(context))
    .filter(({ account }) => account.working)
    .map(({ values, work }) => ({
      ...values,
      password: null,
      department: work.departmentdata?.code ?? null,
      shift: work.shiftdata?.code ?? null,
    })),
);
