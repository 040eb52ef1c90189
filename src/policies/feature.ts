// Features: the first two segments of a client path, joined by a dot (platform.md 2). A role has a default set; a user may differ.
import { mayOpen } from './enforcer.ts';

/** Every feature that a screen of ours belongs to. */
export const features = [
  'service.visit',
  'service.rekammedis',
  'service.master',
  'service.multimedia',
  'service.payment',
  'attendance.employees',
  'finance.master',
  'finance.payment',
  'finance.biaya',
  'finance.periode',
  'finance.createjurnalumum',
  'finance.laporan',
  'finance.laporan-v2',
  'inventory.master',
] as const;
export type FeatureName = (typeof features)[number];

/** Paths that need no feature: home, people's own pages, error pages. */
const OPEN = /^\/(user|customer|my-attendance|forbidden|dashboard)?(\/|$)/;

/** '/finance/periode/3' -> 'finance.periode'; undefined where no feature is needed. */
export const featureOf = (path: string): string | undefined => {
  if (OPEN.test(path)) return undefined;
  const [first = '', second = ''] = path.replace(/^\//, '').split(/[/?#]/);
  return second === '' ? undefined : `${first}.${second}`;
};

/** The features of a role before anything is given to or taken from one user. */
export const defaultFeatures = (role: number): readonly string[] =>
  features.filter((feature) => mayOpen(role, `/${feature.replace('.', '/')}`));

/** The user's own set: the role's, with what was given and without what was taken. */
export const effectiveFeatures = (
  role: number,
  given: readonly string[],
  taken: readonly string[],
): readonly string[] => [
  ...new Set([...defaultFeatures(role), ...given].filter((feature) => !taken.includes(feature))),
];
