// The rail: nine places of a clinic's day and one for all that is set up once. Every entry of the menus belongs to exactly one of them,
// and a place that has none for the reader is not there (workspace.md 1).
import type { Entry } from '../navigation.tsx';

export const railNames = [
  'today',
  'schedule',
  'queue',
  'patients',
  'desk',
  'stock',
  'staff',
  'finance',
  'reports',
  'settings',
] as const;
export type RailName = (typeof railNames)[number];

/** By what an address begins with; the longest that fits decides. */
const STARTS: Readonly<Record<string, RailName>> = {
  '/': 'today',
  '/dashboard': 'reports',
  '/dashboard/approval': 'today',
  '/dashboard/cabang/daftar': 'settings',
  '/dashboard/mulai': 'settings',
  '/dashboard/settings': 'settings',
  '/user': 'finance',
  '/service/visit': 'queue',
  '/service/visit/jadwal': 'schedule',
  '/service/visit/recall': 'schedule',
  '/service/visit/waktu': 'reports',
  '/service/visit/orto': 'patients',
  '/service/visit/multimedia': 'patients',
  '/service/multimedia': 'patients',
  '/service/rekammedis': 'patients',
  '/service/payment': 'desk',
  '/paket': 'desk',
  '/inventory': 'stock',
  '/inventory-v2': 'stock',
  '/attendance': 'staff',
  '/my-attendance': 'staff',
  '/customer': 'patients',
  '/finance': 'finance',
  '/finance/payment': 'desk',
};
const byLength = Object.keys(STARTS).toSorted((a, b) => b.length - a.length);

export const MASTERS = 'Master';
const REPORTS: readonly string[] = ['Laporan', 'Laporan Ringkas'];

/** The place of an entry. */
export const railOf = ({ path, group = '' }: Pick<Entry, 'path' | 'group'>): RailName => {
  if (group === MASTERS) return 'settings';
  if (REPORTS.includes(group)) return 'reports';
  return STARTS[byLength.find((start) => path === start || path.startsWith(`${start}/`)) ?? '/'] ?? 'today';
};

/** Where a place leads, where that is not its first entry. */
const MAIN: Readonly<Partial<Record<RailName, readonly string[]>>> = {
  reports: ['/finance/laporan-v2/labarugi', '/dashboard'],
  finance: ['/finance', '/finance/biaya/transaction'],
};

export interface RailPlace {
  readonly name: RailName;
  /** Of its main page. */
  readonly path: string;
  readonly entries: readonly Entry[];
}

const HOME = '/';

/** The places of a reader, each with its entries. @param entries what he may open, in menu order */
export const railFor = (entries: readonly Entry[]): readonly RailPlace[] =>
  railNames.flatMap((name): readonly RailPlace[] => {
    const own = entries.filter((entry) => railOf(entry) === name);
    if (name === 'today') return [{ name, path: HOME, entries: own }];
    const main = MAIN[name]?.flatMap((path) => own.find((entry) => entry.path === path) ?? [])[0] ?? own[0];
    return main ? [{ name, path: main.path, entries: own }] : [];
  });
