// Treatment plans beyond their life: items into a visit, the estimate on paper (service.md 5, 10).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { SURFACES, TEETH } from './tooth.ts';

const REQUIRED = 'Wajib diisi';
const id = z.number({ error: REQUIRED }).int().positive(REQUIRED);
const MAX_ITEMS = 50;

export const planCalls = {
  'service.treatmentplan.tarik': defineCall({
    name: 'service.treatmentplan.tarik',
    method: 'POST',
    path: 'service/treatmentplan/:id/tarik',
    module: 'service',
    summary: 'Menarik item rencana ke kunjungan sebagai tindakan berstatus rencana',
    body: z.strictObject({
      visit_id: id,
      item_ids: z
        .array(id)
        .min(1, REQUIRED)
        .max(MAX_ITEMS, `Maksimal ${MAX_ITEMS} item`)
        .transform((ids) => [...new Set(ids)]),
    }),
    writes: true,
  }),
  'service.treatmentplan.temuan': defineCall({
    name: 'service.treatmentplan.temuan',
    method: 'POST',
    path: 'service/treatmentplan/temuan',
    module: 'service',
    summary: 'Menambah tindakan satu gigi ke draft rencana pasien, dengan harga cabang hari ini',
    body: z.strictObject({
      visit_id: id,
      perawatan_id: id,
      tooth: z.literal(TEETH, { error: 'Pilihan tidak valid' }),
      surfaces: z
        .array(z.literal(SURFACES.map(({ value }) => value)))
        .max(5, 'Maksimal 5 permukaan')
        .default([])
        .transform((surfaces) => [...new Set(surfaces)]),
    }),
    writes: true,
  }),
  'service.treatmentplan.print': defineCall({
    name: 'service.treatmentplan.print',
    method: 'GET',
    path: 'service/treatmentplan/:id/print',
    module: 'service',
    summary: 'Estimasi biaya rencana perawatan (PDF)',
    writes: false,
    answers: 'pdf',
  }),
} as const;
