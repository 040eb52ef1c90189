// What shows the bespoke pages of people, dashboards and settings, by their addresses.
import { type Components, withRange, withTexts } from './components.ts';

const withFinanceTexts = withTexts('finance');
const withPaketTexts = withTexts('paket');

export const platformComponents = {
  '/dashboard': withRange(() => import('./platform/dashboard/page.tsx')),
  '/dashboard/cabang': () => import('./platform/cabang/page.tsx'),
  '/dashboard/stakeholder/doctor': () => import('./platform/stakeholder-doctor/page.tsx'),
  '/dashboard/stakeholder/pegawai': () => import('./platform/stakeholder-pegawai/page.tsx'),
  '/dashboard/stakeholder/investor': () => import('./platform/stakeholder-investor/page.tsx'),
  '/dashboard/approval': () => import('./platform/approval/page.tsx'),
  '/dashboard/settings': withFinanceTexts(() => import('./platform/settings/page.tsx')),
  '/dashboard/mulai': () => import('./platform/mulai/page.tsx'),
  '/user/:id': withFinanceTexts(() => import('./platform/user/page.tsx')),
  '/customer/:id': withPaketTexts(withFinanceTexts(() => import('./platform/customer/page.tsx'))),
} as const satisfies Components;
