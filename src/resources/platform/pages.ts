// Bespoke pages of people, dashboards and settings, in menu order.
import type { Page } from '../page.ts';

export const platformPages = [
  {
    path: '/dashboard',
    label: 'Dashboard',
    module: 'platform',
    access: { call: 'dashboard.service.dailyvisit' },
    menu: true,
  },
  {
    path: '/dashboard/cabang',
    label: 'Perbandingan Cabang',
    module: 'platform',
    access: { call: 'dashboard.cabang' },
    menu: true,
  },
  {
    path: '/dashboard/stakeholder/doctor',
    label: 'Dokter',
    module: 'platform',
    access: { call: 'dashboard.stakeholder.doctor' },
    menu: true,
    group: 'Stakeholder',
  },
  {
    path: '/dashboard/stakeholder/pegawai',
    label: 'Pegawai',
    module: 'platform',
    access: { call: 'dashboard.stakeholder.pegawai' },
    menu: true,
    group: 'Stakeholder',
  },
  {
    path: '/dashboard/stakeholder/investor',
    label: 'Investor',
    module: 'platform',
    access: { call: 'dashboard.stakeholder.investor' },
    menu: true,
    group: 'Stakeholder',
  },
  {
    path: '/dashboard/approval',
    label: 'Persetujuan',
    module: 'platform',
    access: { call: 'platform.applog.decide' },
    menu: true,
  },
  {
    path: '/dashboard/settings',
    label: 'Pengaturan',
    module: 'platform',
    access: { call: 'platform.settings.show' },
    menu: true,
  },
  {
    path: '/dashboard/mulai',
    label: 'Kesiapan Cabang',
    module: 'platform',
    access: { call: 'platform.readiness.show' },
    menu: true,
  },
  {
    path: '/user/:id',
    label: 'Profil',
    module: 'platform',
    access: { resource: 'platform.users', action: 'show' },
    menu: false,
  },
  {
    path: '/customer/:id',
    label: 'Customer',
    module: 'platform',
    access: { call: 'service.customer.timeline' },
    menu: false,
  },
] as const satisfies readonly Page[];
