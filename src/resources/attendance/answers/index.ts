// What every call of the module answers; completeness is checked in ../../answers.ts.
import { dayAnswers } from './day.ts';
import { pegawaiAnswers } from './pegawai.ts';

export const attendanceAnswers = {
  ...pegawaiAnswers,
  ...dayAnswers,
} as const;
