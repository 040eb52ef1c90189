// Bespoke pages as data: the router, the menus and the launcher read this list beside the registry.
import type { ComponentType } from 'react';
import type { Access } from '../providers/access.ts';
import { loadTexts, type TextBundle } from '../providers/i18n.ts';
import type { Module } from '../resources/kernel/define.ts';

export interface CustomPage {
  /** Client route; parameters as `:id`. */
  readonly path: string;
  /** Indonesian name in menus, launcher and page title. */
  readonly label: string;
  readonly module: Module;
  readonly access: Access;
  /** Pages reached from another page only (`/service/visit/:id`) stay out of menus and launcher. */
  readonly menu: boolean;
  /** Call below /api that answers `{late}`: how much of an earlier day waits here; shown on the module's tile. */
  readonly count?: string;
  /** Group heading in the module's menu. */
  readonly group?: string;
  /** Stands alone, without the application's frame: a screen that nobody works at. */
  readonly bare?: true;
  readonly component: () => Promise<{ readonly default: ComponentType }>;
}

/** The texts of a module come with its pages. */
const withTexts = (bundle: TextBundle) => (component: CustomPage['component']) => async () => {
  const [page] = await Promise.all([component(), loadTexts(bundle)]);
  return page;
};
const withServiceTexts = withTexts('service');
const withFinanceTexts = withTexts('finance');

export const customPages: readonly CustomPage[] = [
  {
    path: '/dashboard',
    label: 'Dashboard',
    module: 'platform',
    access: { call: 'dashboard.service.dailyvisit' },
    menu: true,
    component: () => import('./dashboard/page.tsx'),
  },
  {
    path: '/dashboard/cabang',
    label: 'Perbandingan Cabang',
    module: 'platform',
    access: { call: 'dashboard.cabang' },
    menu: true,
    component: () => import('./cabang/page.tsx'),
  },
  {
    path: '/dashboard/stakeholder/doctor',
    label: 'Dokter',
    module: 'platform',
    access: { call: 'dashboard.stakeholder.doctor' },
    menu: true,
    group: 'Stakeholder',
    component: () => import('./stakeholder-doctor/page.tsx'),
  },
  {
    path: '/dashboard/stakeholder/pegawai',
    label: 'Pegawai',
    module: 'platform',
    access: { call: 'dashboard.stakeholder.pegawai' },
    menu: true,
    group: 'Stakeholder',
    component: () => import('./stakeholder-pegawai/page.tsx'),
  },
  {
    path: '/dashboard/stakeholder/investor',
    label: 'Investor',
    module: 'platform',
    access: { call: 'dashboard.stakeholder.investor' },
    menu: true,
    group: 'Stakeholder',
    component: () => import('./stakeholder-investor/page.tsx'),
  },
  {
    path: '/dashboard/approval',
    label: 'Persetujuan',
    module: 'platform',
    access: { call: 'platform.applog.decide' },
    menu: true,
    component: () => import('./approval/page.tsx'),
  },
  {
    path: '/dashboard/settings',
    label: 'Pengaturan',
    module: 'platform',
    access: { call: 'platform.settings.show' },
    menu: true,
    component: () => import('./settings/page.tsx'),
  },
  {
    path: '/user/:id',
    label: 'Profil',
    module: 'platform',
    access: { resource: 'platform.users', action: 'show' },
    menu: false,
    component: () => import('./user/page.tsx'),
  },
  {
    path: '/customer/:id',
    label: 'Customer',
    module: 'platform',
    access: { call: 'service.customer.timeline' },
    menu: false,
    component: () => import('./customer/page.tsx'),
  },
  {
    path: '/attendance/employees',
    label: 'Pegawai',
    module: 'attendance',
    access: { call: 'attendance.pegawai.list' },
    menu: true,
    component: () => import('./employees/page.tsx'),
  },
  {
    path: '/my-attendance',
    label: 'Kehadiran Saya',
    module: 'attendance',
    access: { call: 'attendance.pegawai.show' },
    menu: false,
    component: () => import('./my-attendance/page.tsx'),
  },
  {
    path: '/service/visit',
    label: 'Papan antrian',
    module: 'service',
    access: { resource: 'service.visit', action: 'list' },
    menu: true,
    component: withServiceTexts(() => import('./visit-board/page.tsx')),
  },
  {
    path: '/service/visit/jadwal',
    label: 'Jadwal',
    module: 'service',
    access: { call: 'service.jadwal.kalender' },
    menu: true,
    component: withServiceTexts(() => import('./schedule/page.tsx')),
  },
  {
    path: '/service/visit/daily',
    label: 'Kunjungan',
    module: 'service',
    access: { resource: 'service.visit', action: 'list' },
    // The derived list has its place in the menu.
    menu: false,
    component: withServiceTexts(() => import('./visit-daily/page.tsx')),
  },
  {
    path: '/service/visit/waktu',
    label: 'Waktu tunggu & kursi',
    module: 'service',
    access: { call: 'insight.visit.waktutunggu' },
    menu: true,
    component: withServiceTexts(() => import('./visit-times/page.tsx')),
  },
  {
    path: '/service/visit/recall',
    label: 'Daftar kontrol & recall',
    module: 'service',
    access: { resource: 'service.recall', action: 'list' },
    menu: true,
    component: withServiceTexts(() => import('./recall/page.tsx')),
  },
  {
    path: '/service/visit/antrian',
    label: 'Layar Antrian',
    module: 'service',
    access: { call: 'service.visit.antrian' },
    menu: true,
    bare: true,
    component: withServiceTexts(() => import('./queue-screen/page.tsx')),
  },
  {
    path: '/service/visit/multimedia',
    label: 'Foto Kunjungan',
    module: 'service',
    access: { call: 'service.multimedia.visit' },
    menu: true,
    group: 'Foto',
    component: withServiceTexts(() => import('./photo-day/page.tsx')),
  },
  {
    path: '/service/multimedia/multimedia',
    label: 'Galeri Foto',
    module: 'service',
    access: { resource: 'service.visitmultimedia', action: 'list' },
    menu: true,
    group: 'Foto',
    component: withServiceTexts(() => import('./photo-gallery/page.tsx')),
  },
  {
    path: '/service/multimedia/label',
    label: 'Foto per Label',
    module: 'service',
    access: { call: 'service.multimedia.label' },
    menu: true,
    group: 'Foto',
    component: withServiceTexts(() => import('./photo-labels/page.tsx')),
  },
  {
    // Its menu entry is the declaration's.
    path: '/service/master/multimedialabel',
    label: 'Label Foto',
    module: 'service',
    access: { resource: 'service.multimedialabel', action: 'list' },
    menu: false,
    component: withServiceTexts(() => import('./photo-label-master/page.tsx')),
  },
  {
    path: '/service/visit/belumberes',
    label: 'Belum beres',
    module: 'service',
    access: { call: 'service.belumberes.list' },
    menu: true,
    count: 'service/belumberes/jumlah',
    component: withServiceTexts(() => import('./unfinished/page.tsx')),
  },
  {
    path: '/service/visit/:id',
    label: 'Kunjungan',
    module: 'service',
    access: { resource: 'service.visit', action: 'show' },
    menu: false,
    component: withServiceTexts(() => import('./visit/page.tsx')),
  },
  {
    path: '/service/rekammedis',
    label: 'Rekam Medis',
    module: 'service',
    access: { resource: 'platform.users', action: 'list' },
    menu: true,
    component: () => import('./rekammedis/page.tsx'),
  },
  {
    path: '/service/visit/perawatan',
    label: 'Tindakan Kunjungan',
    module: 'service',
    access: { resource: 'service.visitperawatan', action: 'list' },
    menu: false,
    component: withServiceTexts(() => import('./perawatan/page.tsx')),
  },
  {
    path: '/service/rekammedis/tindakanmedis',
    label: 'Riwayat Tindakan',
    module: 'service',
    access: { call: 'service.visitperawatan.group' },
    menu: true,
    component: withServiceTexts(() => import('./riwayat-tindakan/page.tsx')),
  },
  {
    path: '/service/rekammedis/formlab',
    label: 'Form Lab',
    module: 'service',
    access: { resource: 'service.formlab', action: 'list' },
    menu: false,
    component: withServiceTexts(() => import('./formlab/page.tsx')),
  },
  {
    path: '/service/master/tindakanmedis',
    label: 'Tindakan Medis',
    module: 'service',
    access: { resource: 'service.tindakanmedis', action: 'list' },
    menu: false,
    component: withServiceTexts(() => import('./tindakanmedis/page.tsx')),
  },
  {
    path: '/service/master/laboratorium/jasa',
    label: 'Jasa Laboratorium',
    module: 'service',
    access: { resource: 'service.laboratoriumjasa', action: 'list' },
    menu: false,
    component: withServiceTexts(() => import('./jasa-laboratorium/page.tsx')),
  },
  {
    path: '/service/master/laboratorium/:id',
    label: 'Laboratorium',
    module: 'service',
    access: { resource: 'service.laboratorium', action: 'show' },
    menu: false,
    component: withServiceTexts(() => import('./laboratorium/page.tsx')),
  },
  {
    path: '/service/rekammedis/ganda',
    label: 'Pasien ganda',
    module: 'service',
    access: { call: 'service.registration.ganda' },
    menu: true,
    component: withServiceTexts(() => import('./duplicates/page.tsx')),
  },
  {
    path: '/service/rekammedis/:id',
    label: 'Rekam medis pasien',
    module: 'service',
    access: { call: 'service.rekammedis.kunjungan' },
    menu: false,
    component: withServiceTexts(() => import('./record/page.tsx')),
  },
  {
    path: '/service/payment',
    label: 'Kasir',
    module: 'service',
    access: { call: 'service.payment.list' },
    menu: true,
    component: () => import('./payment/page.tsx'),
  },
  {
    path: '/finance/payment/bill',
    label: 'Tagihan',
    module: 'finance',
    access: { resource: 'finance.bill', action: 'list' },
    menu: true,
    group: 'Pembayaran',
    component: () => import('./payment-bill/page.tsx'),
  },
  {
    path: '/finance/payment/transaction',
    label: 'Pembayaran',
    module: 'finance',
    access: { resource: 'finance.billtransaction', action: 'list' },
    menu: true,
    group: 'Pembayaran',
    component: () => import('./payment-transaction/page.tsx'),
  },
  {
    path: '/finance/laporan-v2/jurnal',
    label: 'Jurnal',
    module: 'finance',
    access: { call: 'finance.laporan.jurnal' },
    menu: true,
    group: 'Laporan',
    component: () => import('./laporan-jurnal/page.tsx'),
  },
  {
    path: '/finance/laporan-v2/neraca-saldo',
    label: 'Neraca Saldo',
    module: 'finance',
    access: { call: 'finance.laporan.neracasaldo' },
    menu: true,
    group: 'Laporan',
    component: withFinanceTexts(() => import('./neraca-saldo/page.tsx')),
  },
  {
    path: '/finance/laporan-v2/bukubesar',
    label: 'Buku Besar',
    module: 'finance',
    access: { call: 'finance.laporan.bukubesar' },
    menu: true,
    group: 'Laporan',
    component: withFinanceTexts(() => import('./buku-besar/page.tsx')),
  },
  {
    path: '/finance/laporan-v2/neraca-lajur',
    label: 'Neraca Lajur',
    module: 'finance',
    access: { call: 'finance.laporan.neracalajur' },
    menu: true,
    group: 'Laporan',
    component: withFinanceTexts(() => import('./neraca-lajur/page.tsx')),
  },
  {
    path: '/finance/laporan-v2/neraca',
    label: 'Neraca',
    module: 'finance',
    access: { call: 'finance.laporan.neraca' },
    menu: true,
    group: 'Laporan',
    component: withFinanceTexts(() => import('./neraca/page.tsx')),
  },
  {
    path: '/finance/laporan-v2/labarugi',
    label: 'Laba Rugi',
    module: 'finance',
    access: { call: 'finance.laporan.labarugi' },
    menu: true,
    group: 'Laporan',
    component: withFinanceTexts(() => import('./laba-rugi/page.tsx')),
  },
  {
    path: '/finance/createjurnalumum',
    label: 'Jurnal Umum',
    module: 'finance',
    access: { call: 'finance.jurnal.store' },
    menu: true,
    component: withFinanceTexts(() => import('./journal-form/page.tsx')),
  },
  {
    path: '/finance/periode',
    label: 'Periode Pembukuan',
    module: 'finance',
    access: { call: 'finance.periode.preview' },
    menu: true,
    component: withFinanceTexts(() => import('./periode/page.tsx')),
  },
  {
    path: '/finance/periode/create',
    label: 'Periode Baru',
    module: 'finance',
    access: { resource: 'finance.periode', action: 'create' },
    menu: false,
    component: withFinanceTexts(() => import('./periode-create/page.tsx')),
  },
];
