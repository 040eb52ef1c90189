// What every call of the module answers; completeness is checked in ../../answers.ts.
import { pegawaiAnswers } from './pegawai.ts';
import { wageAnswers } from './wage.ts';

export const attendanceAnswers = {
  ...pegawaiAnswers,
  ...wageAnswers,
} as const;
