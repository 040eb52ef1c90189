// What an appointment is sent with beside the visit's own fields: the treatments that it is for (workspace.md 4).
import { z } from 'zod';
import { field } from '../kernel/field.ts';
import { formShapeWith } from '../kernel/shape.ts';
import { bookingFields, checkoutInput } from './visit-booking.ts';
import { visit } from './visit.ts';

const MAX_TREATMENTS = 20;
const ids = z
  .array(z.number().int().positive())
  .max(MAX_TREATMENTS, `Maksimal ${MAX_TREATMENTS} tindakan`)
  .transform((all) => [...new Set(all)])
  .optional();

export const visitBookingShape = formShapeWith(visit.fields, {
  /** Items of approved plans of the patient. */
  item_ids: ids,
  /** Treatments of the catalogue, one of each. */
  perawatan_ids: ids,
});

/** Not asked of the end of a visit: whether the next control becomes an appointment, and when on its day. */
export const controlBooking = { book: field.flag('Buat janji'), session_time: bookingFields.session_time } as const;
/** What the end of a visit is entered with. */
export const checkoutFields = { ...checkoutInput, ...controlBooking } as const;
export const checkoutShape = formShapeWith(checkoutFields, { item_ids: ids });
