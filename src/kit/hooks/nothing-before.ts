/**
 * Options of a query whose answers are picked from: Refine keeps what was asked before on show until the answer is there, and Enter
 * would take it.
 */
export const NOTHING_BEFORE = { placeholderData: undefined } as const;
