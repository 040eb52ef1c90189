// The places of the rail: every entry of the menus in exactly one, nine at most beside the masters, by role.
import { describe, expect, it } from 'vitest';
import { defaultFeatures, mayOpenRoute, roleName, showsModule, staffRoles } from '../../policies/index.ts';
import { ADMIN, DOKTER, FINANCE, INVENTORY, type StaffRole, SUPERADMIN } from '../../policies/role.ts';
import { detour } from '../../providers/access.ts';
import type { SessionUser } from '../../providers/session.ts';
import { screens } from '../../resources/screens.ts';
import { railFor, railNames, railOf } from './rail-places.ts';
import { atHand, waitsAt } from './rail-waits.ts';

const userOf = (role: StaffRole): SessionUser => ({
  id: 1,
  name: 'Uji',
  username: 'uji',
  avatarurl: null,
  role,
  rolename: roleName(role),
  profile_id: 1,
  session_profile_id: 1,
  branch: null,
  locks: {},
  features: defaultFeatures(role),
});
const entriesOf = (role: StaffRole) =>
  screens.filter(
    ({ menu, path, access, module, mirrorOf }) =>
      menu && !mirrorOf && showsModule(role, module) && !detour(userOf(role), path, access),
  );
const namesOf = (role: StaffRole) => railFor(entriesOf(role)).map(({ name }) => name);

describe('the rail', () => {
  it.each(staffRoles.map((role) => [roleName(role), role] as const))('of %s holds each entry once', (_name, role) => {
    const entries = entriesOf(role);
    const held = railFor(entries).flatMap((place) => place.entries.map(({ path }) => path));
    expect(held.toSorted()).toEqual(entries.map(({ path }) => path).toSorted());
    expect(namesOf(role).filter((name) => name !== 'settings').length).toBeLessThanOrEqual(9);
    for (const { path } of railFor(entries)) expect(mayOpenRoute(userOf(role), path), path).toBe(true);
  });

  it('is another for each role', () => {
    expect(namesOf(SUPERADMIN)).toEqual([...railNames]);
    expect(namesOf(DOKTER)).toEqual(['today', 'schedule', 'queue', 'patients', 'desk', 'reports', 'settings']);
    expect(namesOf(INVENTORY)).toEqual(['today', 'stock', 'reports', 'settings']);
  });

  it('leads to the page where the work is', () => {
    const at = (role: StaffRole) => Object.fromEntries(railFor(entriesOf(role)).map(({ name, path }) => [name, path]));
    expect(at(ADMIN)).toMatchObject({ today: '/', schedule: '/service/visit/jadwal', queue: '/service/visit' });
    expect(at(ADMIN)).toMatchObject({ patients: '/service/rekammedis', desk: '/service/payment', stock: '/inventory' });
    expect(at(FINANCE)).toMatchObject({ desk: '/finance/payment/bill', reports: '/finance/laporan-v2/labarugi' });
  });

  it('takes masters for what is set up once, wherever they stand', () => {
    expect(railOf({ path: '/service/master/unit', group: 'Master' })).toBe('settings');
    expect(railOf({ path: '/finance/master/settlement', group: 'Pembayaran' })).toBe('finance');
    expect(railOf({ path: '/inventory/warehouse/nilai', group: 'Laporan' })).toBe('reports');
    expect(railOf({ path: '/service/visit/7' })).toBe('queue');
  });

  it('has four places at hand on a phone', () => {
    const hand = (role: StaffRole) => atHand(railFor(entriesOf(role)), role).map(({ name }) => name);
    expect(hand(ADMIN)).toEqual(['today', 'schedule', 'queue', 'patients']);
    expect(hand(FINANCE)).toEqual(['today', 'desk', 'finance', 'reports']);
    for (const role of staffRoles) expect(hand(role).length).toBeLessThanOrEqual(4);
  });

  it('counts at each place what is most urgent and not done', () => {
    const waits = waitsAt([
      { name: 'waiting', count: 0 },
      { name: 'unfinished', count: 3 },
      { name: 'noShows', count: 9 },
      { name: 'low', count: 2 },
    ]);
    expect([...waits].map(([place, { name, count }]) => [place, name, count])).toEqual([
      ['queue', 'unfinished', 3],
      ['stock', 'low', 2],
    ]);
  });
});
