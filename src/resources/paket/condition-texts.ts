// Whom a package is sold to, in words (paket.md 2.2 syarat).
import type { Condition } from './condition.ts';

/** What is asked, in the words of the card and of the refusal; none: everybody may buy. */
export const conditionTexts = (condition: Condition): readonly string[] => {
  const { min_age, max_age, new_customer_only, max_per_customer } = condition;
  return [
    ...(min_age === null ? [] : [`usia minimal ${min_age} tahun`]),
    ...(max_age === null ? [] : [`usia maksimal ${max_age} tahun`]),
    ...(new_customer_only ? ['pelanggan baru'] : []),
    ...(max_per_customer === null ? [] : [`maksimal ${max_per_customer} per pelanggan`]),
  ];
};
