// What menus, launcher and palette offer of a screen that has mirrors: one of both (decision 62).
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { effectiveFeatures } from '../policies/index.ts';
import { MANAGER } from '../policies/role.ts';
import { session } from '../providers/session.ts';
import { NavigationProvider, useScreens } from './navigation.tsx';

const TWIN = '/inventory/master/vendor';
const MIRROR = '/inventory-v2/master/vendor';

const Vendors = () => {
  const { entries, opens } = useScreens();
  const offered = entries.filter(({ label }) => label === 'Vendor').map(({ path }) => path);
  return <output>{JSON.stringify({ offered, opened: [TWIN, MIRROR].filter(opens) })}</output>;
};

/** Where a manager without these features finds the vendors, who is at this address. */
const vendorsOf = async (taken: readonly string[], address: string): Promise<unknown> => {
  const features = effectiveFeatures(MANAGER, [], taken).map((feature) => ({ feature }));
  const me = { id: 1, name: 'Rina', username: 'rina', avatarurl: null, role: MANAGER, rolename: 'manager' };
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    Response.json({ ...me, profile_id: 1, session_profile_id: 1, features }),
  );
  await session.load();
  const { container } = render(
    <MemoryRouter initialEntries={[address]}>
      <NavigationProvider>
        <Vendors />
      </NavigationProvider>
    </MemoryRouter>,
  );
  const told: unknown = JSON.parse(container.textContent);
  cleanup();
  return told;
};

describe('a screen with a mirror', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['once, at its own address', [], '/', [TWIN], [TWIN, MIRROR]],
    ['below the prefix where the user is', [], `${MIRROR}/7`, [MIRROR], [TWIN, MIRROR]],
    ['as the mirror to whom the screen was taken away', ['inventory.master'], '/', [MIRROR], [MIRROR]],
    ['at its own address to whom the mirror was taken away', ['inventory-v2.master'], MIRROR, [TWIN], [TWIN]],
    ['not at all to whom both were taken away', ['inventory.master', 'inventory-v2.master'], '/', [], []],
  ])('is offered %s', async (_how, taken, address, offered, opened) => {
    expect(await vendorsOf(taken, address)).toEqual({ offered, opened });
  });
});
