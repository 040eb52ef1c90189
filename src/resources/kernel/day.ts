// A calendar day in a query or a body.
import { z } from 'zod';
import { isDate } from './date.ts';

/** No day of a clinic lies before or after; what counts on from a day stays a day of four-digit years. */
const FIRST = '1900-01-01';
const LAST = '2999-12-31';
const isClinicDay = (text: string): boolean => isDate(text) && text >= FIRST && text <= LAST;

/** 'YYYY-MM-DD'. One that is none ends the parse: what is checked of a range may count on its days. */
export const day = z
  .string({ error: 'Wajib diisi' })
  .refine(isClinicDay, { error: 'Tanggal tidak valid', abort: true });
