// A list of finance that begins with the kept range of the reports. The range stands in the address, as every filter does: a link that
// asks for anything shows what it asks for, and what is chosen here is kept for the other pages. A list that is worked off, such as drafts
// of dividends and taxes to be remitted, does not begin with it: what waits there is of the year before as often as not.
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useToday } from '../../../kit/date/use-today.ts';
import type { Resource } from '../../../resources/kernel/define.ts';
import { isDate } from '../../../resources/kernel/date.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import { keepRange, useReportRange } from './report-range.ts';

/** True once the address says something; an empty one gets the kept range first, so that all days are never read in vain. */
const useBegun = (): boolean => {
  const [address, setAddress] = useSearchParams();
  const [{ start, end }] = useReportRange();
  const [begun, begin] = useState(address.size > 0);
  if (!begun && address.size > 0) begin(true);
  useEffect(() => {
    if (!begun) setAddress({ start_date: start, end_date: end }, { replace: true });
  }, [begun, start, end, setAddress]);
  return begun;
};

/** Keeps days that are chosen on the page; not those of the link that led to it, nor the ones that it begins with. */
const useKeeping = (): void => {
  const [address] = useSearchParams();
  const [range] = useReportRange();
  const today = useToday();
  const [start, end] = [address.get('start_date') ?? '', address.get('end_date') ?? ''];
  const last = useRef(address.size > 0 ? `${start} ${end}` : `${range.start} ${range.end}`);
  useEffect(() => {
    if (!isDate(start) || !isDate(end) || last.current === `${start} ${end}`) return;
    last.current = `${start} ${end}`;
    keepRange(start, end, today);
  }, [start, end, today]);
};

export const KeptList = <R extends Resource>(props: ComponentProps<typeof ListScreen<R>>) => {
  useKeeping();
  return useBegun() ? <ListScreen {...props} /> : null;
};
