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
