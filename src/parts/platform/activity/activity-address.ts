// The activity log as the address asks for it, so that what somebody found can be sent; what differs from the first look stands there.
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { rangeOf } from '../../../kit/date/range-address.ts';
import { logStatus } from '../../../resources/platform/applog.ts';
import { type ActivityFilter, type ActivityMode, firstFilter } from './activity.ts';

const read = (address: URLSearchParams, first: ActivityFilter): ActivityFilter => {
  const number = (name: string) => (/^-?\d{1,9}$/.test(address.get(name) ?? '') ? Number(address.get(name)) : null);
  const asked = number('status');
  const range = rangeOf(address);
  return {
    keyword: address.get('keyword') ?? '',
    status: Object.values(logStatus).find((one) => one === asked) ?? first.status,
    module: number('module'),
    role: number('role'),
    start_date: range?.start ?? '',
    end_date: range?.end ?? '',
    page: Math.max(1, number('page') ?? first.page),
    limit: Math.max(1, number('limit') ?? first.limit),
  };
};

/** What else stands in the address stays: the tab of a record that the log is shown in. */
const write = (address: URLSearchParams, filter: ActivityFilter, first: ActivityFilter): URLSearchParams => {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(filter)) {
    if (value === null || value === first[name as keyof ActivityFilter]) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
};

/** @returns what the address asks for, and the way to ask for something else; only another page is a step to go back from */
export const useActivityAddress = (mode: ActivityMode) => {
  const [address, setAddress] = useSearchParams();
  const first = useMemo(() => firstFilter(mode), [mode]);
  const filter = useMemo(() => read(address, first), [address, first]);
  const change = (next: ActivityFilter): void =>
    setAddress((now) => write(now, next, first), { replace: next.page === filter.page });
  return [filter, change] as const;
};
