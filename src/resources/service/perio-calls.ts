// Examinations of gums and hygiene: read with the patient, written in the visit as versions (workspace.md 3).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { INDEX_PLACES, PLAQUE_SURFACES } from './hygiene.ts';
import { PERIO_KINDS } from './perio-kind.ts';
import { entrancesOf, PERIO_TEETH, SITES } from './perio.ts';

const REQUIRED = 'Wajib diisi';
const CHOICE = 'Pilihan tidak valid';
const id = z.number({ error: REQUIRED }).int().positive(REQUIRED);
const isPerioTooth = (tooth: string): boolean => PERIO_TEETH.some((one) => String(one) === tooth);
const tooth = z.string().refine(isPerioTooth, 'Nomor gigi tidak valid (notasi FDI)');
const six = <S extends z.ZodType>(shape: S) => z.array(shape).length(SITES.length, `Harus ${SITES.length} titik`);
const grade = z.number().int().min(0, CHOICE).max(3, CHOICE);

const perioTooth = z.strictObject({
  pd: six(z.number().int().min(0, 'Minimal 0 mm').max(20, 'Maksimal 20 mm').nullable()),
  rec: six(z.number().int().min(-10, 'Minimal -10 mm').max(20, 'Maksimal 20 mm').nullable()),
  bop: six(z.boolean()),
  plaque: six(z.boolean()),
  pus: six(z.boolean()),
  mobility: grade.nullable(),
  furcation: z.array(grade.nullable()).max(3),
  implant: z.boolean(),
});
const perioFindings = z.strictObject({
  teeth: z
    .record(tooth, perioTooth)
    .refine(
      (teeth) =>
        Object.entries(teeth).every(([n, { furcation }]) => furcation.length === entrancesOf(Number(n)).length),
      'Furkasi tidak berlaku untuk gigi ini',
    ),
});
const ohisFindings = z.strictObject({
  /** One for each index place, in their order; null: no tooth is there to be scored. */
  scores: z
    .array(z.strictObject({ tooth: z.number().int(), debris: grade, calculus: grade }).nullable())
    .length(INDEX_PLACES.length, `Harus ${INDEX_PLACES.length} gigi indeks`)
    .refine(
      (scores) => scores.every((score, at) => score === null || INDEX_PLACES[at]?.teeth.includes(score.tooth)),
      'Gigi indeks tidak valid',
    ),
});
const plaqueFindings = z.strictObject({
  teeth: z.record(
    tooth,
    z.array(z.literal(PLAQUE_SURFACES, { error: CHOICE })).transform((surfaces) => [...new Set(surfaces)]),
  ),
});

const FINDINGS = { perio: perioFindings, ohis: ohisFindings, plak: plaqueFindings } as const;
const KINDS = PERIO_KINDS.map(({ value }) => value);

export const perioCalls = {
  'service.perio.show': defineCall({
    name: 'service.perio.show',
    method: 'GET',
    path: 'service/perio',
    module: 'service',
    summary: 'Pemeriksaan periodontal, OHI-S, dan rekam plak pasien, dengan semua versinya',
    query: z.strictObject({ customer: z.coerce.number({ error: REQUIRED }).int().positive(REQUIRED) }),
    writes: false,
  }),
  'service.perio.record': defineCall({
    name: 'service.perio.record',
    method: 'POST',
    path: 'service/perio',
    module: 'service',
    summary: 'Menyimpan versi baru satu pemeriksaan periodontal, OHI-S, atau rekam plak dalam kunjungan',
    body: z
      .strictObject({
        visit_id: id,
        /** Version that was read; 0: the visit had none. */
        version: z.number({ error: REQUIRED }).int().min(0),
        kind: z.literal(KINDS, { error: ({ input }) => (input === undefined ? REQUIRED : CHOICE) }),
        findings: z.union([perioFindings, ohisFindings, plaqueFindings], { error: 'Temuan tidak valid' }),
      })
      .refine(({ kind, findings }) => FINDINGS[kind].safeParse(findings).success, {
        path: ['findings'],
        message: 'Temuan tidak sesuai jenis pemeriksaan',
      }),
    writes: true,
  }),
  'service.perio.print': defineCall({
    name: 'service.perio.print',
    method: 'GET',
    path: 'service/perio/:id/print',
    module: 'service',
    summary: 'Lembar satu pemeriksaan periodontal, OHI-S, atau rekam plak (PDF)',
    writes: false,
    answers: 'pdf',
  }),
} as const;
