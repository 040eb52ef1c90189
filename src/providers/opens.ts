// Whether a path leads to a screen that the user may open: menus, launcher, palette, links and figures ask it before they offer a way.
import { useMemo } from 'react';
import { matchPath } from 'react-router';
import { type Screen, screens as declared } from '../resources/screens.ts';
import { detour } from './access.ts';
import { type SessionUser, useUser } from './session.ts';

type Opens = (path: string) => boolean;

/** In the order in which a path finds its screen: '/service/visit/jadwal' before '/service/visit/:id'. */
export const inOrder = (screens: readonly Screen[]): readonly Screen[] =>
  screens.toSorted((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')));

/** What every path of a screen begins with: asked first, because the pattern is read anew each time. */
const startOf = (pattern: string): string => (pattern.split(':', 1)[0] ?? '').replace(/\/$/, '');

/** The home page, which everybody may open. */
const HOME = '/';

/**
 * A function that tells whether a path leads to a screen that this user may open.
 * @param screens as sorted by `inOrder`
 */
export const opensFor =
  (user: SessionUser, screens: readonly Screen[]): Opens =>
  (path) => {
    if (path === HOME) return true;
    const screen = screens.find((one) => path.startsWith(startOf(one.path)) && matchPath(one.path, path));
    return screen !== undefined && !detour(user, path, screen.access);
  };

const ordered = inOrder(declared);
/** Every link of a page asks, and most of them for the same few screens. */
const known = new WeakMap<SessionUser, Opens>();

const opensOf = (user: SessionUser): Opens => {
  const before = known.get(user);
  if (before) return before;
  const opens = opensFor(user, ordered);
  known.set(user, opens);
  return opens;
};

/** The same for the signed-in user, over all screens of the program. */
export const useOpens = (): Opens => opensOf(useUser());

/** The same as if the signed-in user, a superadmin, worked in that branch. */
export const useOpensIn = (branch: number): Opens => {
  const user = useUser();
  return useMemo(() => opensOf({ ...user, session_profile_id: branch }), [user, branch]);
};

/** The path of an address without what it asks and where on the page it leads. */
export const pathOf = (address: string): string => address.replace(/[?#].*$/, '');
