// A page of a resource stands below its own prefix and below those of its mirrors: what it links to lies where the user is (decision 62).
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { Resource } from '../resources/kernel/define.ts';
import { screensBelow } from '../resources/screens.ts';

/** The first part of an address, with what follows it: '/inventory-v2/'. */
const prefixOf = (path: string): string => `/${path.split('/')[1] ?? ''}/`;

/** The resource with the addresses that it has below the prefix where the user is. */
export const useReached = <R extends Resource>(resource: R): R => {
  const { pathname } = useLocation();
  const mirror = resource.screens.mirrors?.find((path) => prefixOf(path) === prefixOf(pathname));
  return useMemo(
    () => (mirror === undefined ? resource : { ...resource, screens: screensBelow(mirror, resource.screens) }),
    [resource, mirror],
  );
};
