// What shows the bespoke pages of the service module, by their addresses.
import { type Components, withTexts } from './components.ts';

const withFinanceTexts = withTexts('finance');
const withServiceTexts = withTexts('service');
const withPaketTexts = withTexts('paket');

export const serviceComponents = {
  '/service/visit': withServiceTexts(() => import('./service/visit-board/page.tsx')),
  '/service/visit/jadwal': withServiceTexts(() => import('./service/schedule/page.tsx')),
  '/service/rekammedis': () => import('./service/rekammedis/page.tsx'),
  '/service/payment': withFinanceTexts(() => import('./service/payment/page.tsx')),
  '/service/payment/:id': withFinanceTexts(() => import('./finance/bill/page.tsx')),
  '/service/visit/daily': withServiceTexts(() => import('./service/visit-daily/page.tsx')),
  '/service/visit/recall': withServiceTexts(() => import('./service/recall/page.tsx')),
  '/service/visit/orto': withServiceTexts(() => import('./service/ortho-late/page.tsx')),
  '/service/visit/belumberes': withServiceTexts(() => import('./service/unfinished/page.tsx')),
  '/service/rekammedis/tindakanmedis': withServiceTexts(() => import('./service/riwayat-tindakan/page.tsx')),
  '/service/rekammedis/ganda': withServiceTexts(() => import('./service/duplicates/page.tsx')),
  '/service/visit/waktu': withServiceTexts(() => import('./service/visit-times/page.tsx')),
  '/service/visit/antrian': withServiceTexts(() => import('./service/queue-screen/page.tsx')),
  '/service/visit/multimedia': withServiceTexts(() => import('./service/photo-day/page.tsx')),
  '/service/multimedia/multimedia': withServiceTexts(() => import('./service/photo-gallery/page.tsx')),
  '/service/multimedia/label': withServiceTexts(() => import('./service/photo-labels/page.tsx')),
  '/service/master/multimedialabel': withServiceTexts(() => import('./service/photo-label-master/page.tsx')),
  '/service/visit/:id': withPaketTexts(withServiceTexts(() => import('./service/visit/page.tsx'))),
  '/service/visit/perawatan': withServiceTexts(() => import('./service/perawatan/page.tsx')),
  '/service/rekammedis/formlab': withServiceTexts(() => import('./service/formlab/page.tsx')),
  '/service/master/tindakanmedis': withServiceTexts(() => import('./service/tindakanmedis/page.tsx')),
  '/service/master/laboratorium/jasa': withServiceTexts(() => import('./service/jasa-laboratorium/page.tsx')),
  '/service/master/laboratorium/:id': withServiceTexts(() => import('./service/laboratorium/page.tsx')),
  '/service/rekammedis/:id': withFinanceTexts(withServiceTexts(() => import('./service/record/page.tsx'))),
} as const satisfies Components;
