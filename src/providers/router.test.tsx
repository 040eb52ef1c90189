// Our way to read the address finds the resource, the action and the parameters of every route, inside the route and around all of them.
import { matchResourceFromRoute, Refine, useParsed } from '@refinedev/core';
import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { screens } from '../resources/screens.ts';
import { dataProvider } from './data.ts';
import { refineResources } from './refine-resources.ts';
import { routerProvider } from './router.ts';

const Told = ({ tell }: { tell: (parsed: unknown) => void }) => {
  tell(useParsed());
  return null;
};

const toldOf = (path: string, route: string): readonly unknown[] => {
  const told: unknown[] = [];
  const { unmount } = render(
    <MemoryRouter initialEntries={[path]}>
      <Refine
        dataProvider={dataProvider}
        routerProvider={routerProvider}
        resources={refineResources}
        options={{ disableTelemetry: true }}
      >
        <Told tell={(parsed) => told.push(parsed)} />
        <Routes>
          <Route path={route} element={<Told tell={(parsed) => told.push(parsed)} />} />
        </Routes>
      </Refine>
    </MemoryRouter>,
  );
  unmount();
  return told;
};

it('tells resource, action and parameters of each address', () => {
  expect(screens.length).toBeGreaterThan(300);
  for (const { path: route } of screens) {
    const pathname = route.replace(':id', '7').replaceAll(/:\w+/g, 'b');
    const { resource, action } = matchResourceFromRoute(pathname, refineResources);
    const told = toldOf(`${pathname}?currentPage=2&pageSize=x&to=%2Fa%2520b&status=0%2C1`, route);
    expect(told.length, route).toBeGreaterThan(1);
    for (const parsed of told) {
      expect(parsed, route).toMatchObject({
        pathname,
        params: { currentPage: 2, pageSize: 'x', to: '/a b', status: '0,1' },
      });
      expect((parsed as { resource?: { name: string } }).resource?.name, route).toBe(resource?.name);
      expect((parsed as { action?: string }).action, route).toBe(action);
      expect((parsed as { id?: string }).id, route).toBe(route.includes(':id') ? '7' : undefined);
    }
  }
}, 60_000);
