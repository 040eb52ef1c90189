// 'Naikkan harga': the prices of many treatments at once, looked at before they are stored (service.md 4).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { day } from '../kernel/day.ts';

const REQUIRED = 'Wajib diisi';
const MOST = 500;
const MAX_CHANGE = 1_000_000_000;
const id = z.number({ error: REQUIRED }).int().positive();

/** Steps to which new prices are rounded, rupiah. */
export const PRICE_STEPS = [1, 100, 500, 1_000, 5_000, 10_000, 50_000] as const;

/** One treatment of the preview, rupiah. */
export interface PriceChange {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly price_before: number;
  readonly price_after: number;
}

const raiseShape = z
  .strictObject({
    /** Without them all active treatments, or those of the category. */
    ids: z.array(id).min(1, REQUIRED).max(MOST, `Maksimal ${MOST} tindakan`).optional(),
    kategori: id.optional(),
    mode: z.enum(['persen', 'rupiah'], { error: 'Pilih persen atau rupiah' }),
    value: z.number({ error: REQUIRED }).min(-MAX_CHANGE).max(MAX_CHANGE),
    step: z.literal(PRICE_STEPS, { error: 'Pembulatan tidak valid' }),
    valid_from: day,
    /** The general price, or the price of this branch alone. */
    scope: z.enum(['semua', 'cabang'], { error: 'Pilih semua cabang atau cabang ini' }),
    dryrun: z.boolean().optional(),
    /** Sum of the prices before, as the preview told them: others may have changed them since. */
    total_before: z.number().int().min(0).optional(),
  })
  .refine((body) => body.mode === 'rupiah' || (body.value >= -100 && body.value <= 1_000), {
    path: ['value'],
    message: 'Persen antara -100 dan 1.000',
  })
  .refine((body) => body.mode === 'persen' || Number.isInteger(body.value), {
    path: ['value'],
    message: 'Rupiah tanpa desimal',
  });

export const priceCalls = {
  'service.tindakanmedis.raise': defineCall({
    name: 'service.tindakanmedis.raise',
    method: 'POST',
    path: 'service/tindakanmedis/naikkanharga',
    module: 'service',
    summary: 'Naikkan harga banyak tindakan, dengan pratinjau',
    body: raiseShape,
    writes: true,
  }),
} as const;
