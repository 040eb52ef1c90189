// Use cases of the attendance module; completeness is checked in ../index.ts.
import { listPegawai, showPegawai } from './staff/list-pegawai.ts';
import { resignPegawai } from './staff/resign-pegawai.ts';
import { createPegawai, editPegawai } from './staff/store-pegawai.ts';

export const attendanceUseCases = {};

export const attendanceCallHandlers = {
  'attendance.pegawai.list': listPegawai,
  'attendance.pegawai.show': showPegawai,
  'attendance.pegawai.create': createPegawai,
  'attendance.pegawai.edit': editPegawai,
  'attendance.pegawai.resign': resignPegawai,
};
