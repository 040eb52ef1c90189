// Photos to look at: grid, large view, comparison. Who asks for them, and which, is the page's.
import { SwapOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { COMPARED, type PhotoData } from './photo.ts';
import layout from '../../../kit/style/layout.module.css';
import style from './photo-gallery.module.css';
import { PhotoGrid } from './photo-grid.tsx';
import type { usePhotos } from './use-photos.ts';

const Lightbox = lazy(async () => ({ default: (await import('./lightbox.tsx')).Lightbox }));
const Compare = lazy(async () => ({ default: (await import('./compare.tsx')).Compare }));

interface Props extends Pick<ReturnType<typeof usePhotos>, 'photos' | 'query'> {
  /** The photos are of many patients. */
  readonly named?: boolean;
  /** Said when there is none. */
  readonly empty?: string;
}

interface ChosenBarProps {
  readonly count: number;
  readonly onCompare: () => void;
  readonly onClear: () => void;
}

const ChosenBar = ({ count, onCompare, onClear }: ChosenBarProps) => {
  const { t } = useTranslation();
  return (
    <div className={`${layout.row} ${style.chosen}`} role="status">
      <span>{t('gallery.chosen', { count, most: COMPARED.most })}</span>
      <Button type="primary" icon={<SwapOutlined aria-hidden />} disabled={count < COMPARED.least} onClick={onCompare}>
        {t('gallery.compare')}
      </Button>
      <Button onClick={onClear}>{t('gallery.clear')}</Button>
    </div>
  );
};

export const PhotoGallery = ({ photos, query, named = false, empty }: Props) => {
  const [opened, open] = useState<PhotoData>();
  const [chosen, choose] = useState<readonly PhotoData[]>([]);
  const [comparing, compare] = useState(false);
  if (query.isError && !query.data)
    return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (query.isLoading) return <Skeleton active title={false} />;
  return (
    <div className={`${layout.stackLarge} ${style.gallery}`} aria-busy={query.isPlaceholderData}>
      {chosen.length > 0 && (
        <ChosenBar count={chosen.length} onCompare={() => compare(true)} onClear={() => choose([])} />
      )}
      {photos.length === 0 ? (
        <EmptyState text={empty} />
      ) : (
        <PhotoGrid
          photos={photos}
          chosen={chosen}
          named={named}
          onOpen={open}
          onChoose={(photo, isChosen) =>
            choose((now) => (isChosen ? [...now, photo] : now.filter(({ id }) => id !== photo.id)))
          }
        />
      )}
      <Suspense>
        {opened && <Lightbox photos={photos} first={opened} onClose={() => open(undefined)} />}
        {comparing && <Compare photos={chosen} onClose={() => compare(false)} />}
      </Suspense>
    </div>
  );
};
