// Use cases of the attendance module; completeness is checked in ../index.ts.
import { deleteDepartment, listDepartment, showDepartment } from './roster/departments.ts';
import { createHoliday, deleteHoliday, editHoliday } from './roster/write-holiday.ts';
import { createSchedule, deleteSchedule, editSchedule } from './roster/write-schedule.ts';
import { payrollHandlers, payrollUseCases } from './payroll/use-cases.ts';
import { listPegawai, showPegawai } from './staff/list-pegawai.ts';
import { resignPegawai } from './staff/resign-pegawai.ts';
import { createPegawai, editPegawai } from './staff/store-pegawai.ts';

export const attendanceUseCases = {
  'attendance.department': { list: listDepartment, show: showDepartment, delete: deleteDepartment },
  'attendance.schedule': { create: createSchedule, edit: editSchedule, delete: deleteSchedule },
  'attendance.holiday': { create: createHoliday, edit: editHoliday, delete: deleteHoliday },
  ...payrollUseCases,
} as const;

export const attendanceCallHandlers = {
  ...payrollHandlers,
  'attendance.pegawai.list': listPegawai,
  'attendance.pegawai.show': showPegawai,
  'attendance.pegawai.create': createPegawai,
  'attendance.pegawai.edit': editPegawai,
  'attendance.pegawai.resign': resignPegawai,
};
