// What the gallery shows, as the address says it.
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { rangeOf } from '../../../kit/date/range-address.ts';
import { ALL_DATES } from '../../../kit/date/range.ts';
import { PAGE_SIZES } from '../../../resources/kernel/page.ts';

export interface GalleryState {
  readonly page: number;
  readonly limit: number;
  readonly keyword: string;
  readonly start: string;
  readonly end: string;
  readonly customer: number | null;
  readonly label: number | null;
  readonly doctor: number | null;
  readonly tooth: number | null;
}

/** Three full rows on a wide screen. */
const LIMIT = 30;
const NUMBERS = ['customer', 'label', 'doctor', 'tooth'] as const;

const read = (search: URLSearchParams): GalleryState => {
  const number = (name: string) => Number(search.get(name)) || null;
  const { start, end } = rangeOf(search) ?? ALL_DATES;
  return {
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    limit: PAGE_SIZES.find((size) => String(size) === search.get('limit')) ?? LIMIT,
    keyword: search.get('keyword') ?? '',
    start,
    end,
    customer: number('customer'),
    label: number('label'),
    doctor: number('doctor'),
    tooth: number('tooth'),
  };
};

const write = ({ page, limit, keyword, start, end, ...rest }: GalleryState): URLSearchParams => {
  const numbers = NUMBERS.flatMap((name) => (rest[name] === null ? [] : [[name, String(rest[name])] as const]));
  return new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(limit !== LIMIT && { limit: String(limit) }),
    ...(keyword && { keyword }),
    ...(start && { start_date: start }),
    ...(end && { end_date: end }),
    ...Object.fromEntries(numbers),
  });
};

/** Everything but the page itself leads back to page 1. */
export const useGalleryState = () => {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => read(search), [search]);
  const change = (next: Partial<GalleryState>) =>
    setSearch((now) => write({ ...read(now), page: 1, ...next }), { replace: next.page === undefined });
  return [state, change] as const;
};
