// Guard sets (platform.md 2): which roles may open which client routes. The most particular pattern decides.
import {
  ADMIN,
  DOKTER,
  FINANCE,
  INVENTORY,
  INVESTOR,
  MANAGER,
  MULTIMEDIA,
  PERAWAT,
  type StaffRole,
  staffRoles,
  SUPERADMIN,
} from './role.ts';

export const guardSets = {
  A: [INVESTOR, SUPERADMIN],
  B: [SUPERADMIN],
  C: [MANAGER, SUPERADMIN],
  D: [DOKTER, MULTIMEDIA, ADMIN, MANAGER, PERAWAT, FINANCE, SUPERADMIN],
  E: [MANAGER, ADMIN, FINANCE, SUPERADMIN],
  F: [MANAGER, FINANCE, INVESTOR, SUPERADMIN, ADMIN],
  G: [MANAGER, INVENTORY, FINANCE, ADMIN, SUPERADMIN, PERAWAT],
  H: [MANAGER, ADMIN, DOKTER, MULTIMEDIA, PERAWAT, SUPERADMIN],
  /** /user/{id}/finance: the person himself if dokter or investor; the page's call decides whose. */
  income: [DOKTER, INVESTOR, MANAGER, FINANCE, SUPERADMIN],
  all: staffRoles,
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export interface RouteRule {
  /** `:id` stands for one segment; a pattern also covers every path below it. */
  readonly path: string;
  readonly set: keyof typeof guardSets;
  /** The path alone, without those below it. */
  readonly exact?: true;
  /** A superadmin must have chosen a branch (set E). */
  readonly needsBranch?: true;
}

/** Routes in order of particularity: the first rule that covers a path decides. */
export const routeRules: readonly RouteRule[] = [
  { path: '/', set: 'all', exact: true },
  { path: '/dashboard/stakeholder/investor', set: 'A' },
  { path: '/dashboard/cabang', set: 'B' },
  { path: '/dashboard/approval', set: 'C' },
  { path: '/dashboard/settings', set: 'C' },
  { path: '/dashboard/mulai', set: 'C' },
  { path: '/dashboard/stakeholder/pegawai', set: 'C' },
  { path: '/dashboard/stakeholder/doctor', set: 'C' },
  { path: '/dashboard', set: 'all', exact: true },
  { path: '/user/:id/finance', set: 'income' },
  { path: '/user/:id', set: 'all' },
  { path: '/customer/:id', set: 'all' },
  { path: '/my-attendance', set: 'all' },
  { path: '/forbidden', set: 'all' },
  { path: '/service/payment', set: 'D' },
  { path: '/service', set: 'H' },
  { path: '/attendance', set: 'E', needsBranch: true },
  // Lists and records of what was sold and paid are read over all branches as well (docs/decisions/0082).
  { path: '/paket/sales', set: 'E', exact: true },
  { path: '/paket/sales/getfreeused', set: 'E', exact: true },
  { path: '/paket/sales/pengingat', set: 'E', needsBranch: true },
  { path: '/paket/sales/kewajiban', set: 'E', needsBranch: true },
  { path: '/paket/sales/laba', set: 'E', needsBranch: true },
  { path: '/paket/sales/:id', set: 'E' },
  { path: '/paket', set: 'E', needsBranch: true },
  { path: '/finance/payment/bill', set: 'E' },
  { path: '/finance/payment/transaction', set: 'E' },
  { path: '/finance/payment', set: 'E', needsBranch: true },
  { path: '/finance/biaya', set: 'E', needsBranch: true },
  { path: '/finance/createjurnalumum', set: 'E', needsBranch: true },
  { path: '/finance/anggaran', set: 'E', needsBranch: true },
  { path: '/finance/periode/create', set: 'F', needsBranch: true },
  { path: '/finance', set: 'F' },
  { path: '/inventory', set: 'G' },
  { path: '/inventory-v2', set: 'G' },
];

/** Paths that need no feature: home, people's own pages, dashboards, error pages (platform.md 2), the first page of a module. */
export const freePaths: readonly Pick<RouteRule, 'path' | 'exact'>[] = [
  { path: '/', exact: true },
  { path: '/user' },
  { path: '/customer' },
  { path: '/my-attendance' },
  { path: '/dashboard' },
  { path: '/forbidden' },
  // Whoever has a page of the module has its first one.
  { path: '/inventory', exact: true },
  { path: '/finance', exact: true },
];
