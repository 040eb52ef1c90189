// What every call of the module answers; completeness is checked in ../../answers.ts.
import { pegawaiAnswers } from './pegawai.ts';

export const attendanceAnswers = {
  ...pegawaiAnswers,
} as const;
