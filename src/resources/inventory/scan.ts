/** Characters of a scanned code at most; the longest that a symbol on goods holds is shorter. */
export const SCAN_MAX = 200;
