// What waits behind an entry of the menu that counts it, for its tile and for the entry itself.
import { useQuery } from '@tanstack/react-query';
import { api } from '../../providers/http.ts';

interface Waiting {
  /** Of earlier days. */
  readonly late: number;
  /** All of it, where the entry tells it. */
  readonly count?: number;
}

/** Menus are drawn often; the number may be a minute old. */
const FRESH_MS = 60_000;

/** @param path of the call that counts, below /api; undefined: nothing is counted */
export const useWaiting = (path: string | undefined): Waiting | undefined =>
  useQuery({
    queryKey: ['waiting', path],
    queryFn: ({ signal }) => api.get<Waiting>(path ?? '', { signal }),
    enabled: path !== undefined,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  }).data;
