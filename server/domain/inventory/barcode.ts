// Codes of boxes (inventory.md 5, 6 E10): EAN and GTIN by themselves, codes of the clinic's own, and GS1 with batch and expiry, typed
// in brackets or as scanners send it.
import { Refusal } from '../../../src/resources/refusals.ts';
import { type Gs1, readGs1, SEPARATOR } from './gs1.ts';

export interface Scanned extends Omit<Gs1, 'gtin' | 'own'> {
  /** As it may be kept with a unit, or the code of an item. */
  readonly barcode: string;
}

/** What scanners put before a code to say which symbol it came from (ISO/IEC 15424). */
const MARK = /^\][A-Za-z][0-9A-Za-z]/;
/** Marks of symbols that hold GS1. */
const GS1_MARK = /^\](?:C1|d2|Q3|e0)/;
/** Sent instead of the separator by scanners that are set so; no text of GS1 holds them. */
const INSTEAD = /[~|\u241d]/g;
/** What no code holds beside the separator: the scanner lost something on its way, or somebody tries something. */
const UNREADABLE = /[\p{Cc}\p{Cf}\ufffd]/u;

/** GTIN-14 -> the number that is printed under the bars: EAN-13 is the GTIN-14 without its leading 0. */
const withoutPadding = (gtin: string): string => (gtin.length === 14 && gtin.startsWith('0') ? gtin.slice(1) : gtin);

/**
 * What a scanner, camera or hand gave.
 * @param thisYear four digits: the century of the expiry goes by it
 * @throws Refusal barcode-unreadable, barcode-broken (422)
 */
export const readBarcode = (text: string, thisYear: number): Scanned => {
  const given = text.trim();
  const bare = given.replace(MARK, '');
  if (bare === '' || UNREADABLE.test(bare.replaceAll(SEPARATOR, ''))) throw new Refusal('barcode-unreadable');
  const code = bare.replaceAll(INSTEAD, SEPARATOR);
  const isGs1 = GS1_MARK.test(given) || code.startsWith('(') || code.startsWith(SEPARATOR) || /^01\d{14}[^]/.test(code);
  if (!isGs1) return { barcode: /^\d{14}$/.test(bare) ? withoutPadding(bare) : bare };
  const { gtin, own, ...printed } = readGs1(code, thisYear);
  return { barcode: gtin === undefined ? (own ?? '') : withoutPadding(gtin), ...printed };
};

const LENGTHS = [8, 12, 13, 14] as const;
/** The same GTIN with more or fewer leading zeros, as EAN-8, UPC-A, EAN-13 and GTIN-14 write it: a box is known by any of them. */
export const spellingsOf = (barcode: string): readonly string[] => {
  if (!/^\d{8,14}$/.test(barcode)) return [barcode];
  const digits = barcode.replace(/^0+/, '');
  const others = LENGTHS.filter((length) => length >= digits.length).map((length) => digits.padStart(length, '0'));
  return [...new Set([barcode, ...others])];
};
