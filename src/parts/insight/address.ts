// Addresses of the rows that figures count, with the filters that the figures were asked for (platform.md 6).
import type { Query } from '../../providers/http.ts';
import { BRANCH_FILTER } from '../../resources/kernel/branch-filter.ts';
import type { Row } from './figures.ts';

/** The address of the rows behind a figure; undefined: no page lists them. */
export type Lead = (row: Row, asked: Query) => string | undefined;

/** As report pages ask for a branch; lists do it by their filter. */
export const REPORT_BRANCH = 'cabang';

type Filters = Readonly<Record<string, string | number | boolean | undefined>>;

const at = (path: string, filters: Filters): string => {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? path : `${path}?${search.toString()}`;
};
/** One branch; undefined: the reader's own, or all of them. */
const oneOf = ({ profile_id }: Query): number | undefined => Number(profile_id) || undefined;
const textOf = (value: Query[string]): string | undefined => (value === undefined ? undefined : String(value));
const rangeOf = ({ start_date, end_date }: Query) => ({ start_date: textOf(start_date), end_date: textOf(end_date) });
const ofDoctor = ({ doctor }: Query) => ({ doctor: textOf(doctor) });

/** A list by its own period. */
export const listAt = (path: string, asked: Query, more: Filters = {}): string =>
  at(path, { ...rangeOf(asked), ...ofDoctor(asked), [BRANCH_FILTER]: oneOf(asked), ...more });

/** A list by the day of the journal. */
export const bookedAt = (path: string, asked: Query, more: Filters = {}): string => {
  const { start_date: posted_from, end_date: posted_until } = rangeOf(asked);
  return at(path, { posted_from, posted_until, ...ofDoctor(asked), [BRANCH_FILTER]: oneOf(asked), ...more });
};

/** Address of a list of the present state, whatever the chosen range. */
export const nowAt = (path: string, asked: Query, more: Filters = {}): string =>
  at(path, { ...ofDoctor(asked), [BRANCH_FILTER]: oneOf(asked), ...more });

/** A report of the range. */
export const reportAt = (path: string, asked: Query, more: Filters = {}): string =>
  at(path, { ...rangeOf(asked), [REPORT_BRANCH]: textOf(asked['profile_id']), ...more });

/** A report of today. */
export const reportNowAt = (path: string, asked: Query, more: Filters = {}): string =>
  at(path, { [REPORT_BRANCH]: textOf(asked['profile_id']), ...more });

/** Address of a page that has no choice of branches; undefined where one of several branches is meant: it would show too much. */
export const ownAt = (path: string, asked: Query, more: Filters = {}): string | undefined =>
  oneOf(asked) === undefined ? at(path, more) : undefined;

/** As `ownAt`, with the range of days. */
export const ownRangeAt = (path: string, asked: Query, more: Filters = {}): string | undefined =>
  ownAt(path, asked, { ...rangeOf(asked), ...more });

/** As `ownRangeAt`, by the day of the journal. */
export const ownBookedAt = (path: string, asked: Query, more: Filters = {}): string | undefined => {
  const { start_date: posted_from, end_date: posted_until } = rangeOf(asked);
  return ownAt(path, asked, { posted_from, posted_until, ...more });
};
