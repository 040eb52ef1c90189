import { describe, expect, it } from 'vitest';
import {
  can,
  defaultFeatures,
  hasFeature,
  mayOpenRoute,
  maySee,
  roleName,
  showsInLauncher,
  showsModule,
  staffRoles,
} from './index.ts';
import { ADMIN, DOKTER, FINANCE, INVESTOR, MANAGER, PERAWAT, SUPERADMIN } from './role.ts';

const rolesThat = (shows: (role: number) => boolean): string =>
  staffRoles.filter(shows).map(roleName).toSorted().join(' ');

const user = (role: number, session_profile_id: number | null = 1) => ({
  role,
  session_profile_id,
  features: defaultFeatures(role),
});

describe('policies', () => {
  it('let the more particular route decide', () => {
    expect(mayOpenRoute(user(INVESTOR), '/finance/laporan-v2/neraca-saldo')).toBe(true);
    expect(mayOpenRoute(user(INVESTOR), '/finance/payment/bill')).toBe(false);
    expect(mayOpenRoute(user(FINANCE), '/service/payment')).toBe(true);
    expect(mayOpenRoute(user(FINANCE), '/service/visit')).toBe(false);
    expect(mayOpenRoute(user(DOKTER), '/service/visit/17')).toBe(true);
    expect(mayOpenRoute(user(PERAWAT), '/user/3/finance')).toBe(false);
    expect(mayOpenRoute(user(PERAWAT), '/user/3')).toBe(true);
    expect(mayOpenRoute(user(ADMIN), '/nowhere')).toBe(false);
  });

  it.each([
    '/finance/payment/angsuran',
    '/paket/promosi',
    '/paket/sales/pengingat',
    '/finance/createjurnalumum',
    '/finance/periode/create',
  ])('send a superadmin to choose a branch first for %s', (path) => {
    expect([null, 1].map((branch) => mayOpenRoute(user(SUPERADMIN, branch), path))).toEqual([false, true]);
  });

  it.each([
    '/service/visit',
    '/service/visit/daily',
    '/service/visit/perawatan',
    '/service/visit/17',
    '/service/visit/belumberes',
    '/service/rekammedis',
    '/service/rekammedis/17',
    '/service/rekammedis/ganda',
    '/service/master/tindakanmedis',
    '/service/master/unit',
  ])('open %s for set H and for nobody else', (path) => {
    const opens = rolesThat((role) => mayOpenRoute(user(role), path) && hasFeature(user(role), path));
    expect(opens).toBe('admin dokter manager multimedia perawat superadmin');
  });

  it('open the cash desk of the service for finance too', () => {
    const opens = rolesThat((role) => mayOpenRoute(user(role), '/service/payment'));
    expect(opens).toBe('admin dokter finance manager multimedia perawat superadmin');
  });

  it('want a branch of a superadmin where money moves', () => {
    expect(mayOpenRoute(user(SUPERADMIN, null), '/finance/payment/kasirsesi')).toBe(false);
    expect(mayOpenRoute(user(SUPERADMIN, 2), '/finance/payment/kasirsesi')).toBe(true);
    expect(mayOpenRoute(user(SUPERADMIN, null), '/finance/laporan-v2/jurnal')).toBe(true);
  });

  it.each([
    '/finance/payment/bill',
    '/finance/payment/bill/7',
    '/finance/payment/transaction',
    '/finance/payment/transaction/7',
    '/paket/sales',
    '/paket/sales/7',
    '/paket/sales/getfreeused',
  ])('list what was sold and paid over all branches: %s', (path) => {
    expect([null, 1].map((branch) => mayOpenRoute(user(SUPERADMIN, branch), path))).toEqual([true, true]);
    expect(mayOpenRoute(user(PERAWAT), path)).toBe(false);
  });

  it('give every role home and its features', () => {
    for (const role of staffRoles) expect(mayOpenRoute(user(role), '/')).toBe(true);
    expect(hasFeature(user(DOKTER), '/service/visit/daily')).toBe(true);
    expect(hasFeature({ ...user(DOKTER), features: [] }, '/service/visit/daily')).toBe(false);
    expect(hasFeature({ ...user(DOKTER), features: [] }, '/user/12')).toBe(true);
    expect(hasFeature({ ...user(PERAWAT), features: [] }, '/inventory')).toBe(true);
    expect(hasFeature({ ...user(PERAWAT), features: [] }, '/inventory/warehouse')).toBe(false);
    expect(defaultFeatures(FINANCE)).toContain('finance.laporan-v2');
    expect(defaultFeatures(PERAWAT)).not.toContain('finance.payment');
  });

  it('know resources, verbs and hidden fields', () => {
    expect(can(user(MANAGER), 'service.tindakanmediskategori', 'create')).toBe(true);
    expect(can(user(DOKTER), 'service.tindakanmediskategori', 'create')).toBe(false);
    expect(can(user(MANAGER), 'service.tindakanmediskategori', 'nothing')).toBe(false);
    expect(can(user(99), 'service.tindakanmediskategori', 'list')).toBe(false);
    expect(can(user(1), 'service.tindakanmediskategori', 'list')).toBe(false);
    expect(maySee(DOKTER, 'contact')).toBe(false);
    expect(maySee(ADMIN, 'contact')).toBe(true);
  });

  it.each([
    ['platform', 'admin dokter finance inventory manager multimedia perawat superadmin'],
    ['service', 'admin dokter manager multimedia perawat superadmin'],
    ['paket', 'admin manager superadmin'],
    ['inventory', 'admin finance inventory manager perawat superadmin'],
    ['attendance', 'admin finance manager superadmin'],
    ['finance', 'admin finance manager superadmin'],
  ] as const)('show the module %s to %s', (module, roles) => {
    expect(rolesThat((role) => showsModule(role, module))).toBe(roles);
  });

  it.each([
    ['/dashboard/stakeholder/doctor', 'manager'],
    ['/finance/master/akun', 'finance manager'],
    ['/finance/payment/bill', 'admin finance manager superadmin'],
    ['/inventory/mutation', 'admin inventory manager'],
    ['/inventory-v2/warehouse', 'admin inventory manager'],
    ['/attendance/attendance/daily', 'admin manager'],
    ['/attendance/payroll/transaction', 'admin finance manager'],
    ['/attendance/master/payrollperiode', 'admin finance manager'],
    ['/user/7/finance', 'dokter investor'],
    ['/finance/laporan-v2/neraca', 'admin finance investor manager superadmin'],
    ['/finance/laporan-v2/neraca-lajur', 'admin finance manager superadmin'],
    ['/service/rekammedis', 'admin dokter manager multimedia perawat superadmin'],
  ] as const)('put the item %s into the launcher of %s', (path, roles) => {
    expect(rolesThat((role) => showsInLauncher(role, path))).toBe(roles);
  });
});
