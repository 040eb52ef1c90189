// Who has which link on the top bar, and that none leads to a screen that is not there.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { playServer, show } from '../../../tests/support/fake-server.tsx';
import { DOKTER, INVESTOR, MANAGER, SUPERADMIN } from '../../policies/role.ts';
import { NavigationProvider } from '../navigation.tsx';
import { AreaLinks } from './area-links.tsx';

const page = (path: string) => ({
  path,
  label: path,
  module: 'platform' as const,
  access: { resource: 'platform.profile', action: 'list' } as const,
  menu: false,
  bespoke: true,
});
const PAGES = ['cabang', 'stakeholder/pegawai', 'stakeholder/investor'].map((name) => page(`/dashboard/${name}`));

const linksOf = async (role: number, screens = PAGES): Promise<readonly string[]> => {
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

  it('leave out what is not there', async () => {
    expect(await linksOf(SUPERADMIN, [])).toEqual(['/']);
    expect(await linksOf(INVESTOR, [])).toEqual([]);
  });
});
