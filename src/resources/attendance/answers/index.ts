// What every call of the module answers; completeness is checked in ../../answers.ts.
import { payrollAnswers } from './payroll.ts';
import { pegawaiAnswers } from './pegawai.ts';

export const attendanceAnswers = {
  ...payrollAnswers,
  ...pegawaiAnswers,
} as const;
