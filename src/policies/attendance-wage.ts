// Who may do what with wages: components, kasbon, and the tables of the law (attendance.md 2, 4). What somebody earns is no business of
// an admin's to change; he prepares the payroll and reads.
import type { attendanceResources } from '../resources/attendance/index.ts';
import type { wageCalls } from '../resources/attendance/wage-calls.ts';
import type { CallGrants, ResourceGrants } from './grant.ts';
import type { CallOpenings, ResourceOpenings } from './opening.ts';
import { ADMIN, FINANCE, MANAGER, SUPERADMIN } from './role.ts';

const DECIDE = [MANAGER, FINANCE, SUPERADMIN] as const;
const READ = [ADMIN, ...DECIDE] as const;
const MASTER = ['attendance.master'] as const;

type WageResources = Pick<
  typeof attendanceResources,
  | 'attendance.payrollcomponent'
  | 'attendance.pegawaicomponent'
  | 'attendance.loan'
  | 'attendance.pph21ter'
  | 'attendance.ptkp'
  | 'attendance.bpjsrate'
>;
const table = { list: READ, show: READ, create: DECIDE, edit: DECIDE, delete: DECIDE, export: READ } as const;

export const wageGrants: ResourceGrants<WageResources> = {
  'attendance.payrollcomponent': table,
  'attendance.pegawaicomponent': table,
  'attendance.loan': { list: READ, show: READ, create: DECIDE, export: READ, batal: DECIDE },
  'attendance.pph21ter': table,
  'attendance.ptkp': table,
  'attendance.bpjsrate': table,
};
export const wageCallGrants: CallGrants<typeof wageCalls> = {
  'attendance.pph21.simulate': READ,
  'attendance.wagelaw.cocokkan': DECIDE,
  'attendance.wagelaw.show': READ,
};

const READING = ['attendance.master', 'attendance.payroll', 'attendance.employees'] as const;
const EMPLOYEES = ['attendance.employees'] as const;
const OF_PERSON = { read: READING, write: EMPLOYEES } as const;
const OF_LAW = { read: ['attendance.master', 'attendance.payroll'], write: MASTER } as const;

export const wageOpenings: ResourceOpenings<WageResources> = {
  'attendance.payrollcomponent': { read: READING, write: MASTER },
  'attendance.pegawaicomponent': OF_PERSON,
  'attendance.loan': OF_PERSON,
  'attendance.pph21ter': OF_LAW,
  'attendance.ptkp': OF_LAW,
  'attendance.bpjsrate': OF_LAW,
};
export const wageCallOpenings: CallOpenings<typeof wageCalls> = {
  'attendance.pph21.simulate': MASTER,
  'attendance.wagelaw.cocokkan': MASTER,
  'attendance.wagelaw.show': MASTER,
};
