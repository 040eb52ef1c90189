// What stands in the field of an amount while it is typed or pasted. Pure.
import { parseRupiah } from '../../resources/kernel/money.ts';

/** '1,250,000' and '1,250,000.00', as programs of other languages write them. */
const FOREIGN = /^\s*-?\s*(?:Rp\.?|IDR)?\s*\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?\s*$/i;
/** '1250000.50', as a sheet hands it out: no amount that is being typed stands five digits before its first dot. */
const UNGROUPED = /^\s*-?\s*\d{5,}\.\d{1,2}\s*$/;

/** The part in whole rupiah. */
const wholeOf = (text: string): string => {
  if (FOREIGN.test(text)) return text.replace(/\.\d{1,2}\s*$/, '');
  if (UNGROUPED.test(text)) return text.replace(/\..*$/, '');
  return text.replace(/,.*$/, '');
};

/**
 * Whole rupiah; '' for nothing. What follows a comma is part of a rupiah and left out: it is never read as more digits. A dot groups,
 * wherever it stands meanwhile: '1.2500' after one more digit is 12500.
 */
export const readMoney = (text: string | undefined): number | '' => {
  if (!text) return '';
  const whole = wholeOf(text);
  const digits = whole.replace(/\D/g, '');
  if (digits === '') return '';
  return parseRupiah(whole) ?? Number(digits) * (/^\s*-/.test(whole) ? -1 : 1);
};

/** The comma and what follows it, kept while it is typed so that the next digit is not one of the rupiah. */
export const typedFraction = (input: string): string =>
  FOREIGN.test(input) ? '' : (/,\d{0,2}$/.exec(input)?.[0] ?? '');
