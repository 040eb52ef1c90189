// The orthodontic part of a visit: the patient's case, the controls so far, and this visit's own (service.md 2.14).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { field, type Fields } from '../kernel/field.ts';
import { MAX_LIMIT } from '../kernel/page.ts';
import { formShapeWith } from '../kernel/shape.ts';
import { hygienes, orthoProcedures, orthoStages } from './ortho.ts';
import { TEETH } from './tooth.ts';

export const progressFields = {
  stage: field.choice('Tahap', { required: true, options: orthoStages }),
  upper_wire: field.text('Kawat atas', { max: 60 }),
  lower_wire: field.text('Kawat bawah', { max: 60 }),
  upper_elastic: field.text('Karet atas', { max: 60 }),
  lower_elastic: field.text('Karet bawah', { max: 60 }),
  procedures: field.choice('Tindakan', { many: true, options: orthoProcedures }),
  debonded_teeth: field.choice('Braket lepas', {
    many: true,
    options: TEETH.map((value) => ({ value, label: String(value) })),
  }),
  elastic: field.text('Elastik antar rahang', { max: 60 }),
  hygiene: field.choice('Kebersihan mulut', { options: hygienes }),
  aligner_no: field.integer('Aligner ke-', { min: 1, max: 200 }),
  next_control_weeks: field.integer('Kontrol berikutnya (minggu)', { min: 1, max: 52 }),
  note: field.note('Catatan', { max: 1000 }),
} as const satisfies Fields;

const module = 'service';

/** Weeks without a control after which a case is looked after. */
export const LATE_WEEKS = 6;

export const orthoCalls = {
  'service.orthocase.lama': defineCall({
    name: 'service.orthocase.lama',
    method: 'GET',
    path: 'service/orthokontrol',
    module,
    summary: 'Kasus orto aktif tanpa kontrol selama beberapa minggu, yang terlama dahulu',
    query: z.strictObject({
      weeks: z.coerce.number().int().min(1, 'Minimal 1').max(104, 'Maksimal 104').default(LATE_WEEKS),
      page: z.coerce.number().int().min(1).default(1),
      limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(20),
    }),
    writes: false,
  }),
  'service.orthoprogress.show': defineCall({
    name: 'service.orthoprogress.show',
    method: 'GET',
    path: 'service/orthoprogress/:id',
    module,
    summary: 'Kasus orto pasien sebuah kunjungan dengan riwayat kontrolnya',
    writes: false,
  }),
  'service.orthoprogress.save': defineCall({
    name: 'service.orthoprogress.save',
    method: 'PUT',
    path: 'service/orthoprogress/:id',
    module,
    summary: 'Menyimpan progres orto sebuah kunjungan; version 0 untuk yang baru',
    body: formShapeWith(progressFields, { version: z.number({ error: 'Wajib diisi' }).int().min(0) }),
    writes: true,
  }),
} as const;
