// What symbol a label carries (docs/decisions/0075, inventory.md 11). Pure.
import { Refusal } from '../../../src/resources/refusals.ts';
import { hasCheckDigit } from './gs1.ts';

export interface LabelSymbol {
  readonly kind: 'ean13' | 'ean8' | 'upca' | 'code128' | 'gs1datamatrix';
  /** As the maker of symbols takes it: GS1 in brackets. */
  readonly text: string;
}
export interface Labelled {
  /** Code of the item. */
  readonly code: string;
  /** Of its base unit. */
  readonly barcode: string | null;
}
export interface LabelledBatch extends Labelled {
  readonly batch_no: string;
  /** 'YYYY-MM-DD' */
  readonly expired_at: string | null;
}

const BY_LENGTH: Readonly<Record<number, LabelSymbol['kind']>> = { 8: 'ean8', 12: 'upca', 13: 'ean13', 14: 'code128' };
const isGtin = (barcode: string): boolean =>
  /^\d+$/.test(barcode) && BY_LENGTH[barcode.length] !== undefined && hasCheckDigit(barcode);

/** What of Code128 fits 40 mm at 203 dpi with bars of two dots: 140 of them, of which signs of its kind take 35. */
const fitsBars = (code: string): boolean => code.length <= 9 || (/^\d+$/.test(code) && code.length <= 18);

/** The item itself: its EAN or UPC, else its own code as bars; one too long for bars as a matrix. */
export const itemSymbol = ({ code, barcode }: Labelled): LabelSymbol => {
  if (barcode !== null && isGtin(barcode)) return { kind: BY_LENGTH[barcode.length] ?? 'code128', text: barcode };
  return fitsBars(code) ? { kind: 'code128', text: code } : { kind: 'gs1datamatrix', text: `(91)${code}` };
};

const GTIN_DIGITS = 14;
/** Characters that GS1 has for texts, at most 20 of them in a batch (General Specifications 3.4.1, 7.11). */
const BATCH = /^[\w!"%&'()*+,\-./:;<=>?]{1,20}$/;

/**
 * The item with batch and expiry; the fixed lengths first, so that one separator less is needed.
 * @throws Refusal label-batch (422)
 */
export const batchSymbol = ({ code, barcode, batch_no, expired_at }: LabelledBatch): LabelSymbol => {
  if (!BATCH.test(batch_no)) throw new Refusal('label-batch', { batch: batch_no });
  const day = expired_at === null ? '' : `(17)${expired_at.slice(2).replaceAll('-', '')}`;
  const batch = `(10)${batch_no}`;
  const text =
    barcode !== null && isGtin(barcode)
      ? `(01)${barcode.padStart(GTIN_DIGITS, '0')}${day}${batch}`
      : `${day}(91)${code}${batch}`;
  return { kind: 'gs1datamatrix', text };
};
