// What an appointment is sent with beside the visit's own fields: the treatments that it is for (workspace.md 4).
import { z } from 'zod';
import type { CreateOf } from '../kernel/define.ts';
import { inputShape } from '../kernel/shape.ts';
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
