// How the sums of a list are asked for.
import type { Resource } from './define.ts';
import { ALL_SUMS } from './page.ts';

/** The list answers all of its sums at once. */
export const sumsAtOnce = ({ list }: Resource): boolean => {
  const filter = list.filters['sum'];
  return filter?.by === 'custom' && filter.field.kind === 'choice' && filter.field.options[0]?.value === ALL_SUMS;
};
