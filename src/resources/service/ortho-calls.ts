// The orthodontic part of a visit: the patient's case, the controls so far, and this visit's own (service.md 2.14).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { field, type Fields, type InputOf } from '../kernel/field.ts';
import { inputShape } from '../kernel/shape.ts';
import { hygienes, orthoProcedures, orthoStages } from './ortho.ts';
import { TEETH } from './tooth.ts';

export const progressFields = {
  stage: field.choice('Tahap', { required: true, options: orthoStages }),
  upper_wire: field.text('Kawat atas', { max: 60 }),
  lower_wire: field.text('Kawat bawah', { max: 60 }),
  procedures: field.choice('Tindakan', { many: true, options: orthoProcedures }),
  debonded_teeth: field.choice('Braket lepas', {
    many: true,
    options: TEETH.map((value) => ({ value, label: String(value) })),
  }),
  elastic: field.text('Elastik', { max: 60 }),
  hygiene: field.choice('Kebersihan mulut', { options: hygienes }),
  aligner_no: field.integer('Aligner ke-', { min: 1, max: 200 }),
  note: field.note('Catatan', { max: 1000 }),
  next_control_weeks: field.integer('Kontrol berikutnya (minggu)', { min: 1, max: 52 }),
} as const satisfies Fields;

export type ProgressInput = InputOf<typeof progressFields>;

const module = 'service';

export const orthoCalls = {
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
    body: inputShape(progressFields).extend({
      version: z.number({ error: 'Wajib diisi' }).int().min(0),
    }) as unknown as z.ZodType<ProgressInput & { readonly version: number }>,
    writes: true,
  }),
} as const;
