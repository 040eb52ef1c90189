// From stored values to grey (DICOM PS3.3 C.11.2.1.2, linear): a table of all 65,536 values, so that a dragged window costs one look each.
import type { XrayWindow } from './facts.ts';

export interface Pixels {
  readonly rows: number;
  readonly columns: number;
  /** Row after row. */
  readonly values: Int16Array | Uint16Array;
  /** Stored value to device unit. */
  readonly slope: number;
  readonly intercept: number;
  /** Of the value that stands for no picture; null: there is none. */
  readonly padding: number | null;
  /** High values are dark (MONOCHROME1). */
  readonly isInverted: boolean;
}

const WHITE = 255;
const VALUES = 65_536;
const SIGN = 32_768;

/** All that the picture holds, its padding left out. */
export const fullWindow = ({ values, slope, intercept, padding }: Pixels): XrayWindow => {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    if (value === padding) continue;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  if (least > most) return { center: 0, width: 1 };
  const [one, other] = [least * slope + intercept, most * slope + intercept];
  return { center: (one + other + 1) / 2, width: Math.max(1, Math.abs(other - one) + 1) };
};

/** Grey, 0 black to 255 white, of a value in device units. */
export const greyOf = (value: number, { center, width }: XrayWindow): number => {
  const middle = center - 0.5;
  const reach = width - 1;
  if (value <= middle - reach / 2) return 0;
  if (value > middle + reach / 2) return WHITE;
  return Math.round(((value - middle) / reach + 0.5) * WHITE);
};

/** Grey of each stored value, by its sixteen bits. @param isTurned shows light what is dark */
export const tableOf = (
  { values, slope, intercept, isInverted }: Pixels,
  shown: XrayWindow,
  isTurned = false,
): Uint8Array => {
  const table = new Uint8Array(VALUES);
  const isSigned = values instanceof Int16Array;
  for (let bits = 0; bits < VALUES; bits += 1) {
    const stored = isSigned && bits >= SIGN ? bits - VALUES : bits;
    const grey = greyOf(stored * slope + intercept, shown);
    table[bits] = isInverted === isTurned ? grey : WHITE - grey;
  }
  return table;
};

/** The picture in grey, one byte a pixel. */
export const greyPixels = ({ values }: Pixels, table: Uint8Array): Uint8Array => {
  const grey = new Uint8Array(values.length);
  for (let at = 0; at < values.length; at += 1) grey[at] = table[(values[at] ?? 0) & 0xff_ff] ?? 0;
  return grey;
};
