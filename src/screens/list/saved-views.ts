// The user's saved views of a list, from the server and back.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readCall } from '../../providers/call.ts';
import { sendCall } from '../../providers/send.ts';
import type { Density, SavedView } from '../../resources/platform/saved-view-calls.ts';

const KEY = 'saved-views';
const STALE_MS = 5 * 60_000;

/** What a view is made of, its name and rank aside. */
export interface ViewContent {
  /** The list's address after '?'. */
  readonly query: string;
  /** Null: every column. */
  readonly columns: readonly string[] | null;
  readonly density: Density;
}

export type ViewChange =
  | { readonly do: 'create'; readonly body: ViewContent & { readonly name: string } }
  | { readonly do: 'edit'; readonly id: number; readonly body: Partial<Omit<SavedView, 'id' | 'list'>> }
  | { readonly do: 'delete'; readonly id: number };

/** The own views of a list, by name. */
export const useSavedViews = (list: string) =>
  useQuery({
    queryKey: [KEY, list],
    queryFn: ({ signal }) => readCall('platform.savedviews.list', { list }, signal),
    staleTime: STALE_MS,
  });

/** Creates, changes or removes a view, and fetches the views again. Refusals stay in the mutation's `error`. */
export const useChangeView = (list: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: ViewChange): Promise<unknown> => {
      if (change.do === 'create') return sendCall('platform.savedviews.create', {}, { list, ...change.body });
      if (change.do === 'edit') return sendCall('platform.savedviews.edit', { id: change.id }, change.body);
      return sendCall('platform.savedviews.delete', { id: change.id }, undefined);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: [KEY, list] }),
  });
};
