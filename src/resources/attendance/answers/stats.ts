// What days and wages of the staff come to.
import { z } from 'zod';
import { count, decimal, id, rupiah, text } from '../../kernel/answer.ts';

/** Days are counted in halves. */
const figures = {
  hadir: decimal,
  telat: count,
  telat_menit: count,
  izin: decimal,
  sakit: decimal,
  cuti: decimal,
  alpha: decimal,
  kerja_menit: count,
  lembur_menit: count,
  /** Of slips that are posted or paid; null: not for this reader. */
  netto: rupiah.nullable(),
} as const;

export const statsAnswers = {
  'attendance.stats': z.strictObject({
    data: z.array(
      z.strictObject({
        id,
        name: text,
        attendance_code: text.nullable(),
        jobname: text.nullable(),
        department: text.nullable(),
        ...figures,
      }),
    ),
    count,
    sum: z.strictObject(figures),
  }),
} as const;
