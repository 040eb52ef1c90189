// The odontogram of a patient: read at any day, written in the visit (service.md 2.13, 5).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { formShapeWith } from '../kernel/shape.ts';
import { day } from '../kernel/day.ts';
import { LAYERS, ODONTOGRAM_CODES, SEBAB } from './odontogram-code.ts';
import { sheetFields } from './odontogram-sheet.ts';
import { SURFACES } from './tooth.ts';

const REQUIRED = 'Wajib diisi';
const MAX_ENTRIES = 64;

const literal = <const T extends string | number>(values: readonly T[]) =>
  z.literal(values, { error: ({ input }) => (input === undefined ? REQUIRED : 'Pilihan tidak valid') });
const valuesOf = <const T extends string | number>(options: readonly { readonly value: T }[]): readonly T[] =>
  options.map(({ value }) => value);
const id = z.number({ error: REQUIRED }).int().positive(REQUIRED);

const entry = z
  .strictObject({
    tooth: z.number({ error: REQUIRED }).int('Harus bilangan bulat'),
    surfaces: z
      .array(literal(valuesOf(SURFACES)))
      .max(5, 'Maksimal 5 permukaan')
      .default([])
      .transform((surfaces) => [...new Set(surfaces)]),
    code: literal(valuesOf(ODONTOGRAM_CODES)),
    layer: literal(valuesOf(LAYERS)).default(1),
    sebab: literal(valuesOf(SEBAB)).nullish(),
    span_group: z.uuid('Format tidak valid').nullish(),
    note: z.string().trim().max(500, 'Maksimal 500 karakter').nullish(),
  })
  .refine(({ code, sebab }) => code === 'mis' || !sebab, { path: ['sebab'], message: 'Hanya untuk gigi hilang' })
  .refine(({ code, layer, sebab }) => code !== 'mis' || layer === 2 || sebab, { path: ['sebab'], message: REQUIRED });

/** An entry as it is sent. */
export type NewEntry = z.infer<typeof entry>;

const sheetShape = formShapeWith(sheetFields, { version: z.number().int().min(1).optional() });

export const odontogramCalls = {
  'service.odontogram.show': defineCall({
    name: 'service.odontogram.show',
    method: 'GET',
    path: 'service/odontogram',
    module: 'service',
    summary: 'Odontogram pasien pada satu hari: keadaan per gigi dan permukaan, catatan, lembar pemeriksaan, DMF-T',
    query: z.strictObject({
      customer: z.coerce.number({ error: REQUIRED }).int().positive(REQUIRED),
      at: day.optional(),
    }),
    writes: false,
  }),
  'service.odontogram.record': defineCall({
    name: 'service.odontogram.record',
    method: 'POST',
    path: 'service/odontogram',
    module: 'service',
    summary: 'Mencatat temuan, rencana, atau pekerjaan pada gigi',
    body: z.strictObject({
      visit_id: id,
      entries: z.array(entry).min(1, REQUIRED).max(MAX_ENTRIES, `Maksimal ${MAX_ENTRIES} catatan`),
    }),
    writes: true,
  }),
  'service.odontogram.void': defineCall({
    name: 'service.odontogram.void',
    method: 'POST',
    path: 'service/odontogram/entry/:id/batal',
    module: 'service',
    summary: 'Membatalkan satu catatan odontogram dengan alasan, atau mengurungkan catatan sendiri yang baru dibuat',
    /** Without a reason it is an undo (odontogram-undo.ts). */
    body: z.strictObject({
      reason: z.string().trim().min(1, REQUIRED).max(300, 'Maksimal 300 karakter').optional(),
    }),
    writes: true,
  }),
  'service.odontogram.sheet': defineCall({
    name: 'service.odontogram.sheet',
    method: 'PUT',
    path: 'service/odontogram/sheet/:id',
    module: 'service',
    summary: 'Lembar odontogram satu kunjungan',
    body: sheetShape,
    writes: true,
  }),
} as const;
