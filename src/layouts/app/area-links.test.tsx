// Who has which link on the top bar, and that none leads to a screen that is not there.
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { playServer, show } from '../../../tests/support/fake-server.tsx';
import { ADMIN, DOKTER, FINANCE, INVESTOR, MANAGER, PERAWAT, SUPERADMIN } from '../../policies/role.ts';
import type { Screen } from '../../resources/screens.ts';
import { NavigationProvider } from '../navigation.tsx';
import { AreaLinks } from './area-links.tsx';
import { AttendanceEntry } from './attendance-entry.tsx';

const page = (path: string) => ({
  path,
  label: path,
  module: 'platform' as const,
  access: { resource: 'platform.profile', action: 'list' } as const,
  menu: false,
  bespoke: true,
});
const PAGES = ['cabang', 'stakeholder/pegawai', 'stakeholder/investor'].map((name) => page(`/dashboard/${name}`));

const Address = () => <output>{useLocation().pathname}</output>;

const linksOf = async (role: number, screens: readonly Screen[] = PAGES): Promise<readonly string[]> => {
  await playServer(role, {});
  show(
    <NavigationProvider screens={screens}>
      <AreaLinks place="panel" />
    </NavigationProvider>,
  );
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  cleanup();
  return links;
};

describe('the links of the top bar', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['superadmin', SUPERADMIN, ['/', '/dashboard/stakeholder/pegawai', '/dashboard/cabang']],
    ['manager', MANAGER, ['/', '/dashboard/stakeholder/pegawai']],
    ['investor', INVESTOR, ['/dashboard/stakeholder/investor']],
    ['dokter', DOKTER, []],
  ])('of %s', async (_name, role, links) => {
    expect(await linksOf(role)).toEqual(links);
  });

  const ATTENDANCE = [
    { ...page('/attendance/attendance/daily'), access: { call: 'attendance.attendance.daily' } as const },
    {
      ...page('/attendance/payroll/transaction'),
      access: { resource: 'attendance.payrolltransaction', action: 'list' } as const,
    },
    { ...page('/my-attendance'), access: { call: 'attendance.me.show' } as const },
  ];
  it.each([
    ['admin', ADMIN, '/attendance/attendance/daily'],
    ['finance', FINANCE, '/attendance/payroll/transaction'],
    ['perawat', PERAWAT, '/my-attendance'],
    ['dokter', DOKTER, '/my-attendance'],
  ])('lead %s to where his attendance begins, as /attendance does', async (_name, role, entry) => {
    expect(await linksOf(role, ATTENDANCE)).toContain(entry);
    await playServer(role, {});
    show(
      <NavigationProvider screens={ATTENDANCE}>
        <Routes>
          <Route path="/attendance" element={<AttendanceEntry />} />
          <Route path="*" element={<Address />} />
        </Routes>
      </NavigationProvider>,
      '/attendance',
    );
    expect(await screen.findByText(entry)).toBeVisible();
  });

  it('leave out what is not there', async () => {
    expect(await linksOf(SUPERADMIN, [])).toEqual(['/']);
    expect(await linksOf(INVESTOR, [])).toEqual([]);
  });
});
