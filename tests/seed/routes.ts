// The 114 routes of the seed (its section 2), each with whom it opens to. Who is in a route's set but owns no feature of it, or may not
// read what it shows, is led to /forbidden; everybody else to /. Which set a route uses is platform.md 2, the rest are the tables of
// section 4 of the modules' pages.
import { everybody, type GuardSet, type RoleName, sets } from './guards.ts';

export interface SeedRoute {
  /** As the router has it: `:id` is one segment. */
  readonly path: string;
  /** Who is not led to '/'. */
  readonly within: readonly RoleName[];
  /** Of those, who is led to '/forbidden'. */
  readonly forbidden: readonly RoleName[];
  /** A superadmin without a branch is led to '/'. */
  readonly needsBranch: boolean;
}

/** Lists of the set that a superadmin reads over all branches as well (docs/decisions/0082). */
const ACROSS: readonly string[] = [
  '/finance/payment/bill',
  '/finance/payment/transaction',
  '/paket/sales',
  '/paket/sales/getfreeused',
];

const opens = (within: readonly RoleName[], forbidden: readonly RoleName[], paths: readonly string[]): SeedRoute[] =>
  paths.map((path) => ({ path, within, forbidden, needsBranch: within === sets.E && !ACROSS.includes(path) }));

/** Paths below one prefix: `under('/finance/master', 'akun pajak')`. */
const under = (prefix: string, names: string): readonly string[] => names.split(' ').map((name) => `${prefix}/${name}`);

const NOBODY: readonly RoleName[] = [];
const NO_BOOKS: readonly RoleName[] = ['admin', 'investor'];
const NO_INVESTOR: readonly RoleName[] = ['investor'];
const NO_NURSE: readonly RoleName[] = ['perawat'];

const inSet = (set: GuardSet, forbidden: readonly RoleName[], ...paths: readonly string[]): SeedRoute[] =>
  opens(sets[set], forbidden, paths);

const inventory = (prefix: string): readonly SeedRoute[] => [
  ...inSet('G', NOBODY, ...under(prefix, 'warehouse mutation purchase/low sales sales/resep')),
  ...inSet('G', NO_NURSE, ...under(prefix, 'purchase purchase/receive')),
  ...inSet('G', NO_NURSE, ...under(`${prefix}/master`, 'item category vendor supplier warehouse')),
];

const platform: readonly SeedRoute[] = [
  ...opens(everybody, NOBODY, ['/', '/forbidden', '/user/:id', '/user/:id/', '/my-attendance']),
  // Patients are no business of the store and the investor.
  ...opens(everybody, ['inventory', 'investor'], ['/customer/:id']),
  ...opens(['dokter', 'investor', 'manager', 'finance', 'superadmin'], NOBODY, ['/user/:id/finance']),
];

const service: readonly SeedRoute[] = [
  ...inSet('H', NOBODY, '/service/visit', ...under('/service/visit', 'daily perawatan multimedia')),
  ...inSet('H', NOBODY, '/service/rekammedis', ...under('/service/rekammedis', 'tindakanmedis formlab')),
  ...inSet('H', NOBODY, ...under('/service/master', 'tindakanmedis laboratorium multimedialabel')),
  ...inSet('H', NOBODY, '/service/multimedia/multimedia'),
  ...inSet('H', ['dokter', 'admin', 'perawat'], '/service/multimedia/label'),
  ...inSet('D', NOBODY, '/service/payment'),
];

const attendance: readonly SeedRoute[] = [
  ...inSet('E', NOBODY, '/attendance/employees', '/attendance/payroll/transaction'),
  ...inSet('E', ['finance'], ...under('/attendance/attendance', 'daily monthly')),
  ...inSet('E', ['finance'], ...under('/attendance/master', 'department shift')),
  ...inSet('E', NOBODY, ...under('/attendance/master', 'payrollperiode payrollcomponent')),
];

const dashboard: readonly SeedRoute[] = [
  ...inSet('C', NOBODY, ...under('/dashboard', 'stakeholder/pegawai stakeholder/doctor approval settings')),
  ...inSet('A', NOBODY, '/dashboard/stakeholder/investor'),
  ...inSet('B', NOBODY, '/dashboard/cabang'),
];

const finance: readonly SeedRoute[] = [
  ...inSet('F', NO_BOOKS, '/finance/periode', '/finance/profitsharing'),
  ...inSet(
    'F',
    NO_BOOKS,
    ...under('/finance/master', 'akun paymentmethod pajak sharingprofit devidensetting investor'),
  ),
  ...inSet('F', NO_BOOKS, '/finance/master/jurnalautoposting'),
  ...inSet('F', NO_INVESTOR, ...under('/finance/income', 'tindakanmedis service paket pendingformlab')),
  ...inSet('F', NO_BOOKS, '/finance/income/tindakanmedis/deviden'),
  ...inSet('F', NO_BOOKS, '/finance/hutang/transaction', ...under('/finance/hutang-v2', 'transaction actor')),
  ...inSet('F', NO_BOOKS, ...under('/finance/hutang/actor', 'doctor laboratorium investor rumahsakit vendor')),
  ...inSet('F', NO_BOOKS, ...under('/finance/hutang/pajak', 'pph_badan pph_doctor pph_investor pph_pegawai')),
  ...inSet('F', NO_BOOKS, ...under('/finance/laporan', 'jurnal trialbalance bukubesar labarugi')),
  ...inSet('F', NO_BOOKS, ...under('/finance/laporan-v2', 'jurnal bukubesar neraca-lajur neraca-saldo')),
  ...inSet('F', ['admin'], ...under('/finance/laporan-v2', 'neraca labarugi')),
  ...inSet('E', NOBODY, ...under('/finance/payment', 'angsuran transaction directsales bill bill_credit')),
  ...inSet('E', NOBODY, ...under('/finance/biaya', 'transaction invoice')),
  ...inSet('F', NO_INVESTOR, ...under('/finance/tindakan', 'history labfee_history labfee')),
  ...inSet('F', NO_BOOKS, ...under('/finance/tindakan', 'transaction doctorfee mitra')),
  ...inSet('F', ['admin'], ...under('/finance/deviden', 'transaction investor')),
  ...inSet('F', NO_BOOKS, '/finance/deviden/setting'),
  ...inSet('E', ['admin'], '/finance/createjurnalumum/'),
];

export const seedRoutes: readonly SeedRoute[] = [
  ...platform,
  ...service,
  ...inSet('E', NOBODY, '/paket/promosi', '/paket/sales', '/paket/sales/getfreeused'),
  ...inventory('/inventory'),
  ...inventory('/inventory-v2'),
  ...attendance,
  ...dashboard,
  ...finance,
];
