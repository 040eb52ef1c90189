// What menus, launcher and palette offer of a screen that has mirrors: one of both (decision 62).
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { effectiveFeatures } from '../policies/index.ts';
import { MANAGER } from '../policies/role.ts';
import { session } from '../providers/session.ts';
import { vendor } from '../resources/inventory/vendor.ts';
import { NavigationProvider, useMirrored, useScreens } from './navigation.tsx';

const TWIN = '/inventory/master/vendor';
const MIRROR = '/inventory-v2/master/vendor';

const Vendors = () => {
  const { entries, opens } = useScreens();
  const offered = entries.filter(({ label }) => label === 'Vendor').map(({ path }) => path);
  return <output>{JSON.stringify({ offered, opened: [TWIN, MIRROR].filter(opens) })}</output>;
};

/** Where a bespoke page leads that is shown at this address. */
const Links = () => {
  const { near } = useScreens();
  const { list, show } = useMirrored(vendor).screens;
  return (
    <output>{JSON.stringify([list, show, near(`${TWIN}/7?tab=faktur`), near('/finance/hutang'), near('/odd')])}</output>
  );
};

/** What is told to a manager without these features who is at this address. */
const toldAt = async (taken: readonly string[], address: string, Told: ComponentType = Vendors): Promise<unknown> => {
  const features = effectiveFeatures(MANAGER, [], taken).map((feature) => ({ feature }));
  const me = { id: 1, name: 'Rina', username: 'rina', avatarurl: null, role: MANAGER, rolename: 'manager' };
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    Response.json({ ...me, profile_id: 1, session_profile_id: 1, features }),
  );
  await session.load();
  const { container } = render(
    <MemoryRouter initialEntries={[address]}>
      <NavigationProvider>
        <Told />
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
    expect(await toldAt(taken, address)).toEqual({ offered, opened });
  });

  it.each([
    ['/', [TWIN, `${TWIN}/:id`, `${TWIN}/7?tab=faktur`]],
    [`${MIRROR}/7`, [MIRROR, `${MIRROR}/:id`, `${MIRROR}/7?tab=faktur`]],
  ])('leads from %s to what lies below the same prefix, and to what has no mirror', async (address, links) => {
    expect(await toldAt([], address, Links)).toEqual([...links, '/finance/hutang', '/odd']);
  });
});
