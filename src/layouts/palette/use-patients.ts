// Patients for the palette: by name or RM number from three letters on (specified), for the roles that may list them.
import { useQuery } from '@tanstack/react-query';
import { can } from '../../policies/index.ts';
import { CUSTOMER } from '../../policies/role.ts';
import { readRecords } from '../../providers/records.ts';
import { useUser } from '../../providers/session.ts';
import { useDebounced } from '../../kit/hooks/debounce.ts';
import { SEARCH_LETTERS } from '../../resources/kernel/page.ts';

const PAUSE_MS = 250;
const SHOWN = 6;

/** Patients whose name or RM number has the words in it; none for roles that may not list them. */
export const usePatients = (words: string) => {
  const me = useUser();
  const keyword = useDebounced(words, PAUSE_MS);
  const asked = keyword.length >= SEARCH_LETTERS && can(me, 'platform.users', 'list');
  const { data, isFetching, error } = useQuery({
    queryKey: ['palette', keyword],
    queryFn: ({ signal }) =>
      readRecords('platform.users', { role: CUSTOMER, issearchnameandrm: 'true', keyword, limit: SHOWN }, signal),
    enabled: asked,
  });
  const found = asked && words.length >= SEARCH_LETTERS ? (data?.data ?? []) : [];
  return { patients: found, searching: asked && isFetching, problem: asked ? error?.message : undefined };
};
