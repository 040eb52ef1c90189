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
] as const satisfies readonly Page[];
