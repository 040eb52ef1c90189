// Every role at every route: the page where it is his, else where the policies lead him.
import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { endOf, type RouteAsk, routes } from '../../tests/support/route.ts';
import { effectiveFeatures, roleNames, staffRoles } from '../policies/index.ts';
import { session, type SessionUser } from '../providers/session.ts';
import type { Access } from '../resources/page.ts';
import { screens } from '../resources/screens.ts';
import { Guard } from './guard.tsx';

const access = new Map<string, Access>(screens.map(({ path, access: asked }) => [path, asked]));

const signIn = async (role: number, branch: number | null): Promise<SessionUser> => {
  const features = effectiveFeatures(role, [], []);
  const user = {
    id: 1,
    name: 'Rina',
    username: 'rina',
    avatarurl: null,
    role,
    rolename: 'staf',
    profile_id: 1,
    session_profile_id: branch,
    branch: null,
    locks: {},
  };
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    Response.json({ ...user, features: features.map((feature) => ({ feature })) }),
  );
  await session.load();
  return { ...user, features };
};

const Address = () => <output>{useLocation().pathname}</output>;

/** Where a user is left who opens this route: its address when he may. */
const open = ({ path }: RouteAsk): string => {
  const { container, unmount } = render(
    <MemoryRouter initialEntries={[path.replace(':id', '1')]}>
      <Routes>
        <Route
          path={path}
          element={
            <Guard access={access.get(path)}>
              <Address />
            </Guard>
          }
        />
        <Route path="*" element={<Address />} />
      </Routes>
    </MemoryRouter>,
  );
  const { textContent } = container;
  unmount();
  return textContent;
};

describe('the guard', () => {
  it.each([
    ...staffRoles.map((role) => [roleNames[role], role, 1] as const),
    ['superadmin of no branch', 0, null] as const,
  ])('lets %s open what is his, and nothing else', async (_, role, branch) => {
    const user = await signIn(role, branch);
    const arrived = routes.map((route) => [route.path, open(route)]);
    const expected = routes.map((route) => [route.path, endOf(user, route, route.path.replace(':id', '1'))]);
    expect(arrived).toEqual(expected);
  });
});
