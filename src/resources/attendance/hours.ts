const MINUTES = 60;
const TENTHS = 10;

/** Minutes as hours with one decimal, as pages and papers tell them. */
export const hoursOf = (minutes: number): number => Math.round((minutes / MINUTES) * TENTHS) / TENTHS;
