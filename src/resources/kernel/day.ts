// A calendar day in a query or a body.
import { z } from 'zod';
import { isDate } from './date.ts';

/** 'YYYY-MM-DD'. One that is none ends the parse: what is checked of a range may count on its days. */
export const day = z.string({ error: 'Wajib diisi' }).refine(isDate, { error: 'Tanggal tidak valid', abort: true });
