// Refine's bindings to the router. Theirs compare the address with every route of every resource, in each hook that reads or writes
// something: on a page with many of them a third of a second. Here it is compared once for an address.
import { type IResourceItem, matchResourceFromRoute, ResourceContext, type RouterProvider } from '@refinedev/core';
import bindings from '@refinedev/react-router';
import { useContext, useMemo } from 'react';
import { matchPath, useLocation, useParams } from 'react-router';

type Match = ReturnType<typeof matchResourceFromRoute>;

let last:
  | { readonly pathname: string; readonly resources: readonly IResourceItem[]; readonly match: Match }
  | undefined;

/** What the address shows of which resource. The last answer is kept: all hooks of a page ask the same. */
export const matchOf = (pathname: string, resources: IResourceItem[]): Match => {
  if (last?.pathname !== pathname || last.resources !== resources)
    last = { pathname, resources, match: matchResourceFromRoute(pathname, resources) };
  return last.match;
};

const numberOf = (text: string | undefined): number | string | undefined =>
  text !== undefined && `${Number(text)}` === text ? Number(text) : text;

const parsed = (
  { resource, action, matchedRoute }: Match,
  { pathname, search, own }: { pathname: string; search: string; own: Readonly<Record<string, string | undefined>> },
) => {
  // Around the pages the router tells no parameters.
  const params =
    Object.keys(own).length === 0 && matchedRoute ? (matchPath(matchedRoute, pathname)?.params ?? {}) : own;
  const all: Record<string, string | undefined> = { ...params, ...Object.fromEntries(new URLSearchParams(search)) };
  return {
    ...(resource && { resource }),
    ...(action && { action }),
    ...(params['id'] && { id: decodeURIComponent(params['id']) }),
    pathname,
    params: {
      ...all,
      currentPage: numberOf(all['currentPage']),
      pageSize: numberOf(all['pageSize']),
      to: all['to'] ? decodeURIComponent(all['to']) : undefined,
    },
  };
};

/** What Refine calls to read the address. */
const useParse = () => {
  const own = useParams();
  const { pathname, search } = useLocation();
  const { resources } = useContext(ResourceContext);
  return useMemo(
    () => () => parsed(matchOf(pathname, resources), { pathname, search, own }),
    [pathname, search, own, resources],
  );
};

export const routerProvider = { ...bindings, parse: useParse } as unknown as RouterProvider;
