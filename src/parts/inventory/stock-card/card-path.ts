// The way to an item's card.
import type { CardLink } from './use-stock-card.tsx';

/**
 * @param until last day of the card, as `yyyy-mm-dd`; without it today
 * @param branch as a report asks for branches: the id of one, or 'all'; without it the reader's own
 */
export const cardPath = (item: number, { until, branch }: CardLink = {}): string => {
  const asked = new URLSearchParams({ ...(until && { sampai: until }), ...(branch && { cabang: branch }) });
  return `/inventory/warehouse/kartustok/${item}${asked.size > 0 ? `?${asked.toString()}` : ''}`;
};
