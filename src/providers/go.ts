// The way to a page by what was done (a row that was clicked, a form that was sent): for who may open it, as links are.
import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { pathOf, useOpens } from './opens.ts';

/** @param ways addresses of the program from its root, or several of which the first counts that the user may open */
type Go = (ways: string | readonly string[], options?: NavigateOptions) => Promise<boolean>;

/** Goes where the user may; where he may open none of the ways he stays where he is, instead of being led to '/', and it answers false. */
export const useGo = (): Go => {
  const navigate = useNavigate();
  const opens = useOpens();
  return useCallback(
    async (ways, options) => {
      const way = [ways].flat().find((one) => opens(pathOf(one)));
      if (way === undefined) return false;
      await navigate(way, options);
      return true;
    },
    [navigate, opens],
  );
};
