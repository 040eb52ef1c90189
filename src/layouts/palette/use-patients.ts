// Patients for the palette from three letters on (specified), for the roles that may list them: by words of name and RM, and by digits
// of the telephone for who may see it.
import { useQuery } from '@tanstack/react-query';
import { can } from '../../policies/index.ts';
import { readCall } from '../../providers/call.ts';
import { useUser } from '../../providers/session.ts';
import { useDebounced } from '../../kit/hooks/debounce.ts';
import { SEARCH_LETTERS } from '../../resources/kernel/page.ts';

const PAUSE_MS = 250;
const SHOWN = 6;

/** Patients who are found by the words; none for roles that may not list them. */
export const usePatients = (words: string) => {
  const me = useUser();
  const keyword = useDebounced(words, PAUSE_MS);
  const asked = keyword.length >= SEARCH_LETTERS && can(me, 'platform.users', 'list');
  const { data, isFetching, error } = useQuery({
    queryKey: ['palette', keyword],
    queryFn: ({ signal }) => readCall('service.customer.chip', { keyword, limit: SHOWN }, signal),
    enabled: asked,
  });
  const found = asked && words.length >= SEARCH_LETTERS ? (data?.data ?? []) : [];
  return { patients: found, searching: asked && isFetching, problem: asked ? error?.message : undefined };
};
