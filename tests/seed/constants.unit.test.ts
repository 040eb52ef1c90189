// The constants of the seed (its sections 5 and 9) that are values of the product. Those that only show in time or on a screen are in
// constants.test.tsx, and beside their source:
//   300 ms of a hover menu      src/layouts/app/hover-menu.test.tsx
//   2710 s and 10 s of idleness src/layouts/notice/banners.test.tsx, on the server tests/http/session.test.ts
//   the 3 letters of a picker   src/screens/inputs/ref-select.test.tsx
//   the range of days           src/kit/date/range.test.ts, src/kit/date/date-range-picker.stories.tsx
//   month abbreviations         src/resources/kernel/date.test.ts
//   the password's rule         src/parts/platform/person/password-sheet.test.tsx
//   journal and its period      src/custom/finance/journal-form/page.test.tsx, src/custom/finance/periode-create/page.test.tsx
//   the day of a resignation    src/custom/attendance/employees/resign-dialog.test.tsx
//   modules and launcher        src/policies/policy.test.ts
//   who may do what to a person src/policies/person.test.ts
//   what an import answers      tests/service/import.test.ts, src/kit/import/import-dialog.test.tsx
//   newest upload, quality 25   tests/service/photo.test.ts
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MAX_BYTES, problemOf, QUALITY, ROTATION, TYPES, unedited, ZOOM } from '../../src/kit/crop/edit.ts';
import { defaultFeatures, mayCall, seesDebts } from '../../src/policies/index.ts';
import { IDLE_LIMIT, IDLE_WARNING } from '../../src/providers/idle.ts';
import { MESSAGE, NOTIFICATION } from '../../src/providers/notification.ts';
import { formatNumber, formatRupiah } from '../../src/resources/kernel/money.ts';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, SEARCH_LETTERS } from '../../src/resources/kernel/page.ts';
import { pengumuman } from '../../src/resources/platform/pengumuman.ts';
import { newPassword } from '../../src/resources/platform/people-calls.ts';
import { QUALITY as sentQuality } from '../../src/resources/service/photo-calls.ts';
import { visitState } from '../../src/resources/service/visit-state.ts';
import { everybody, roles } from './guards.ts';

describe('the constants of the seed', () => {
  it('are those of lists and searches', () => {
    expect(PAGE_SIZES).toEqual([8, 20, 30, 50]);
    expect(DEFAULT_PAGE_SIZE).toBe(20);
    expect(SEARCH_LETTERS).toBe(3);
  });

  it('are those of what is told, in seconds', () => {
    expect(MESSAGE).toMatchObject({ top: 'auto', duration: 2 });
    expect(NOTIFICATION).toMatchObject({ placement: 'bottom', duration: 3 });
  });

  it('is the pause before a menu says that it is loading, in milliseconds', () => {
    const menu = readFileSync(new URL('../../src/layouts/app/branch-menu.tsx', import.meta.url), 'utf8');
    expect(menu).toContain('const WAITING_MS = 500;');
    expect(menu).toContain('<Spin delay={WAITING_MS} />');
  });

  it('are those of an idle session, in seconds', () => {
    expect([IDLE_LIMIT, IDLE_WARNING]).toEqual([2_710, 10]);
  });

  it('are those of photos', () => {
    expect(MAX_BYTES).toBe(10 * 1024 * 1024);
    expect(TYPES.toSorted()).toEqual(['image/gif', 'image/jpeg', 'image/png']);
    expect(ROTATION).toEqual({ min: -360, max: 360 });
    expect(ZOOM.step).toBe(0.5);
    expect(QUALITY).toEqual({ min: 1, max: 100, default: 25 });
    expect(sentQuality).toEqual(QUALITY);
    expect(unedited.quality).toBe(25);
    expect(problemOf({ type: 'image/gif', size: MAX_BYTES })).toBeUndefined();
    expect(problemOf({ type: 'image/gif', size: MAX_BYTES + 1 })).toBe('tooLarge');
    expect(problemOf({ type: 'image/webp', size: 1 })).toBe('wrongType');
  });

  it('are those of passwords and posts', () => {
    const passes = (password: string): boolean => newPassword.safeParse(password).success;
    expect(['abcd', 'abcde', 'ab cde'].map(passes)).toEqual([false, true, false]);
    expect([pengumuman.fields.message.min, pengumuman.fields.message.max]).toEqual([5, 100]);
  });

  it('are those of rupiah and figures', () => {
    expect(formatRupiah(1_250_000)).toBe('Rp 1.250.000');
    expect(formatNumber(1_234.5)).toBe('1.234,5');
  });

  it('are the states of a visit', () => {
    const { unconfirmed, waiting, inUnit, finished } = visitState;
    expect([unconfirmed, waiting, inUnit, finished]).toEqual([0, 1, 2, 3]);
  });

  it.each([
    // What src/parts/insight/insight.tsx asks for each tab.
    ['Visit', 'dashboard.service.dailyvisit', everybody],
    ['Rekam Medis', 'dashboard.service.kategoritindakan', ['superadmin', 'investor', 'manager', 'finance', 'admin']],
    ['Farmasi', 'dashboard.inventory.stok', ['superadmin', 'investor', 'manager', 'finance', 'admin']],
    ['Finance', 'dashboard.finance.monthlyincome', ['superadmin', 'investor', 'manager', 'finance', 'dokter']],
  ] as const)('open the tab %s to its roles', (_tab, call, names) => {
    const opened = everybody.filter((name) => {
      const role = roles[name];
      return mayCall({ role, features: defaultFeatures(role) }, call);
    });
    expect(opened.toSorted()).toEqual(names.toSorted());
  });

  it('show debts to four roles', () => {
    const leads = everybody.filter((name) => seesDebts(roles[name]));
    expect(leads.toSorted()).toEqual(['admin', 'finance', 'manager', 'superadmin']);
  });
});
