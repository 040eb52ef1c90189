// Features: the first two segments of a client path, joined by a dot (platform.md 2). A role has a default set; a user may differ.
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
  SUPERADMIN,
} from './role.ts';

const BOOKS = [FINANCE, MANAGER, SUPERADMIN] as const;
const DESK = [ADMIN, ...BOOKS] as const;
/** Who looks after the staff and their pay. */
const PEOPLE = [ADMIN, MANAGER, SUPERADMIN] as const;
const CLINIC = [DOKTER, MULTIMEDIA, ADMIN, MANAGER, PERAWAT, SUPERADMIN] as const;

/**
 * Every feature that a page of ours belongs to, with the roles that own it until it is taken from one of their people: those
 * that may read at least one page below it (section 4 of the modules' pages). A new feature is a new row.
 */
const featureRoles = {
  'service.visit': CLINIC,
  'service.rekammedis': CLINIC,
  'service.master': CLINIC,
  'service.multimedia': CLINIC,
  'service.payment': [FINANCE, ...CLINIC],
  'paket.promosi': DESK,
  'paket.sales': DESK,
  'attendance.employees': DESK,
  'attendance.attendance': PEOPLE,
  'attendance.payroll': DESK,
  'attendance.master': DESK,
  'finance.master': BOOKS,
  'finance.payment': DESK,
  'finance.biaya': DESK,
  'finance.income': DESK,
  'finance.tindakan': DESK,
  'finance.profitsharing': BOOKS,
  'finance.deviden': [INVESTOR, ...BOOKS],
  'finance.hutang': BOOKS,
  'finance.hutang-v2': BOOKS,
  /** Own income; its page lies at '/user/{id}/finance'. */
  'finance.myincome': [DOKTER, INVESTOR, ...BOOKS],
  'finance.bank': BOOKS,
  'finance.anggaran': BOOKS,
  'finance.aset': BOOKS,
  'finance.periode': BOOKS,
  'finance.createjurnalumum': BOOKS,
  'finance.laporan': BOOKS,
  'finance.laporan-v2': [INVESTOR, ...BOOKS],
  'inventory.warehouse': [INVENTORY, PERAWAT, ...DESK],
  'inventory.mutation': [INVENTORY, PERAWAT, ...DESK],
  'inventory.sales': [INVENTORY, PERAWAT, ...DESK],
  'inventory.purchase': [INVENTORY, PERAWAT, ...DESK],
  'inventory.master': [INVENTORY, ...DESK],
  /** The mirrors of those pages, which are given and taken apart from them. */
  'inventory-v2.warehouse': [INVENTORY, PERAWAT, ...DESK],
  'inventory-v2.mutation': [INVENTORY, PERAWAT, ...DESK],
  'inventory-v2.sales': [INVENTORY, PERAWAT, ...DESK],
  'inventory-v2.purchase': [INVENTORY, PERAWAT, ...DESK],
  'inventory-v2.master': [INVENTORY, ...DESK],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type FeatureName = keyof typeof featureRoles;
export const features = Object.keys(featureRoles) as readonly FeatureName[];

/** True for a feature of ours; what the database keeps may be of a page that is gone. */
export const isFeature = (name: string): name is FeatureName => Object.hasOwn(featureRoles, name);

/** The client path below which the feature's pages lie: 'finance.periode' -> '/finance/periode'. */
export const pathOfFeature = (feature: FeatureName): string => `/${feature.replace('.', '/')}`;

/** The features of a role before anything is given to or taken from one user. */
export const defaultFeatures = (role: number): readonly FeatureName[] =>
  features.filter((feature) => (featureRoles[feature] as readonly number[]).includes(role));

/** The user's own set: the role's, with what was given and without what was taken. */
export const effectiveFeatures = (
  role: number,
  given: readonly string[],
  taken: readonly string[],
): readonly FeatureName[] => [
  ...new Set([...defaultFeatures(role), ...given.filter(isFeature)].filter((feature) => !taken.includes(feature))),
];
