// The activity log as its list reads it, and what the bell counts (platform.md 4).
import { useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import type { Review } from '../../../resources/platform/approval.ts';
import { applog, logStatus, type LogStatus } from '../../../resources/platform/applog.ts';

export interface Person {
  /** Null: the program itself, at night. */
  readonly id: number | null;
  readonly name: string | null;
  readonly rolename?: string;
  /** Address of the picture. */
  readonly avatarurl?: string | null;
}
export interface Activity {
  readonly id: number;
  readonly logtime: string;
  readonly userdata: Person;
  readonly module: number;
  readonly message: string;
  readonly note: string | null;
  readonly url: string | null;
  readonly status: LogStatus;
  readonly statusname: string;
  readonly reason: string | null;
  /** Set on what was asked for. */
  readonly action: string | null;
  readonly decided_at: string | null;
  readonly deciderdata: Person | null;
  readonly decidable: boolean;
  /** Answered with one entry, to who decides. */
  readonly review?: Review | null;
}

/** 0: what was done; 1: what waits for the reader's decision; 2: what became of his own requests. */
export type ActivityMode = 0 | 1 | 2;

export interface ActivityFilter {
  readonly keyword: string;
  readonly status: LogStatus;
  readonly module: number | null;
  readonly role: number | null;
  readonly start_date: string;
  readonly end_date: string;
  readonly page: number;
  readonly limit: number;
}

/** Everything that is approved, or that waits, the newest first. */
export const firstFilter = (mode: ActivityMode): ActivityFilter => ({
  keyword: '',
  status: mode === 1 ? logStatus.requested : logStatus.approved,
  module: null,
  role: null,
  start_date: '',
  end_date: '',
  page: 1,
  limit: 20,
});

const ALL = [logStatus.rejected, logStatus.requested, logStatus.approved].join();

interface Asked {
  readonly mode: ActivityMode;
  readonly filter: ActivityFilter;
  /** The reader. */
  readonly me: number;
  /** Only what this person did. */
  readonly user?: number;
  /** Only what concerns this visit. */
  readonly visit?: number;
}

export const useActivities = ({ mode, filter, me, user, visit }: Asked) => {
  const { page, limit, status, ...plain } = filter;
  // What waits is asked for by who decides it; everything else by its state.
  const decided = mode === 1 ? { status, isrequest: 1 } : { status };
  const others = mode === 1 && status === logStatus.requested ? { assigner: me } : decided;
  const which = mode === 2 ? { user: me, isrequest: 1, status: ALL } : others;
  const filters = Object.entries({
    ...plain,
    ...which,
    ...(user !== undefined && { user }),
    ...(visit !== undefined && { groupvisit: visit }),
  }).filter(([, value]) => value !== null && value !== '');
  const { query, result } = useList<Activity>({
    resource: applog.name,
    pagination: { currentPage: page, pageSize: limit },
    filters: filters.map(([field, value]) => ({ field, operator: 'eq', value })),
    queryOptions: { placeholderData: keepPreviousData },
    errorNotification: false,
    liveMode: 'auto',
  });
  return { query, activities: result.data, count: result.total ?? 0 };
};
