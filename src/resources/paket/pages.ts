// Bespoke pages of the packages, in menu order.
import type { Page } from '../page.ts';

export const paketPages = [
  {
    path: '/paket/sales/pengingat',
    label: 'Pengingat paket',
    module: 'paket',
    access: { call: 'paket.pengingat.list' },
    menu: true,
    last: true,
  },
  {
    path: '/paket/sales/kewajiban',
    label: 'Kewajiban Paket',
    module: 'paket',
    access: { call: 'paket.laporan.kewajiban' },
    menu: true,
    last: true,
    group: 'Laporan',
  },
  {
    path: '/paket/sales/laba',
    label: 'Laba Paket',
    module: 'paket',
    access: { call: 'paket.laporan.laba' },
    menu: true,
    last: true,
    group: 'Laporan',
  },
] as const satisfies readonly Page[];
