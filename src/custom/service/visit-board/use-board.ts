// The visits of a day as they change (read again every ten seconds while no news comes), and the board's filters in the address.
import { useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useLive } from '../../../providers/live.ts';
import { isDate } from '../../../resources/kernel/date.ts';
import { MAX_LIMIT } from '../../../resources/kernel/page.ts';
import { visitState } from '../../../resources/service/visit-state.ts';
import { visit } from '../../../resources/service/visit.ts';
import type { VisitData } from '../../../parts/service/visit/visit.ts';

const POLL_MS = 10_000;

export const BOARD_STATES = [
  visitState.unconfirmed,
  visitState.waiting,
  visitState.inUnit,
  visitState.finished,
] as const;
export type BoardState = (typeof BOARD_STATES)[number];

export interface BoardFilter {
  readonly date: string;
  readonly doctor: number | null;
  readonly unit: number | null;
}

/** Day, doctor and unit of the address; today and all doctors (a doctor: himself) where it names none. */
export const useBoardFilter = (today: string, ownDoctor: number | null) => {
  const [search, setSearch] = useSearchParams();
  const date = search.get('date') ?? '';
  const doctor = search.get('doctor');
  const filter: BoardFilter = {
    date: isDate(date) ? date : today,
    doctor: doctor === null ? ownDoctor : Number(doctor) || null,
    unit: Number(search.get('unit')) || null,
  };
  const change = (next: Partial<BoardFilter>) => {
    const { date: day, doctor: who, unit } = { ...filter, ...next };
    const params = new URLSearchParams();
    if (day !== today) params.set('date', day);
    if (who !== ownDoctor) params.set('doctor', String(who ?? 0));
    if (unit !== null) params.set('unit', String(unit));
    setSearch(params, { replace: true });
  };
  return [filter, change] as const;
};

/** Hours and instants, which their signs order without the rules of a language; what has none comes first. */
const byText = (one: string | null, other: string | null): number => {
  const [a, b] = [one ?? '', other ?? ''];
  return a === b ? 0 : a < b ? -1 : 1;
};

/** Order of the cards: by time, by urgency and number, by time in the unit, last finished first. */
const orders: Readonly<Record<BoardState, (a: VisitData, b: VisitData) => number>> = {
  [visitState.unconfirmed]: (a, b) => byText(a.session_time, b.session_time) || a.id - b.id,
  [visitState.waiting]: (a, b) => b.priority - a.priority || byText(a.confirmed_at, b.confirmed_at) || a.id - b.id,
  [visitState.inUnit]: (a, b) => byText(a.in_unit_at, b.in_unit_at) || a.id - b.id,
  [visitState.finished]: (a, b) => -byText(a.finished_at, b.finished_at) || b.id - a.id,
};

/** The cards of one column in the order in which they are worked. */
export const cardsOf = (visits: readonly VisitData[], state: BoardState): readonly VisitData[] =>
  visits.filter(({ status }) => status === state).toSorted(orders[state]);

const useVisits = ({ date, doctor, unit }: BoardFilter, states: readonly BoardState[]) => {
  const live = useLive();
  const { query, result } = useList<VisitData>({
    resource: visit.name,
    pagination: { currentPage: 1, pageSize: MAX_LIMIT },
    sorters: [{ field: 'id', order: 'desc' }],
    filters: [
      { field: 'visit_date', operator: 'eq', value: date },
      { field: 'status', operator: 'eq', value: states.join(',') },
      { field: 'doctor', operator: 'eq', value: doctor },
      { field: 'unit', operator: 'eq', value: unit },
    ],
    queryOptions: { refetchInterval: live ? false : POLL_MS, placeholderData: keepPreviousData },
    liveMode: 'auto',
    errorNotification: false,
  });
  return { query, visits: result.data, total: result.total ?? 0 };
};

/** Open and finished visits apart: a long day's finished ones never crowd out those who wait. */
export const useBoard = (filter: BoardFilter) => {
  const open = useVisits(filter, [visitState.unconfirmed, visitState.waiting, visitState.inUnit]);
  const done = useVisits(filter, [visitState.finished]);
  const columns = BOARD_STATES.map((state) => {
    const cards = cardsOf(state === visitState.finished ? done.visits : open.visits, state);
    return { state, cards, count: state === visitState.finished ? done.total : cards.length };
  });
  const reload = () => Promise.all([open.query.refetch(), done.query.refetch()]);
  const failed = open.query.error ?? done.query.error;
  return {
    columns,
    reload,
    hidden: Math.max(0, open.total - open.visits.length),
    loading: open.query.isLoading || done.query.isLoading,
    fetching: open.query.isFetching || done.query.isFetching,
    problem: open.query.data && done.query.data ? undefined : failed?.message,
    /** Cards stand, but the last try to read them again failed. */
    stale: failed !== null && open.query.data !== undefined,
  };
};
