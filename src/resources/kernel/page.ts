// Rows of a page (seed section 9). Apart from wire.ts, so that a list in the browser does not load zod.

export const PAGE_SIZES = [8, 20, 30, 50] as const;
export const DEFAULT_PAGE_SIZE = 20;
export const MAX_LIMIT = 100;
/** Letters from which on a large list is searched while somebody types. */
export const SEARCH_LETTERS = 3;

/** Value of `sum` that asks for all sums of a list at once: they are answered as `sums`, by name. */
export const ALL_SUMS = 'all';
