// What shows the bespoke pages of the packages, by their addresses.
import { type Components, withTexts } from './components.ts';

const withPaketTexts = withTexts('paket');
const withServiceTexts = withTexts('service');

export const paketComponents = {
  '/paket/sales/getfreeused': withPaketTexts(withServiceTexts(() => import('./paket/getfreeused/page.tsx'))),
} as const satisfies Components;
