// Signing and withdrawing a consent, and the papers of a visit: prescription and consent as PDF (service.md 2.10, 2.15).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';

const REQUIRED = 'Wajib diisi';
const id = z.number({ error: REQUIRED }).int().positive(REQUIRED);
const text = (max: number) =>
  z.string({ error: REQUIRED }).trim().min(1, REQUIRED).max(max, `Maksimal ${max} karakter`);
const one = <const V extends readonly [string, ...string[]]>(values: V) => z.enum(values, { error: REQUIRED });

/** A drawing is some 10 KB; what is far larger is no signature. */
const LONGEST_PICTURE = 80_000;
const signature = z
  .string({ error: 'Tanda tangan wajib diisi' })
  .max(LONGEST_PICTURE, 'Tanda tangan terlalu besar')
  .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/, 'Tanda tangan wajib diisi');

const sign = z.strictObject({
  visit_id: id,
  consenttemplate_id: id,
  /** Treatments of the catalogue that the visit has. */
  perawatan_ids: z.array(id).max(50).default([]),
  decision: one(['setuju', 'menolak']),
  signer: one(['pasien', 'wali']),
  signer_name: text(100),
  signer_relation: text(60).nullish(),
  signer_idcard: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9]{6,16}$/, 'Format tidak valid')
    .nullish(),
  signature,
  /** The name was typed, not drawn. */
  signature_typed: z.boolean().default(false),
  witness_name: text(100).nullish(),
  witness_signature: signature.nullish(),
  /** Risks in the doctor's words, where the text asks for them. */
  risiko: text(2000).nullish(),
});

export const paperCalls = {
  'service.consent.sign': defineCall({
    name: 'service.consent.sign',
    method: 'POST',
    path: 'service/consent',
    module: 'service',
    summary: 'Menandatangani persetujuan; tanda tangan sebagai data URL PNG',
    body: sign,
    writes: true,
  }),
  'service.consent.tarik': defineCall({
    name: 'service.consent.tarik',
    method: 'POST',
    path: 'service/consent/:id/tarik',
    module: 'service',
    summary: 'Mencabut persetujuan: baris baru yang menunjuk persetujuan semula',
    body: z.strictObject({
      reason: z.string({ error: 'Alasan wajib diisi' }).trim().min(1, 'Alasan wajib diisi').max(300),
    }),
    writes: true,
  }),
  'service.consent.print': defineCall({
    name: 'service.consent.print',
    method: 'GET',
    path: 'service/consent/:id/print',
    module: 'service',
    summary: 'Persetujuan sebagai PDF A4',
    writes: false,
    answers: 'pdf',
  }),
  'service.visitresep.print': defineCall({
    name: 'service.visitresep.print',
    method: 'GET',
    path: 'service/visitresep/:id/print',
    module: 'service',
    summary: 'Resep sebagai PDF A5',
    writes: false,
    answers: 'pdf',
  }),
} as const;
