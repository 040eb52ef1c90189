// Words of the law of wages that the tables, their pages and the reckoning share (attendance.md 2).

/** TER of months by PTKP, and of days. */
export const terCategories = ['A', 'B', 'C', 'H'] as const;
export type TerCategory = (typeof terCategories)[number];

export const bpjsPrograms = ['KES', 'JHT', 'JP', 'JKK', 'JKM'] as const;
export type BpjsProgram = (typeof bpjsPrograms)[number];

export const ptkpStatuses = ['TK/0', 'TK/1', 'TK/2', 'TK/3', 'K/0', 'K/1', 'K/2', 'K/3'] as const;
export type PtkpStatus = (typeof ptkpStatuses)[number];

/** Who bears the tax: the wage, the clinic, or the wage with an allowance of the same amount. */
export const GROSS = 1;
export const BORNE = 2;
export const GROSS_UP = 3;

/** The limit of JP is another one from March on (PP 45/2015 29). */
export const JP_LIMIT_MONTH = 3;
/** The year whose limit of JP holds in a masa. */
export const jpLimitYear = (masa: { readonly tax_year: number; readonly tax_month: number }): number =>
  masa.tax_month >= JP_LIMIT_MONTH ? masa.tax_year : masa.tax_year - 1;
