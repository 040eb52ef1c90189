// What shows the bespoke pages of the finance module, by their addresses.
import { type Components, withTexts } from './components.ts';

const withFinanceTexts = withTexts('finance');

export const financeComponents = {
  '/finance/payment/bill': withFinanceTexts(() => import('./finance/payment-bill/page.tsx')),
  '/finance/payment/bill_credit': withFinanceTexts(() => import('./finance/payment-credit/page.tsx')),
  '/finance/payment/angsuran': withFinanceTexts(() => import('./finance/payment-angsuran/page.tsx')),
  '/finance/payment/directsales': withFinanceTexts(() => import('./finance/payment-sales/page.tsx')),
  '/finance/payment/bill/:id': withFinanceTexts(() => import('./finance/bill/page.tsx')),
  '/finance/payment/transaction': withFinanceTexts(() => import('./finance/payment-transaction/page.tsx')),
  '/finance/payment/transaction/:id': withFinanceTexts(() => import('./finance/receipt/page.tsx')),
  '/finance/payment/pasien': withFinanceTexts(() => import('./finance/payment-patients/page.tsx')),
  '/finance/payment/kasirsesi': withFinanceTexts(() => import('./finance/payment-session/page.tsx')),
  '/finance/createjurnalumum': withFinanceTexts(() => import('./finance/journal-form/page.tsx')),
  '/finance/periode': withFinanceTexts(() => import('./finance/periode/page.tsx')),
  '/finance/periode/create': withFinanceTexts(() => import('./finance/periode-create/page.tsx')),
  '/finance/biaya/transaction': withFinanceTexts(() => import('./finance/biaya/page.tsx')),
  '/finance/biaya/invoice': withFinanceTexts(() => import('./finance/biaya-invoice/page.tsx')),
  '/finance/master/akun': withFinanceTexts(() => import('./finance/akun/page.tsx')),
  '/finance/master/paymentmethod': withFinanceTexts(() => import('./finance/paymentmethod/page.tsx')),
  '/finance/master/sharingprofit': withFinanceTexts(() => import('./finance/sharingprofit/page.tsx')),
  '/finance/master/jurnalautoposting': withFinanceTexts(() => import('./finance/autoposting/page.tsx')),
  '/finance/master/jurnaltemplate': withFinanceTexts(() => import('./finance/jurnal-template/page.tsx')),
  '/finance/laporan-v2/jurnal': withFinanceTexts(() => import('./finance/laporan-jurnal/page.tsx')),
  '/finance/laporan-v2/neraca-saldo': withFinanceTexts(() => import('./finance/neraca-saldo/page.tsx')),
  '/finance/laporan-v2/bukubesar': withFinanceTexts(() => import('./finance/buku-besar/page.tsx')),
  '/finance/laporan-v2/neraca-lajur': withFinanceTexts(() => import('./finance/neraca-lajur/page.tsx')),
  '/finance/laporan-v2/neraca': withFinanceTexts(() => import('./finance/neraca/page.tsx')),
  '/finance/laporan-v2/labarugi': withFinanceTexts(() => import('./finance/laba-rugi/page.tsx')),
  '/finance/laporan-v2/aruskas': withFinanceTexts(() => import('./finance/arus-kas/page.tsx')),
  '/finance/laporan-v2/verifikasi': withFinanceTexts(() => import('./finance/verification/page.tsx')),
  '/finance/laporan/jurnal': withFinanceTexts(() => import('./finance/laporan-ringkas-jurnal/page.tsx')),
  '/finance/laporan/trialbalance': withFinanceTexts(() => import('./finance/laporan-ringkas-trialbalance/page.tsx')),
  '/finance/laporan/bukubesar': withFinanceTexts(() => import('./finance/laporan-ringkas-bukubesar/page.tsx')),
  '/finance/laporan/labarugi': withFinanceTexts(() => import('./finance/laporan-ringkas-labarugi/page.tsx')),
} as const satisfies Components;
