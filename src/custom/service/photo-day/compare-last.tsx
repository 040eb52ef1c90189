// The visit's photos beside those from before: of the first labels that both have (service.md 4).
import { App } from 'antd';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_LIMIT } from '../../../resources/kernel/page.ts';
import type { PhotoData } from '../../../parts/service/photo-gallery/photo.ts';
import { usePhotos } from '../../../parts/service/photo-gallery/use-photos.ts';
import type { DayVisit } from './day.ts';
import { pairOf } from './pair.ts';

const Compare = lazy(async () => ({
  default: (await import('../../../parts/service/photo-gallery/compare.tsx')).Compare,
}));

const NOTHING: readonly PhotoData[] = [];

export const CompareLast = ({ visit, onClose }: { visit: DayVisit; onClose: () => void }) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const { photos, query } = usePhotos({ customer: visit.customerdata.id }, { page: 1, limit: MAX_LIMIT });
  const pair = useMemo(
    () => (query.isSuccess ? pairOf(photos, visit.id) : undefined),
    [photos, query.isSuccess, visit.id],
  );
  const isLonely = query.isError || (query.isSuccess && pair === undefined);
  const problem = query.error?.message ?? t('gallery.noPair');
  useEffect(() => {
    if (!isLonely) return;
    message.info(problem);
    onClose();
  }, [isLonely, message, problem, onClose]);
  return <Suspense>{pair && <Compare photos={pair ?? NOTHING} onClose={onClose} />}</Suspense>;
};
