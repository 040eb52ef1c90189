// The one door to a file of a bank: MT940 or CSV, read and confirmed by its balances.
import { textOfBytes } from '../../csv.ts';
import { isMt940, readMt940 } from './mt940.ts';
import { readCsv } from './read-csv.ts';
import { type Confirmed, confirmed, type GivenBalances, type Read } from './statement.ts';

/**
 * Reads a statement.
 * @param bytes of the file as it was sent
 * @param given balances in sen for a file that tells none
 */
export const readStatement = (bytes: Uint8Array, given: GivenBalances): Read<Confirmed> => {
  const text = textOfBytes(bytes);
  const read = isMt940(text) ? readMt940(text) : readCsv(text);
  return read.ok ? confirmed(read.value, given) : read;
};
