// Use cases of the attendance module; completeness is checked in ../index.ts.
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
  'attendance.payrollcomponent': { create: createComponent, edit: editComponent, delete: deleteComponent },
  'attendance.pegawaicomponent': { create: createPegawaiComponent, edit: editPegawaiComponent },
  'attendance.loan': { create: createLoan, batal: cancelLoan },
  'attendance.pph21ter': { create: createTer, edit: editTer, delete: deleteTer },
  'attendance.ptkp': { create: createPtkp, edit: editPtkp, delete: deletePtkp },
  'attendance.bpjsrate': { create: createBpjs, edit: editBpjs, delete: deleteBpjs },
} as const;

export const attendanceCallHandlers = {
  'attendance.pegawai.list': listPegawai,
  'attendance.pegawai.show': showPegawai,
  'attendance.pegawai.create': createPegawai,
  'attendance.pegawai.edit': editPegawai,
  'attendance.pegawai.resign': resignPegawai,
  'attendance.pph21.simulate': simulateTax,
  'attendance.wagelaw.cocokkan': verifyLaw,
  'attendance.wagelaw.show': showLaw,
};
