// A range of days in an address: read there and nowhere else, so that what is sent is what is shown.
import { withParameters } from '../page/address.ts';
import { type DateRange, isRange } from './range.ts';

/** Names of the two days in addresses and on the wire. */
const [START, END] = ['start_date', 'end_date'] as const;

/** The range that an address asks for; undefined: none, or one that is no range. */
export const rangeOf = (address: URLSearchParams): DateRange | undefined => {
  const range = { start: address.get(START) ?? '', end: address.get(END) ?? '' };
  return isRange(range) ? range : undefined;
};

/** The address with another range; its pages begin anew. */
export const withRange = (address: URLSearchParams, { start, end }: DateRange): URLSearchParams =>
  withParameters(address, { [START]: start, [END]: end, page: null });
