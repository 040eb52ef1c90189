// What every call of the module answers; completeness is checked in ../../answers.ts.
import { payrollAnswers } from './payroll.ts';
import { dayAnswers } from './day.ts';
import { leaveAnswers } from './leave.ts';
import { pegawaiAnswers } from './pegawai.ts';
import { rosterAnswers } from './roster.ts';
import { statsAnswers } from './stats.ts';
import { wageAnswers } from './wage.ts';

export const attendanceAnswers = {
  ...payrollAnswers,
  ...pegawaiAnswers,
  ...rosterAnswers,
  ...dayAnswers,
  ...leaveAnswers,
  ...wageAnswers,
  ...statsAnswers,
} as const;
