// What an expense comes to: the tax inside its lines, and its months when it is spread over some. Pure; whole rupiah.

/** The tax inside an amount that holds it. @param rate percent */
export const taxInside = (amount: number, rate: number): number => Math.round((amount * rate) / (100 + rate));

/** The part of each month, and of the last one, which takes the remainder. */
export const spread = (amount: number, months: number): { readonly each: number; readonly last: number } => {
  const each = Math.round(amount / months);
  return { each, last: amount - each * (months - 1) };
};
