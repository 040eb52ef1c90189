// What a slip is asked for (finance.md 4; docs/decisions/0110): whom it pays, and which rows, one by one or all that is open.
import { z } from 'zod';
import { day } from '../kernel/day.ts';
import { field } from '../kernel/field.ts';
import { fieldShape } from '../kernel/shape.ts';
import { payees, type Payee } from './hutang.ts';

export const payeeTypes = payees.map(({ value }) => value) as [Payee, ...Payee[]];
export const payee = z.enum(payeeTypes, { error: 'Penerima tidak valid' });
const MOST = 1_000_000_000_000;
/** Rows of one slip. */
export const MOST_PARTS = 500;

const details = z
  .array(
    z.strictObject({
      hutang_id: z.number({ error: 'Wajib diisi' }).int().positive(),
      /** Rupiah; below nothing: a correction that is netted. */
      amount: z
        .number({ error: 'Wajib diisi' })
        .int('Jumlah tidak valid')
        .min(-MOST, 'Jumlah tidak valid')
        .max(MOST, 'Jumlah tidak valid')
        .refine((amount) => amount !== 0, 'Jumlah tidak valid'),
    }),
  )
  .max(MOST_PARTS, `Maksimal ${MOST_PARTS} baris`);
const rupiah = z.number({ error: 'Wajib diisi' }).int('Jumlah tidak valid');
/**
 * All that is open, as `finance.hutang.terbuka` told it: the server chooses the rows, and refuses where they are not as many, or not as
 * much, as whoever chose them has seen. Rows that came since stay out; `details` beside it pay part of one, or one more.
 */
const all = z.strictObject({
  /** Due by this day, and corrections whenever they are due; null: whenever. */
  until: day.nullable(),
  /** Id of the youngest row of them. */
  newest: z.number().int().positive(),
  count: z.number().int().min(1).max(MOST_PARTS),
  amount: rupiah,
  bruto_amount: rupiah,
  /** Ids of those that are not paid. */
  except: z.array(z.number().int().positive()).max(MOST_PARTS),
});
export const slipWish = z.strictObject({
  actor_type: payee,
  actor_id: z.number({ error: 'Wajib diisi' }).int().positive(),
  transaction_at: fieldShape(field.date('Tanggal')),
  /** Rupiah that are deducted, and why. */
  adjust_amount: fieldShape(field.money('Potongan', { min: 0 })).nullish(),
  details,
  all: all.optional(),
});
