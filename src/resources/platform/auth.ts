// Signing in and out, and the branch a superadmin works in (platform.md 1). These calls change the session itself,
// so the server serves them apart from all others.
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';

const REQUIRED = 'Wajib diisi';

export const loginBody = z.strictObject({
  username: z.string({ error: REQUIRED }).trim().min(1, REQUIRED).max(50, 'Maksimal 50 karakter'),
  password: z.string({ error: REQUIRED }).min(1, REQUIRED).max(200, 'Maksimal 200 karakter'),
});

/** null: no branch, as after signing in. */
export const changeProfileBody = z.strictObject({
  session_profile_id: z.number({ error: REQUIRED }).int().positive(REQUIRED).nullable(),
});

export const authCalls = {
  'platform.auth.login': defineCall({
    name: 'platform.auth.login',
    method: 'POST',
    path: 'auth/login',
    module: 'platform',
    summary: 'Masuk',
    body: loginBody,
    writes: false,
  }),
  'platform.auth.logout': defineCall({
    name: 'platform.auth.logout',
    method: 'POST',
    path: 'auth/logout',
    module: 'platform',
    summary: 'Keluar',
    writes: false,
  }),
  'platform.auth.me': defineCall({
    name: 'platform.auth.me',
    method: 'GET',
    path: 'auth/me',
    module: 'platform',
    summary: 'Pengguna yang sedang masuk',
    writes: false,
  }),
  'platform.profile.change': defineCall({
    name: 'platform.profile.change',
    method: 'POST',
    path: 'profile/changeprofile',
    module: 'platform',
    summary: 'Ganti cabang',
    body: changeProfileBody,
    writes: false,
  }),
} as const;
