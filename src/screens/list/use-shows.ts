// Whether the rows of a list lead to pages of their own.
import { useOpens } from '../../providers/opens.ts';
import { useUser } from '../../providers/session.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import { offers } from '../resource-fields.ts';

/** True where there is a page for each row and the user may open it. */
export const useShows = (resource: Resource): boolean => {
  const me = useUser();
  const opens = useOpens();
  const { show } = resource.screens;
  return show !== undefined && offers(resource, me, 'show') && opens(show);
};
