// What the server finds for the palette: patients, and documents, accounts, vendors and items; from three letters on (specified).
import { useQuery } from '@tanstack/react-query';
import { can } from '../../policies/index.ts';
import { readCall } from '../../providers/call.ts';
import { useUser } from '../../providers/session.ts';
import { useDebounced } from '../../kit/hooks/debounce.ts';
import { SEARCH_LETTERS } from '../../resources/kernel/page.ts';

const PAUSE_MS = 250;
const SHOWN = 6;

/** Found by the words; patients only for roles that may list them, the rest as each list allows. */
export const useFound = (words: string) => {
  const me = useUser();
  const keyword = useDebounced(words, PAUSE_MS);
  const asked = keyword.length >= SEARCH_LETTERS;
  const lists = asked && can(me, 'platform.users', 'list');
  const patients = useQuery({
    queryKey: ['palette', keyword],
    queryFn: ({ signal }) => readCall('service.customer.chip', { keyword, limit: SHOWN }, signal),
    enabled: lists,
  });
  const others = useQuery({
    queryKey: ['palette-found', keyword],
    queryFn: ({ signal }) => readCall('platform.find.words', { keyword }, signal),
    enabled: asked,
  });
  const shows = words.length >= SEARCH_LETTERS;
  const paused = shows && keyword !== words;
  return {
    patients: lists && shows ? (patients.data?.data ?? []) : [],
    found: asked && shows ? (others.data?.data ?? []) : [],
    searching: paused || (lists && patients.isFetching) || (asked && others.isFetching),
    problem: (lists ? patients.error?.message : undefined) ?? (asked ? others.error?.message : undefined),
  };
};
