// Who is signed in: one small store outside React, because the login page, the router guards and Refine all read it.
import { useSyncExternalStore } from 'react';
import type { Module } from '../resources/kernel/define.ts';
import type { TimeZone } from '../resources/kernel/date.ts';
import { userRole } from '../resources/platform/role.ts';
import { ApiError, api, onSessionEnd } from './http.ts';
import { hasUnsaved } from './unsaved.ts';

/** The branch that somebody works in, as the session tells it. */
export interface SessionBranch {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly timezone: TimeZone;
  /** Excel of patients is open to admin, finance and multimedia as well. */
  readonly isexportall: boolean;
}

/** The signed-in user as /api/auth/me answers (platform.md 1). */
export interface SessionUser {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  /** Address of the picture; null: none. */
  readonly avatarurl: string | null;
  readonly role: number;
  readonly rolename: string;
  readonly profile_id: number | null;
  /** The branch that a superadmin has chosen. */
  readonly session_profile_id: number | null;
  /** What he owns now, by name. */
  readonly features: readonly string[];
  /** null: he works in none, over all of them. */
  readonly branch: SessionBranch | null;
  /** Locks of the branch by module; 0: the module is locked. */
  readonly locks: Partial<Readonly<Record<Module, number>>>;
}

/** The user as the server answers him. */
type Told = Omit<SessionUser, 'features'> & { readonly features: readonly { readonly feature: string }[] };

export type Session =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'out'; readonly ended: boolean }
  /** `locked`: the session is over, and what its user typed waits until he signs in again. */
  | { readonly state: 'in'; readonly user: SessionUser; readonly locked?: true };

let current: Session = { state: 'loading' };
const listeners = new Set<() => void>();

const set = (next: Session): void => {
  current = next;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A session that ends while the application is open locks what was typed, or is told on the login page; one that never was is not. */
const end = (): void => {
  if (current.state !== 'in' || current.locked) return;
  set(hasUnsaved() ? { ...current, locked: true } : { state: 'out', ended: true });
};
onSessionEnd(end);

const ask = async (): Promise<void> => {
  const { features, ...user } = await api.get<Told>('auth/me');
  set({ state: 'in', user: { ...user, features: features.map(({ feature }) => feature) } });
};

export const session = {
  get: (): Session => current,
  /** Asks the server who is signed in. */
  load: async (): Promise<void> => {
    try {
      await ask();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) set({ state: 'out', ended: false });
      else set({ state: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  },
  /** Signs in; refusals (wrong pair, inactive, too many tries) reach the caller as ApiError. */
  signIn: async (credentials: { username: string; password: string }): Promise<void> => {
    await api.post('auth/login', { body: credentials });
    await ask();
  },
  /** Who typed goes on, in the branch that he worked in. @throws ApiError as `signIn` */
  unlock: async (password: string): Promise<void> => {
    if (current.state !== 'in') return;
    const { username, role, session_profile_id } = current.user;
    await api.post('auth/login', { body: { username, password } });
    if (role === userRole.superadmin && session_profile_id !== null)
      await api.post('profile/changeprofile', { body: { session_profile_id } });
    await ask();
  },
  /** What is locked is given up. */
  leave: (): void => set({ state: 'out', ended: true }),
  /** Ends the session of an idle user, here and on the server, whether the server can be reached or not. */
  expire: (): Promise<void> =>
    api
      .post('auth/logout')
      .catch(() => undefined)
      .then(end),
  /** Keeps the session on the server; a refused pulse has ended it here already. */
  pulse: (): Promise<unknown> => api.get('auth/me').catch(() => undefined),
  /** Reads anew what he may do; what cannot be read now stays as it is. */
  refresh: (): Promise<void> => ask().catch(() => undefined),
  signOut: async (): Promise<void> => {
    await api.post('auth/logout');
    set({ state: 'out', ended: false });
  },
};

/** The session, as React state. */
export const useSession = (): Session => useSyncExternalStore(subscribe, session.get);

/** The signed-in user; only for what is drawn inside the signed-in application. */
export const useUser = (): SessionUser => {
  const now = useSession();
  if (now.state !== 'in') throw new Error('No user is signed in');
  return now.user;
};

/** The branch whose rows are read and written; null for a superadmin who has not chosen one. */
export const branchOf = (user: SessionUser): number | null =>
  user.role === userRole.superadmin ? user.session_profile_id : user.profile_id;
