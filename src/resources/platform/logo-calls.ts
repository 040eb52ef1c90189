// The logo of a branch: uploaded by who edits the branch, read by the whole staff (platform.md 3, 5).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';

export const logoCalls = {
  'platform.profile.uploadlogo': defineCall({
    name: 'platform.profile.uploadlogo',
    method: 'POST',
    path: 'profile/:id/logo',
    module: 'platform',
    summary: 'Upload Logo',
    upload: 'logo',
    writes: true,
  }),
  'platform.profile.logo': defineCall({
    name: 'platform.profile.logo',
    method: 'GET',
    path: 'profile/:id/logo',
    module: 'platform',
    summary: 'Logo cabang',
    query: z.strictObject({ v: z.coerce.number().int().positive().optional() }),
    writes: false,
    answers: 'file',
  }),
} as const;
