// Numbers that people write as text. What two people would read as two numbers is none.
import { parseRupiah } from './money.ts';

/** '1.250.000', '1.250,5': grouped by points, as Indonesia writes, with two groups or decimals behind them. */
const BY_POINTS = /^-?\d{1,3}(?:(?:\.\d{3}){2,}(?:,\d+)?|\.\d{3},\d+)$/;
/** '1,250,000', '1,250.5': grouped by commas, as programs in English write. */
const BY_COMMAS = /^-?\d{1,3}(?:(?:,\d{3}){2,}(?:\.\d+)?|,\d{3}\.\d+)$/;
/** '1250', '12,5', '0.125' */
const PLAIN = /^-?\d+(?:[.,]\d+)?$/;
/** '1.250' and '12,500': thousands to one, three decimals to another. */
const UNCLEAR = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * The number that a text says; undefined when it says none, or when it could be two: '1.250' is refused, not read as 1,25.
 * Amounts in rupiah, which have no decimals, are read by `parseRupiah` before.
 */
export const numberInText = (text: string): number | undefined => {
  const bare = text.replace(/^(-?)\s*Rp\.?\s*/i, '$1').trim();
  if (BY_POINTS.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'));
  if (BY_COMMAS.test(bare)) return Number(bare.replaceAll(',', ''));
  return PLAIN.test(bare) && !UNCLEAR.test(bare) ? Number(bare.replace(',', '.')) : undefined;
};

/** Whole rupiah, as `parseRupiah` reads them, or grouped by commas as programs in English write; undefined: none. */
export const rupiahInText = (text: string): number | undefined => {
  const rupiah = parseRupiah(text) ?? numberInText(text);
  return Number.isSafeInteger(rupiah) ? rupiah : undefined;
};
