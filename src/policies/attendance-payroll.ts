// Who prepares, approves, books and pays wages (attendance.md 1, 3, 4).
import type { attendanceResources } from '../resources/attendance/index.ts';
import type { payrollCalls } from '../resources/attendance/payroll-calls.ts';
import type { statsCalls } from '../resources/attendance/stats-calls.ts';
import type { CallGrants, ResourceGrants } from './grant.ts';
import { type CallOpenings, FREE, type ResourceOpenings } from './opening.ts';
import { ADMIN, FINANCE, INVESTOR, MANAGER, staffRoles, SUPERADMIN } from './role.ts';

type Payroll = Pick<typeof attendanceResources, 'attendance.payrollperiode' | 'attendance.payrolltransaction'>;

const SUPERIORS = [MANAGER, SUPERADMIN] as const;
const BOOKS = [FINANCE, ...SUPERIORS] as const;
const DESK = [ADMIN, ...BOOKS] as const;

export const payrollGrants: ResourceGrants<Payroll> = {
  'attendance.payrollperiode': {
    list: DESK,
    show: DESK,
    create: BOOKS,
    edit: BOOKS,
    export: BOOKS,
    approve: SUPERIORS,
    reopen: SUPERIORS,
    post: BOOKS,
    unpost: SUPERIORS,
    cancel: BOOKS,
  },
  'attendance.payrolltransaction': { list: DESK, show: DESK },
};
export const payrollCallGrants: CallGrants<typeof payrollCalls & typeof statsCalls> = {
  'attendance.payrollperiode.buat12': BOOKS,
  'attendance.payrollperiode.hitung': DESK,
  'attendance.payrollperiode.bayar': BOOKS,
  'attendance.payrollperiode.laporan': DESK,
  'attendance.payrollperiode.berkasbank': BOOKS,
  'attendance.payrollperiode.zip': DESK,
  'attendance.payrollperiode.import': DESK,
  'attendance.payrollperiode.rejected': DESK,
  'attendance.payrollperiode.template': DESK,
  'attendance.payrolltransaction.baris': DESK,
  // Everybody his own; the use case refuses others'.
  'attendance.payrolltransaction.pdf': staffRoles,
  'attendance.payrolltransaction.saya': staffRoles,
  'attendance.pph21': BOOKS,
  // The desk its branch, everybody else himself; an investor is no member of attendance.
  'attendance.stats': staffRoles.filter((role) => role !== INVESTOR),
  'attendance.pph21.berkas': BOOKS,
  'attendance.pph21.ekspor': BOOKS,
  'attendance.pph21.unduh': BOOKS,
  'attendance.pph21.simpan': BOOKS,
};

const PAYROLL = ['attendance.payroll'] as const;
const MASTER = ['attendance.master'] as const;

export const payrollOpenings: ResourceOpenings<Payroll> = {
  'attendance.payrollperiode': { read: [...MASTER, ...PAYROLL], write: [...MASTER, ...PAYROLL] },
  'attendance.payrolltransaction': { read: PAYROLL, write: PAYROLL },
};
export const payrollCallOpenings: CallOpenings<typeof payrollCalls & typeof statsCalls> = {
  'attendance.payrollperiode.buat12': MASTER,
  'attendance.payrollperiode.hitung': PAYROLL,
  'attendance.payrollperiode.bayar': PAYROLL,
  'attendance.payrollperiode.laporan': PAYROLL,
  'attendance.payrollperiode.berkasbank': PAYROLL,
  'attendance.payrollperiode.zip': PAYROLL,
  'attendance.payrollperiode.import': PAYROLL,
  'attendance.payrollperiode.rejected': PAYROLL,
  'attendance.payrollperiode.template': PAYROLL,
  'attendance.payrolltransaction.baris': PAYROLL,
  'attendance.payrolltransaction.pdf': FREE,
  'attendance.payrolltransaction.saya': FREE,
  'attendance.pph21': PAYROLL,
  'attendance.stats': FREE,
  'attendance.pph21.berkas': PAYROLL,
  'attendance.pph21.ekspor': PAYROLL,
  'attendance.pph21.unduh': PAYROLL,
  'attendance.pph21.simpan': PAYROLL,
};
