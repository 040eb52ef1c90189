// Whether a path leads to a screen that the user may open: menus, launcher, palette and figures ask it before they offer a way.
import { matchPath } from 'react-router';
import { useMemo } from 'react';
import { type Screen, screens as declared } from '../resources/screens.ts';
import { detour } from './access.ts';
import { type SessionUser, useUser } from './session.ts';

/** In the order in which a path finds its screen: '/service/visit/jadwal' before '/service/visit/:id'. */
export const inOrder = (screens: readonly Screen[]): readonly Screen[] =>
  screens.toSorted((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')));

/** Is there a screen at this path, and may he open it? @param screens in order */
export const opensFor =
  (user: SessionUser, screens: readonly Screen[]) =>
  (path: string): boolean => {
    const screen = screens.find((one) => matchPath(one.path, path));
    return screen !== undefined && !detour(user, path, screen.access);
  };

const ordered = inOrder(declared);

/** The same for the signed-in user, over all screens of the program. */
export const useOpens = (): ((path: string) => boolean) => {
  const user = useUser();
  return useMemo(() => opensFor(user, ordered), [user]);
};
