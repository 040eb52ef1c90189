// The words of a bank's text that come back with every line of its kind: without numbers, codes and days.

/** Words that every line of a bank has. */
const COMMON = new Set([
  'ke',
  'dari',
  'dan',
  'via',
  'tgl',
  'tanggal',
  'trx',
  'ref',
  'no',
  'mid',
  'ddr',
  'qr',
  'idr',
  'rp',
]);
const MOST_WORDS = 5;

/** Words in letters alone, at least three of them. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !/\d/.test(word) && !COMMON.has(word));

/** 'TRSF E-BANKING DB 0401/FTSCY/WS95031 TOKO SINAR' -> 'trsf banking ftscy toko sinar' */
export const stemOf = (text: string): string => wordsOf(text).slice(0, MOST_WORDS).join(' ');

/** What a text names by number: six digits and more, and codes such as KW/BDG/2026/000123. */
export const referencesOf = (text: string): readonly string[] => [
  ...new Set([
    ...(text.match(/\b[A-Z]{2}\/[A-Z0-9]+\/\d{4}\/\d{6}\b/g) ?? []),
    ...(text.match(/\b(?=[A-Z0-9]*\d{4})[A-Z0-9]{6,}\b/gi) ?? []).map((word) => word.toUpperCase()),
  ]),
];

export interface QrisCredit {
  /** Sen. */
  readonly gross: number;
  readonly fee: number;
}
const QRIS = /\bQR\s*:\s*([\d.,]+)\s+DDR\s*:\s*([\d.,]+)/i;

/**
 * Gross and fee that BCA names in the text of a QRIS credit: 'MID : … QR : 500000.00 DDR : 3500.00'.
 * @param senOf reads an amount as sen
 * @param sen of the line: what is named must come to it
 */
export const qrisIn = (text: string, sen: number, senOf: (amount: string) => number | null): QrisCredit | null => {
  const [, whole, kept] = QRIS.exec(text) ?? [];
  const [gross, fee] = [senOf(whole ?? ''), senOf(kept ?? '')];
  return gross !== null && fee !== null && gross - fee === sen ? { gross, fee } : null;
};
