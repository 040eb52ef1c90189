// What of an expense each month bears when it is spread over some. Pure; whole rupiah.
import { roundHalfUp } from '../../../src/resources/kernel/money.ts';

/** The part of each month, and of the last one, which takes the remainder. */
export const monthlyParts = (amount: number, months: number): { readonly each: number; readonly last: number } => {
  const each = roundHalfUp(amount / months);
  return { each, last: amount - each * (months - 1) };
};
