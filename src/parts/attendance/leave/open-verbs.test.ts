import { describe, expect, it } from 'vitest';
import { ADMIN, MANAGER, PERAWAT } from '../../../policies/role.ts';
import { effectiveFeatures } from '../../../policies/index.ts';
import { leave } from '../../../resources/attendance/leave.ts';
import { openVerbs } from './open-verbs.ts';

const who = (id: number, role: number) => ({ id, role, features: effectiveFeatures(role, [], []) });
const [nurse, admin, manager] = [who(1, PERAWAT), who(2, ADMIN), who(3, MANAGER)];
const row = (status: number, created_by = 1, pegawai_id = 1) => ({ status, created_by, pegawai_id });
const names = (me: typeof nurse, of: ReturnType<typeof row>, hasBegun = false) =>
  openVerbs(leave, me, of, hasBegun).map(({ name }) => name);

describe('what is open of a request', () => {
  it.each([
    [nurse, row(0), false, ['cancel']],
    [nurse, row(0), true, ['cancel']],
    [nurse, row(1), false, ['cancel']],
    [nurse, row(1), true, []],
    [admin, row(0), false, []],
    [admin, row(0, 2), false, ['cancel']],
    [admin, row(1, 2), false, []],
    [manager, row(0), false, ['approve', 'reject', 'cancel']],
    [manager, row(0, 3), false, ['cancel']],
    [manager, row(0, 2, 3), false, ['cancel']],
    [manager, row(1), true, ['cancel']],
    [manager, row(-1), false, []],
  ] as const)('to %j for %j (begun: %s) is %j', (me, of, hasBegun, open) => {
    expect(names(me, of, hasBegun)).toEqual(open);
  });
});
