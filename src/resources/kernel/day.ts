// A calendar day and an instant in a query or a body.
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

/** The first day of a month. */
export const masa = z
  .string({ error: 'Wajib diisi' })
  .refine((text) => isClinicDay(text) && text.endsWith('-01'), 'Masa tidak valid');

/** ISO text with its zone, within the years of a clinic's days. */
export const instant = z.iso
  .datetime({
    offset: true,
    error: ({ input }) => (input === undefined || input === null ? 'Wajib diisi' : 'Waktu tidak valid'),
  })
  .refine((text) => isClinicDay(text.slice(0, 10)), 'Waktu tidak valid');
