// Photos by day, small; one click opens, a tick chooses for comparison.
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../resources/kernel/date.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { useZone } from '../../../kit/date/zone.ts';
import { COMPARED, daysOf, type PhotoData } from './photo.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import style from './photo-gallery.module.css';

interface Props {
  readonly photos: readonly PhotoData[];
  readonly chosen: readonly PhotoData[];
  /** The patient is told with each photo, where they are of many. */
  readonly named: boolean;
  readonly onOpen: (photo: PhotoData) => void;
  readonly onChoose: (photo: PhotoData, chosen: boolean) => void;
}

type TileProps = Omit<Props, 'photos'> & { readonly photo: PhotoData };

/** 'Frontal · Keysha Almira' */
const useTitle = (named: boolean) => {
  const { t } = useTranslation();
  return ({ labeldata, customerdata }: PhotoData): string =>
    [labeldata?.name ?? t('gallery.unlabelled'), named && customerdata?.name].filter(Boolean).join(' · ');
};

const Tile = ({ photo, chosen, named, onOpen, onChoose }: TileProps) => {
  const { t } = useTranslation();
  const title = useTitle(named)(photo);
  const isChosen = chosen.some(({ id }) => id === photo.id);
  return (
    <li className={style.tile} data-chosen={isChosen}>
      <button type="button" className={style.open} onClick={() => onOpen(photo)}>
        <img className={style.thumb} src={photo.thumburl} alt="" loading="lazy" decoding="async" />
        <span className={style.caption}>
          <span className={words.name}>{photo.labeldata?.name ?? t('gallery.unlabelled')}</span>
          {named && <span className={words.quiet}>{photo.customerdata?.name}</span>}
          {photo.tooth !== null && <span className={words.quiet}>{t('gallery.tooth', { tooth: photo.tooth })}</span>}
        </span>
      </button>
      <Checkbox
        className={style.choose}
        checked={isChosen}
        disabled={!isChosen && chosen.length >= COMPARED.most}
        aria-label={t('gallery.chooseFor', { title })}
        onChange={(event) => onChoose(photo, event.target.checked)}
      />
    </li>
  );
};

export const PhotoGrid = ({ photos, ...props }: Props) => {
  const zone = useZone();
  return (
    <div className={layout.stackLarge}>
      {daysOf(photos, zone).map(({ day, photos: ofDay }) => (
        <div key={day} className={layout.stackSmall} role="group" aria-label={formatDate(day)}>
          <p className={`${layout.line} ${words.heading}`}>
            <DateText value={day} />
            <span className={words.faint}>{ofDay.length}</span>
          </p>
          <ul className={`${layout.tiles} ${style.grid}`}>
            {ofDay.map((photo) => (
              <Tile key={photo.id} photo={photo} {...props} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
};
