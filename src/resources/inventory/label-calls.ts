// Labels for items and batches (inventory.md 11).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { LABEL_MAX } from './label.ts';

const MOST_ROWS = 100;
/** 'id:count', separated by commas: '12:6,13:2'. */
const counted = z
  .string()
  .regex(/^\d{1,15}:\d{1,4}(,\d{1,15}:\d{1,4})*$/, 'Nilai saringan tidak valid')
  .transform((text) =>
    text.split(',').map((one) => {
      const [id = 0, count = 0] = one.split(':').map(Number);
      return { id, count };
    }),
  )
  .pipe(
    z
      .array(
        z.strictObject({
          id: z.number().positive(),
          count: z.number().min(1, 'Jumlah harus lebih dari 0.').max(LABEL_MAX, `Maksimal ${LABEL_MAX} label`),
        }),
      )
      .max(MOST_ROWS, `Maksimal ${MOST_ROWS} baris`),
  );

const printed = defineCall({
  name: 'inventory.label.print',
  method: 'GET',
  path: 'inventory/label',
  module: 'inventory',
  summary: 'Label 40 x 30 mm: item, batch, atau baris penerimaan yang sudah diposting, masing-masing dengan jumlahnya',
  writes: false,
  answers: 'pdf',
  query: z
    .strictObject({ items: counted.optional(), batches: counted.optional(), lines: counted.optional() })
    .refine(({ items, batches, lines }) => items ?? batches ?? lines, { error: 'Wajib diisi', path: ['items'] }),
});

export const labelCalls = { 'inventory.label.print': printed } as const;
