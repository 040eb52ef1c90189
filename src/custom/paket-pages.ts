// What shows the bespoke pages of the packages, by their addresses.
import { type Components, withTexts } from './components.ts';

const withFinanceTexts = withTexts('finance');
const withServiceTexts = withTexts('service');
const withPaketTexts = withTexts('paket');

export const paketComponents = {
  '/paket/sales': withServiceTexts(withFinanceTexts(withPaketTexts(() => import('./paket/sales/page.tsx')))),
  '/paket/sales/:id': withFinanceTexts(withPaketTexts(() => import('./paket/sales-record/page.tsx'))),
  '/paket/sales/pengingat': withPaketTexts(() => import('./paket/reminders/page.tsx')),
} as const satisfies Components;
