// Codes of boxes (inventory.md 5, 6 E10): EAN and GTIN by themselves, and GS1 with batch and expiry, typed in brackets or as scanners
// send it, with the separator (FNC1) behind texts of no fixed length.

export interface Scanned {
  /** As it is kept with the unit: a GTIN without its leading zeros of 14 digits. */
  readonly barcode: string;
  readonly batch_no?: string;
  /** 'YYYY-MM-DD' */
  readonly expired_at?: string;
}

const SEPARATOR = '\u001d';
/** Lengths of what follows the identifiers that have one. */
const FIXED: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '11': 6,
  '13': 6,
  '15': 6,
  '17': 6,
  '20': 2,
};
const VARIABLE: readonly string[] = ['10', '21', '22', '30', '37', '240', '241', '250', '251'];

const afterSeparator = (code: string): string => (code.startsWith(SEPARATOR) ? code.slice(1) : code);

const inBrackets = (code: string): ReadonlyMap<string, string> =>
  new Map([...code.matchAll(/\((\d{2,4})\)([^(]*)/g)].map(([, key = '', value = '']) => [key, value.trim()]));

const asScanned = (code: string): ReadonlyMap<string, string> | undefined => {
  const found = new Map<string, string>();
  let rest = afterSeparator(code.replace(/^\](?:C1|d2|Q3|e0)/, ''));
  while (rest.length > 0) {
    const two = rest.slice(0, 2);
    const fixed = FIXED[two];
    const key = fixed === undefined ? VARIABLE.find((one) => rest.startsWith(one)) : two;
    if (key === undefined) return undefined;
    const end = rest.indexOf(SEPARATOR);
    const until = fixed === undefined ? (end < 0 ? rest.length : end) : key.length + fixed;
    if (until > rest.length || until === key.length) return undefined;
    found.set(key, rest.slice(key.length, until));
    rest = afterSeparator(rest.slice(until));
  }
  return found;
};

/** GTIN-14 -> the number that is printed under the bars: EAN-13 is the GTIN-14 without its leading 0. */
const withoutPadding = (gtin: string): string => (gtin.length === 14 && gtin.startsWith('0') ? gtin.slice(1) : gtin);

/**
 * YYMMDD; day 00 is the last of the month, and years are those from 49 before to 50 after this one (GS1 General Specifications
 * 7.12).
 */
const dayOf = (text: string | undefined, thisYear: number): string | undefined => {
  const [, yy, mm, dd] = /^(\d\d)(0[1-9]|1[0-2])(\d\d)$/.exec(text ?? '') ?? [];
  if (yy === undefined || mm === undefined || dd === undefined) return undefined;
  const century = Math.floor(thisYear / 100) * 100;
  const distance = Number(yy) - (thisYear % 100);
  const year = century + Number(yy) + (distance >= 51 ? -100 : distance <= -50 ? 100 : 0);
  const last = new Date(Date.UTC(year, Number(mm), 0)).getUTCDate();
  const day = dd === '00' ? last : Number(dd);
  return day > last ? undefined : `${year}-${mm}-${String(day).padStart(2, '0')}`;
};

/**
 * What a scanner, camera or hand gave: EAN, GTIN, a code of the clinic's own, or GS1 with batch (10) and expiry (17).
 * @param thisYear four digits: the century of the expiry goes by it
 */
export const readBarcode = (text: string, thisYear: number): Scanned => {
  const code = text.trim();
  const gs1 = code.startsWith('(')
    ? inBrackets(code)
    : code.startsWith(SEPARATOR) || /^(\][CdQe]|01\d{14}.)/.test(code)
      ? asScanned(code)
      : undefined;
  const gtin = gs1?.get('01') ?? gs1?.get('02');
  if (gs1 === undefined || gtin === undefined) return { barcode: /^\d{14}$/.test(code) ? withoutPadding(code) : code };
  const batch_no = gs1.get('10')?.toUpperCase();
  const expired_at = dayOf(gs1.get('17'), thisYear);
  return {
    barcode: withoutPadding(gtin),
    ...(batch_no === undefined || batch_no === '' ? {} : { batch_no }),
    ...(expired_at === undefined ? {} : { expired_at }),
  };
};
