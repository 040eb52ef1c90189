import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import {
  type TodayLine,
  todayAddress,
  type TodayLineName,
  todayLineNames,
  todayLines,
} from '../resources/platform/today.ts';
import { screens } from '../resources/screens.ts';
import { can, defaultFeatures, hasFeature, mayOpenRoute, roleName, staffRoles } from './index.ts';
import { todayFigures, todayOf } from './today.ts';

const DAY = { today: '2026-03-31', branch: 1, reader: 7 };
const pathOf = (name: TodayLineName): string => todayAddress(name, DAY).replace(/\?.*$/, '');

describe('what waits, by role', () => {
  it.each(staffRoles.map((role) => [roleName(role), role] as const))(
    '%s may follow each of his lines',
    (_name, role) => {
      const who = { role, session_profile_id: 1, features: defaultFeatures(role) };
      const { lines, figures } = todayOf[role];
      for (const name of lines) {
        const { of }: TodayLine = todayLines[name];
        const reads = 'call' in of ? can(who, of.call, 'call') : can(who, of.resource, 'list');
        expect([name, reads, mayOpenRoute(who, pathOf(name)), hasFeature(who, pathOf(name))]).toEqual([
          name,
          true,
          true,
          true,
        ]);
      }
      for (const figure of figures) {
        const access = todayFigures[figure];
        expect([
          figure,
          'call' in access ? can(who, access.call, 'call') : can(who, access.resource, access.action),
        ]).toEqual([figure, true]);
      }
      expect(new Set(lines).size).toBe(lines.length);
    },
  );

  it('every line is told to somebody and leads to a page', () => {
    const told = new Set(staffRoles.flatMap((role) => todayOf[role].lines));
    expect(todayLineNames.filter((name) => !told.has(name))).toEqual([]);
    expect(todayLineNames.filter((name) => !screens.some(({ path }) => matchPath(path, pathOf(name))))).toEqual([]);
  });

  it('days of an address are those of the branch', () => {
    expect(todayAddress('tomorrow', DAY)).toBe('/service/visit/daily?visit_date=2026-04-01&status=0');
    expect(todayAddress('noShows', DAY)).toContain('start_date=2026-03-25&end_date=2026-03-31');
    expect(todayAddress('requests', DAY)).toBe('/user/7?tab=aktivitas&status=0');
    expect(todayAddress('incoming', { ...DAY, branch: null })).toBe('/inventory/mutation?status=2%2C3');
  });
});
