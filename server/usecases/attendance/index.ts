// Use cases of the attendance module; completeness is checked in ../index.ts.
import { leaveCallHandlers, leaveUseCases } from './leave/use-cases.ts';
import { deleteDepartment, listDepartment, showDepartment } from './roster/departments.ts';
import { showGrid } from './roster/roster-grid.ts';
import { importRoster, rosterSheet } from './roster/roster-import.ts';
import { saveRoster } from './roster/save-roster.ts';
import { createHoliday, deleteHoliday, editHoliday } from './roster/write-holiday.ts';
import { createSchedule, deleteSchedule, editSchedule } from './roster/write-schedule.ts';
import { payrollHandlers, payrollUseCases } from './payroll/use-cases.ts';
import { cancelResign } from './staff/cancel-resign.ts';
import { showExit } from './staff/exit-figures.ts';
import { keepLicence } from './staff/keep-licence.ts';
import { checkIn, checkOut } from './day/check-in.ts';
import { editDay } from './day/edit-day.ts';
import { enterPunch } from './day/enter-punch.ts';
import { importPunches, punchTemplate } from './day/import-punches.ts';
import { listDaily } from './day/list-daily.ts';
import { listMonthly } from './day/list-monthly.ts';
import { showOwn, showOwnMonth } from './day/own-days.ts';
import { listPunches, voidPunch } from './day/punch-logs.ts';
import { recalcDays } from './day/recalc.ts';
import { importPegawai, pegawaiTemplate, rejectedPegawai } from './staff/import-pegawai.ts';
import { listPegawai, showPegawai } from './staff/list-pegawai.ts';
import { resignPegawai } from './staff/resign-pegawai.ts';
import { createPegawai, editPegawai } from './staff/store-pegawai.ts';
import { cancelLoan, createLoan } from './wage/loan.ts';
import { simulateTax } from './wage/simulate-tax.ts';
import { showLaw, verifyLaw } from './wage/verify-law.ts';
import { createComponent, deleteComponent, editComponent } from './wage/write-component.ts';
import { createPegawaiComponent, editPegawaiComponent } from './wage/write-pegawaicomponent.ts';
import {
  createBpjs,
  createPtkp,
  createTer,
  deleteBpjs,
  deletePtkp,
  deleteTer,
  editBpjs,
  editPtkp,
  editTer,
} from './wage/write-table.ts';

export const attendanceUseCases = {
  'attendance.department': { list: listDepartment, show: showDepartment, delete: deleteDepartment },
  'attendance.schedule': { create: createSchedule, edit: editSchedule, delete: deleteSchedule },
  'attendance.holiday': { create: createHoliday, edit: editHoliday, delete: deleteHoliday },
  ...leaveUseCases,
  ...payrollUseCases,
  'attendance.payrollcomponent': { create: createComponent, edit: editComponent, delete: deleteComponent },
  'attendance.pegawaicomponent': { create: createPegawaiComponent, edit: editPegawaiComponent },
  'attendance.loan': { create: createLoan, batal: cancelLoan },
  'attendance.pph21ter': { create: createTer, edit: editTer, delete: deleteTer },
  'attendance.ptkp': { create: createPtkp, edit: editPtkp, delete: deletePtkp },
  'attendance.bpjsrate': { create: createBpjs, edit: editBpjs, delete: deleteBpjs },
} as const;

export const attendanceCallHandlers = {
  ...payrollHandlers,
  'attendance.pegawai.list': listPegawai,
  'attendance.pegawai.show': showPegawai,
  'attendance.pegawai.create': createPegawai,
  'attendance.pegawai.edit': editPegawai,
  'attendance.pegawai.import': importPegawai,
  'attendance.pegawai.rejected': rejectedPegawai,
  'attendance.pegawai.template': pegawaiTemplate,
  'attendance.pegawai.resign': resignPegawai,
  'attendance.pegawai.checklist': showExit,
  'attendance.pegawai.batalresign': cancelResign,
  'attendance.licence.bukti': keepLicence,
  'attendance.schedule.grid': showGrid,
  'attendance.schedule.bulk': saveRoster,
  'attendance.schedule.import': importRoster,
  'attendance.schedule.template': rosterSheet,
  'attendance.attendance.daily': listDaily,
  'attendance.attendance.monthly': listMonthly,
  'attendance.attendance.punch': enterPunch,
  'attendance.attendance.edit': editDay,
  'attendance.attendance.recalc': recalcDays,
  'attendance.attendance.import': importPunches,
  'attendance.attendance.template': punchTemplate,
  'attendance.log.list': listPunches,
  'attendance.log.void': voidPunch,
  'attendance.me.show': showOwn,
  'attendance.me.month': showOwnMonth,
  'attendance.me.checkin': checkIn,
  'attendance.me.checkout': checkOut,
  ...leaveCallHandlers,
  'attendance.pph21.simulate': simulateTax,
  'attendance.wagelaw.cocokkan': verifyLaw,
  'attendance.wagelaw.show': showLaw,
};
