// What an appointment is sent with beside the visit's own fields: the treatments that it is for (workspace.md 4).
import { z } from 'zod';
import type { CreateOf } from '../kernel/define.ts';
import { field, type InputOf } from '../kernel/field.ts';
import { inputShape } from '../kernel/shape.ts';
import { bookingFields, checkoutInput } from './visit-booking.ts';
import { visit } from './visit.ts';

const MAX_TREATMENTS = 20;
const ids = z
  .array(z.number().int().positive())
  .max(MAX_TREATMENTS, `Maksimal ${MAX_TREATMENTS} tindakan`)
  .transform((all) => [...new Set(all)])
  .optional();

export type VisitBooking = CreateOf<typeof visit> & {
  /** Items of approved plans of the patient. */
  readonly item_ids?: readonly number[];
  /** Treatments of the catalogue, one of each. */
  readonly perawatan_ids?: readonly number[];
};

export const visitBookingShape = inputShape(visit.fields).extend({
  item_ids: ids,
  perawatan_ids: ids,
}) as unknown as z.ZodType<VisitBooking>;

/** Not asked of the end of a visit: whether the next control becomes an appointment, and when on its day. */
export const controlBooking = { book: field.flag('Buat janji'), session_time: bookingFields.session_time } as const;
/** What the end of a visit is entered with. */
export const checkoutFields = { ...checkoutInput, ...controlBooking } as const;
export const checkoutShape = inputShape(checkoutFields).extend({ item_ids: ids }) as unknown as z.ZodType<
  InputOf<typeof checkoutFields> & Pick<VisitBooking, 'item_ids'>
>;
