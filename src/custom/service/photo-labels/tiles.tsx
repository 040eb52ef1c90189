// A tile for each label: its newest photo and how many there are; it leads to the photos.
import { PictureOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { useNewsOf } from '../../../providers/live.ts';
import { labelGroups } from '../../../resources/service/multimedialabel.ts';
import { visitmultimedia } from '../../../resources/service/visitmultimedia.ts';
import { InstantText } from '../../../kit/date/date-text.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { galleryPath } from './gallery-path.ts';
import layout from '../../../kit/style/layout.module.css';
import style from './photo-labels.module.css';
import words from '../../../kit/style/words.module.css';

type LabelTile = AnswerOf<'service.multimedia.label'>['data'][number];

const Tile = ({ tile }: { tile: LabelTile }) => {
  const { t } = useTranslation();
  return (
    <li>
      <Link className={style.tile} to={galleryPath({ label: tile.id })}>
        {tile.thumburl ? (
          <img className={style.picture} src={tile.thumburl} alt="" loading="lazy" />
        ) : (
          <span className={style.blank} aria-hidden>
            <PictureOutlined />
          </span>
        )}
        <span className={style.words}>
          <span className={words.name}>{tile.name}</span>
          <span className={words.quiet}>{t('gallery.photos', { count: tile.photo_count })}</span>
          <span className={words.quiet}>
            {tile.upload_at ? <InstantText value={tile.upload_at} /> : t('gallery.none')}
          </span>
          {tile.isprotocol && <StatusChip label={t('gallery.isProtocol')} tone="info" />}
        </span>
      </Link>
    </li>
  );
};

export const LabelTiles = () => {
  const { query, answer } = useCall('service.multimedia.label', {});
  const reload = () => void query.refetch();
  useNewsOf(visitmultimedia.name, reload);
  const tiles = answer?.data ?? [];
  if (query.isError && !query.data) return <ErrorState message={query.error.message} onRetry={reload} />;
  if (query.isLoading) return <Skeleton active title={false} />;
  if (tiles.length === 0) return <EmptyState />;
  return labelGroups
    .filter(({ value }) => tiles.some(({ group }) => group === value))
    .map(({ value, label }) => (
      <section key={value} className={`${layout.stack} ${style.group}`}>
        <h2 className={words.heading}>{label}</h2>
        <ul className={`${layout.tiles} ${style.tiles}`}>
          {tiles
            .filter(({ group }) => group === value)
            .map((tile) => (
              <Tile key={tile.id} tile={tile} />
            ))}
        </ul>
      </section>
    ));
};
