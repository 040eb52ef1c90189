// Resources of the platform module, in menu order.
import type { Resource } from '../kernel/define.ts';
import { applog } from './applog.ts';
import { pengumuman } from './pengumuman.ts';
import { profile } from './profile.ts';
import { profilecontrol } from './profilecontrol.ts';
import { user } from './user.ts';

export const platformResources = {
  'platform.profile': profile,
  'platform.profilecontrol': profilecontrol,
  'platform.applog': applog,
  'platform.pengumuman': pengumuman,
  'platform.users': user,
} as const satisfies Readonly<Record<string, Resource>>;
