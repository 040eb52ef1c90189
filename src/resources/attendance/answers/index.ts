// What every call of the module answers; completeness is checked in ../../answers.ts.
import { dayAnswers } from './day.ts';
import { leaveAnswers } from './leave.ts';
import { pegawaiAnswers } from './pegawai.ts';
import { rosterAnswers } from './roster.ts';

export const attendanceAnswers = {
  ...pegawaiAnswers,
  ...rosterAnswers,
  ...dayAnswers,
  ...leaveAnswers,
} as const;
