// Who works in the demo clinics on which terms, in which shifts, and who has left (attendance.md 8).
import { contractType } from '../../../src/resources/attendance/employment.ts';
import type { EmploymentChanges } from '../../usecases/attendance/staff/write-employment.ts';
import { addDays } from '../../../src/resources/kernel/date.ts';
import { userRole } from '../../../src/resources/platform/role.ts';
import { weekdayOf } from '../../../src/resources/service/weekday.ts';
import { planned, runOne } from '../statement.ts';
import type { Transaction } from '../transaction.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';
import { personAt } from './person.ts';
import { DEMO_PASSWORD } from './staff.ts';

const MORNING = 8 * 60;

/** Code, name, and who heads it. */
const DEPARTMENTS = [
  ['MED', 'Medis', 'dokter'],
  ['KEP', 'Keperawatan', 'perawat'],
  ['FO', 'Front Office', 'admin'],
  ['FRM', 'Farmasi & Gudang', 'inventory'],
  ['KEU', 'Keuangan', 'finance'],
  ['MUL', 'Multimedia', 'multimedia'],
] as const;
type DepartmentCode = (typeof DEPARTMENTS)[number][0];

const WORKDAYS = [1, 2, 3, 4, 5, 6] as const;
const SATURDAY = [6] as const;
const SHIFTS = [
  ['P', 'Pagi', '08:00', '16:00', '#1677ff', WORKDAYS],
  ['S', 'Siang', '13:00', '21:00', '#08979c', WORKDAYS],
  ['F', 'Full', '09:00', '18:00', '#722ed1', WORKDAYS],
  ['M', 'Malam', '21:00', '07:00', '#434343', WORKDAYS],
  ['SB', 'Sabtu', '08:00', '13:00', '#d46b08', SATURDAY],
] as const;
type ShiftCode = (typeof SHIFTS)[number][0];

/** Month and day of the holidays that fall on the same day each year; the others a clinic enters itself. */
const HOLIDAYS = [
  ['01-01', 'Tahun Baru Masehi'],
  ['05-01', 'Hari Buruh Internasional'],
  ['06-01', 'Hari Lahir Pancasila'],
  ['08-17', 'Hari Kemerdekaan Republik Indonesia'],
  ['12-25', 'Hari Raya Natal'],
] as const;
/** @param day 'YYYY-MM-DD' */
export const isHoliday = (day: string): boolean => HOLIDAYS.some(([date]) => day.endsWith(date));

interface Terms {
  readonly job: string;
  readonly department: DepartmentCode;
  readonly shift: ShiftCode;
  /** Rupiah a month; doctors practise for their fees. */
  readonly salary: number;
  readonly ptkp: 'TK/0' | 'TK/1' | 'K/1' | 'K/2';
}
const TERMS: readonly Terms[] = [
  { job: 'manager', department: 'FO', shift: 'F', salary: 15_000_000, ptkp: 'K/1' },
  { job: 'admin', department: 'FO', shift: 'P', salary: 4_800_000, ptkp: 'K/2' },
  { job: 'dokter', department: 'MED', shift: 'F', salary: 0, ptkp: 'K/1' },
  { job: 'dokter2', department: 'MED', shift: 'S', salary: 0, ptkp: 'TK/0' },
  { job: 'perawat', department: 'KEP', shift: 'P', salary: 4_500_000, ptkp: 'TK/0' },
  { job: 'multimedia', department: 'MUL', shift: 'F', salary: 5_000_000, ptkp: 'TK/1' },
  { job: 'inventory', department: 'FRM', shift: 'P', salary: 4_600_000, ptkp: 'TK/0' },
  { job: 'finance', department: 'KEU', shift: 'F', salary: 6_500_000, ptkp: 'TK/0' },
];
/** The nurse's contract ends soon, and so does the licence of one doctor. */
const CONTRACT_DAYS_LEFT = 25;
const LICENCE_DAYS_LEFT = 20;
const ACCOUNT_DIGITS = 10;
/** Of the city, as numbers of identity cards begin. */
const CITY = '327301';

const personOf = planned<{ id: number; version: number; name: string; role: number }, [number]>(
  'select id, version, name, role from users where id = $1',
);
const headOf = planned<{ id: number; name: string; username: string; role: number; profile_id: number }>(
  `select id, name, username, role, profile_id from users where role = ${userRole.superadmin} order by id limit 1`,
);

/** The head of the group at work in a branch. */
const headAt = async (tx: Transaction, { branch }: Crew, now: Date) => {
  const head = await runOne(tx, headOf);
  if (!head) throw new Error('The group has no head.');
  return personAt({ tx, branch }, { ...head, session_profile_id: branch.id, features: [] }, now);
};

/** Holidays of all branches, entered once by the head at work in one of them. */
export const enterHolidays = async (tx: Transaction, crew: Crew, today: string): Promise<void> => {
  const person = await headAt(tx, crew, instantAt(crew.branch.timezone, today, MORNING));
  const year = Number(today.slice(0, 4));
  for (const of of [year - 1, year, year + 1])
    for (const [day, name] of HOLIDAYS)
      await person.create('attendance.holiday', { holiday_date: `${of}-${day}`, name, profile_id: null });
};

type Ids<C extends string> = ReadonlyMap<C, number>;

const openDepartments = async (crew: Crew, now: Date): Promise<Ids<DepartmentCode>> => {
  const made = new Map<DepartmentCode, number>();
  for (const [code, name, head] of DEPARTMENTS) {
    const body = { code, name, head_id: crew.id(head), status: 1 } as const;
    made.set(code, (await crew.at('manager', now).create('attendance.department', body)).id);
  }
  return made;
};

const openShifts = async (crew: Crew, now: Date): Promise<Ids<ShiftCode>> => {
  const made = new Map<ShiftCode, number>();
  for (const [code, name, start_time, end_time, color, days] of SHIFTS) {
    const row = await crew.at('manager', now).create('attendance.shift', {
      code,
      name,
      color,
      start_time,
      end_time,
      break_minutes: 60,
      late_tolerance: 10,
      early_leave_tolerance: 0,
      window_before: 180,
      window_after: 360,
      days,
      off_on_holiday: true,
      status: 1,
    });
    made.set(code, row.id);
  }
  return made;
};

/** Numbers that look like those of a person. */
const numbersOf = (id: number) => ({
  bank_account: String(5_000_000_000 + id * 7919).slice(0, ACCOUNT_DIGITS),
  nik: `${CITY}${String(id * 104_729)
    .padStart(10, '1')
    .slice(-10)}`,
  bpjs_kes_no: `0001${String(id * 6151).padStart(9, '2')}`,
  bpjs_tk_no: `17${String(id * 3571).padStart(9, '4')}`,
});

const employ = async (
  tx: Transaction,
  crew: Crew,
  now: Date,
  of: { readonly terms: Terms; readonly departments: Ids<DepartmentCode>; readonly shifts: Ids<ShiftCode> },
): Promise<void> => {
  const { terms } = of;
  const person = await runOne(tx, personOf, crew.id(terms.job));
  if (!person) throw new Error(`${terms.job} is not there.`);
  const { bank_account, nik, ...insurance } = numbersOf(person.id);
  const placed = { department_id: of.departments.get(terms.department), shift_id: of.shifts.get(terms.shift) };
  const today = now.toISOString().slice(0, 10);
  const term = {
    contract_type: contractType.fixedTerm,
    contract_start_at: addDays(today, CONTRACT_DAYS_LEFT - 365),
    contract_end_at: addDays(today, CONTRACT_DAYS_LEFT),
  };
  const paid: EmploymentChanges = {
    ...insurance,
    nik,
    bank_name: 'BCA',
    bank_account,
    bank_holder: person.name,
    base_salary: terms.salary,
    ...(terms.job === 'perawat' && term),
  };
  const changes = { ...placed, ptkp_status: terms.ptkp, ...(person.role === userRole.dokter ? {} : paid) };
  // A manager's own pay is his superior's to enter.
  const by = terms.job === 'manager' ? await headAt(tx, crew, now) : crew.at('manager', now);
  await by.call('attendance.pegawai.edit', { version: person.version, ...changes }, { params: { id: person.id } });
};

const licence = async (crew: Crew, now: Date, job: string, kind: 'STR' | 'SIP', expires_at: string | null) => {
  const pegawai_id = crew.id(job);
  const number = kind === 'STR' ? `STR ${pegawai_id}31510112` : `SIP/${crew.branch.code}/${pegawai_id}/2025`;
  await crew.at('admin', now).create('attendance.licence', { pegawai_id, kind, number, expires_at });
};

/** Somebody whose last day lay in the month before. */
const release = async (crew: Crew, now: Date, today: string, departments: Ids<DepartmentCode>): Promise<void> => {
  const manager = crew.at('manager', now);
  const suffix = crew.branch.code.toLowerCase();
  const account = {
    name: 'Wulan Sari',
    username: `perawat.lama.${suffix}`,
    role: userRole.perawat,
    jobname: 'Perawat Gigi',
    join_at: addDays(today, -400),
    attendance_code: String(1900 + crew.branch.id),
    gender: 1,
    password: `${DEMO_PASSWORD}-lama`,
  } as const;
  const { id, version } = await manager.call('attendance.pegawai.create', account);
  const terms = { department_id: departments.get('KEP'), base_salary: 4_200_000, ptkp_status: 'TK/0' } as const;
  await manager.call('attendance.pegawai.edit', { version, ...terms }, { params: { id } });
  const leave_at = addDays(`${today.slice(0, 7)}-01`, -6);
  const body = { leave_at, note: 'Pindah ke kota lain' };
  await manager.call('attendance.pegawai.resign', body, { params: { id } });
};

/** Two weeks from Monday on: the nurse works in the afternoon on Tuesdays and Thursdays, the photographer rests on Saturdays. */
const paintRoster = async (crew: Crew, now: Date, today: string, shifts: Ids<ShiftCode>): Promise<void> => {
  const monday = addDays(today, 1 - weekdayOf(today));
  const rows = [0, 7].flatMap((week) => [
    ...[1, 3].map((at) => ({
      pegawai_id: crew.id('perawat'),
      work_date: addDays(monday, week + at),
      shift_id: shifts.get('S') ?? null,
    })),
    { pegawai_id: crew.id('multimedia'), work_date: addDays(monday, week + 5), shift_id: null },
  ]);
  await crew.at('admin', now).call('attendance.schedule.bulk', { rows });
};

/** Departments, shifts, terms, licences, somebody who left, and a roster. */
export const employStaff = async (tx: Transaction, crew: Crew, today: string): Promise<void> => {
  const now = instantAt(crew.branch.timezone, today, MORNING);
  const departments = await openDepartments(crew, now);
  const shifts = await openShifts(crew, now);
  for (const terms of TERMS) await employ(tx, crew, now, { terms, departments, shifts });
  await licence(crew, now, 'dokter', 'STR', null);
  await licence(crew, now, 'dokter', 'SIP', addDays(today, 900));
  await licence(crew, now, 'dokter2', 'SIP', addDays(today, LICENCE_DAYS_LEFT));
  await licence(crew, now, 'perawat', 'STR', addDays(today, 400));
  await release(crew, now, today, departments);
  await paintRoster(crew, now, today, shifts);
};
