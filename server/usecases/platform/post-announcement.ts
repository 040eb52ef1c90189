// An announcement to the branch (platform.md 4), signed by whoever posts it.
import { pengumuman } from '../../../src/resources/platform/pengumuman.ts';
import { genericCreate } from '../generic.ts';
import type { UseCases } from '../contract.ts';

/** POST /api/pengumuman {message}: 5 to 100 characters. */
export const postAnnouncement: UseCases['platform.pengumuman']['create'] = (context, body) =>
  genericCreate(pengumuman, context, { ...body, user_id: context.actor.id, posttime: context.now.toISOString() });
