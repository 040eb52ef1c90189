// Resources of the attendance module, in menu order.
import type { Resource } from '../kernel/define.ts';
import { department } from './department.ts';
import { loan } from './loan.ts';
import { payrollcomponent } from './payrollcomponent.ts';
import { pegawaicomponent } from './pegawaicomponent.ts';
import { bpjsrate, pph21ter, ptkp } from './wage-table.ts';

export const attendanceResources = {
  'attendance.department': department,
  'attendance.payrollcomponent': payrollcomponent,
  'attendance.pegawaicomponent': pegawaicomponent,
  'attendance.loan': loan,
  'attendance.pph21ter': pph21ter,
  'attendance.ptkp': ptkp,
  'attendance.bpjsrate': bpjsrate,
} as const satisfies Readonly<Record<string, Resource>>;
