// Parameters that the finance reports share (finance.md 5).
import { z } from 'zod';
import { field } from '../kernel/field.ts';
import { fieldShape } from '../kernel/shape.ts';

export const day = fieldShape(field.date('Tanggal', { required: true }));
export const flag = z.enum(['true', 'false', '1', '0']).transform((v) => v === 'true' || v === '1');
export const pageNumber = z.coerce.number().int().min(1);
/** '1,2' or 'all'; left out, the branch of the session. */
export const branchesOf = z
  .string()
  .regex(/^(all|\d+(,\d+)*)$/, 'Cabang tidak valid')
  .optional();
export const exported = z.literal('xlsx').optional();
/** A statement is also a paper. */
export const printed = z.enum(['xlsx', 'pdf'], { error: 'Pilihan tidak valid' }).optional();
export const inOrder = { path: ['end_date'], message: 'Tanggal akhir harus setelah tanggal awal' };
