// Every client route with what its guard asks, and where a user should end who opens it.
import { can, hasFeature, mayOpenRoute, type PolicyUser } from '../../src/policies/index.ts';
import { DOKTER } from '../../src/policies/role.ts';
import { screens } from '../../src/resources/screens.ts';

export interface RouteAsk {
  readonly path: string;
  /** Casbin object and action; none for pages of everybody. */
  readonly object?: string;
  readonly action?: string;
}

export const routes: readonly RouteAsk[] = [
  { path: '/' },
  ...screens.map(({ path, access }) => ({
    path,
    object: 'call' in access ? access.call : access.resource,
    action: 'call' in access ? 'call' : access.action,
  })),
];

/** The address at which the user is left. */
export const endOf = (user: PolicyUser, { path, object, action }: RouteAsk, address: string): string => {
  if (!mayOpenRoute(user, path)) return '/';
  if (!hasFeature(user, path)) return '/forbidden';
  return object !== undefined && action !== undefined && !can(user, object, action) ? '/forbidden' : address;
};

/** The part of the program that an address belongs to: '/finance/laporan'. */
export const areaOf = (path: string): string => path.split('/').slice(0, 3).join('/');

/** Path below /api of the list that has an id for this route's `:id`. */
export const listOf = (path: string): string | undefined => {
  if (path.startsWith('/customer/') || path === '/service/rekammedis/:id') return 'users?role=1&limit=1';
  // Only doctors have an income of their own.
  if (path === '/user/:id/finance') return `users?role=${DOKTER}&limit=1`;
  if (path === '/finance/payment/bill/:id') return 'finance/bill?limit=1';
  if (path === '/finance/bank/:id') return 'finance/bank/rekening';
  if (path.startsWith('/user/')) return undefined;
  const of = screens.find((screen) => screen.path === path)?.of;
  if (of) return `${of.heading.path}?limit=1`;
  return path.startsWith('/service/visit/') ? 'service/visit?limit=1' : undefined;
};
