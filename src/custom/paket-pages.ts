// What shows the bespoke pages of the packages, by their addresses.
import { type Components, withTexts } from './components.ts';

const withFinanceTexts = withTexts('finance');
const withPaketTexts = withTexts('paket');
const withServiceTexts = withTexts('service');

export const paketComponents = {
  '/paket/promosi': withPaketTexts(() => import('./paket/promosi/page.tsx')),
  '/paket/promosi/create': withPaketTexts(() => import('./paket/promosi-form/page.tsx')),
  '/paket/promosi/tipe': withPaketTexts(() => import('./paket/type-list/page.tsx')),
  '/paket/promosi/:id': withPaketTexts(() => import('./paket/promosi-record/page.tsx')),
  '/paket/promosi/:id/edit': withPaketTexts(() => import('./paket/promosi-form/page.tsx')),
  '/paket/sales': withServiceTexts(withFinanceTexts(withPaketTexts(() => import('./paket/sales/page.tsx')))),
  '/paket/sales/:id': withFinanceTexts(withPaketTexts(() => import('./paket/sales-record/page.tsx'))),
  '/paket/sales/kewajiban': withFinanceTexts(withPaketTexts(() => import('./paket/liability/page.tsx'))),
  '/paket/sales/laba': withFinanceTexts(withPaketTexts(() => import('./paket/profit/page.tsx'))),
  '/paket/sales/pengingat': withPaketTexts(() => import('./paket/reminders/page.tsx')),
  '/paket/sales/getfreeused': withPaketTexts(withServiceTexts(() => import('./paket/getfreeused/page.tsx'))),
} as const satisfies Components;
