// Whom a package is sold to (paket.md 2.2 syarat): one shape for composer, server and whoever sells.
import { z } from 'zod';

const age = z
  .int('Harus bilangan bulat')
  .min(0, 'Minimal 0')
  .max(120, 'Maksimal 120')
  .nullish()
  .transform((years) => years ?? null);

/** Ages in whole years on the day of the sale; what is left out asks for nothing. */
export const conditionShape = z
  .strictObject({
    min_age: age,
    max_age: age,
    new_customer_only: z
      .boolean('Harus ya atau tidak')
      .nullish()
      .transform((only) => only ?? false),
    /** Packages of this version that one customer may have. */
    max_per_customer: z
      .int('Harus bilangan bulat')
      .min(1, 'Minimal 1')
      .max(999, 'Maksimal 999')
      .nullish()
      .transform((most) => most ?? null),
  })
  .refine(({ min_age, max_age }) => min_age === null || max_age === null || min_age <= max_age, {
    path: ['max_age'],
    message: 'Usia maksimum di bawah usia minimum',
  });

export type Condition = z.output<typeof conditionShape>;

/** Asks for nothing. */
export const NO_CONDITION: Condition = {
  min_age: null,
  max_age: null,
  new_customer_only: false,
  max_per_customer: null,
};
