// Refine's view of the session store.
import type { AuthProvider } from '@refinedev/core';
import { session } from './session.ts';

/** Signing in happens on the login page, outside Refine; here are the checks and signing out. */
export const authProvider: AuthProvider = {
  login: async (credentials: { username: string; password: string }) => {
    await session.signIn(credentials);
    return { success: true };
  },
  logout: async () => {
    await session.signOut();
    return { success: true };
  },
  check: async () => ({ authenticated: session.get().state === 'in' }),
  // providers/http.ts ends the session by itself when the server says so; other failures are no matter of signing in.
  onError: async () => ({}),
  getIdentity: async () => {
    const now = session.get();
    return now.state === 'in' ? now.user : null;
  },
  getPermissions: async () => {
    const now = session.get();
    return now.state === 'in' ? now.user.role : null;
  },
};
