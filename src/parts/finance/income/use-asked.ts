// What a list of incomes is asked for: range, keyword, filters and page stand in its address.
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '../../../resources/kernel/page.ts';
import { type AddressValues, useAddress } from '../../../kit/page/address.ts';
import { useStated } from '../../../kit/page/stated.ts';
import { type ReportRange, useReportRange } from '../report/report-range.ts';

export interface Asked {
  readonly range: ReportRange;
  /** @param more parameters of the address that change with it */
  readonly setRange: (start: string, end: string, more?: Readonly<Record<string, string>>) => void;
  /** Range and keyword, as every call of incomes takes them. */
  readonly query: { readonly start_date: string; readonly end_date: string; readonly keyword?: string };
  readonly keyword: string;
  readonly page: number;
  readonly limit: number;
  /** A parameter of the address; '' where it is not there. */
  readonly valueOf: (name: string) => string;
  /** Changes parameters of the address, null and '' take one away; everything but the page leads back to the first. */
  readonly put: (values: AddressValues) => void;
}

/** The id that a parameter of the address names; undefined: none. */
export const idOf = ({ valueOf }: Pick<Asked, 'valueOf'>, name: string): number | undefined => {
  const id = Number(valueOf(name));
  return id > 0 ? id : undefined;
};

export const useAsked = (): Asked => {
  const [address, change] = useAddress();
  const [range, setRange] = useReportRange();
  useStated({ start_date: range.start, end_date: range.end });
  const valueOf = (name: string): string => address.get(name) ?? '';
  const put: Asked['put'] = (values) => change({ page: null, ...values });
  const keyword = valueOf('keyword');
  const wanted = Number(valueOf('limit'));
  return {
    range,
    setRange: (start, end, more = {}) => {
      setRange(start, end);
      put({ start_date: start, end_date: end, ...more });
    },
    query: { start_date: range.start, end_date: range.end, ...(keyword && { keyword }) },
    keyword,
    page: Math.max(1, Math.trunc(Number(valueOf('page'))) || 1),
    limit: PAGE_SIZES.find((size) => size === wanted) ?? DEFAULT_PAGE_SIZE,
    valueOf,
    put,
  };
};
