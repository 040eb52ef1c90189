// Documents by the day of their journal, where their list goes by another day: links of figures that follow the books ask for it.
import { field } from '../kernel/field.ts';

/** Both days are part of the range. */
export const postedFilters = {
  posted_from: { by: 'custom', field: field.date('Dibukukan sejak') },
  posted_until: { by: 'custom', field: field.date('Dibukukan sampai') },
} as const;
