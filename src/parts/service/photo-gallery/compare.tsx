// Two to four photos beside each other, or two on top of each other with a slider from before to after (service.md 4, 10).
import { Modal, Segmented, Slider } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InstantText } from '../../../kit/date/date-text.tsx';
import { inTime, type PhotoData } from './photo.ts';
import { useReturnFocus } from '../../../kit/hooks/return-focus.ts';
import layout from '../../../kit/style/layout.module.css';
import style from './photo-gallery.module.css';
import { Stage } from './stage.tsx';
import { useKeys, useZoom, ZoomButtons, zoomKeys } from './zoom.tsx';

const PAIR = 2;
const HALF = 50;

const useTitle = () => {
  const { t } = useTranslation();
  return ({ labeldata }: PhotoData): string => labeldata?.name ?? t('gallery.unlabelled');
};

const SideBySide = ({ photos, zoom }: { photos: readonly PhotoData[]; zoom: number }) => {
  const { t } = useTranslation();
  const titleOf = useTitle();
  return (
    <div className={style.sides} data-count={photos.length}>
      {photos.map((photo, at) => (
        <figure key={photo.id} className={style.figure}>
          <Stage src={photo.url} title={t('gallery.numbered', { n: at + 1, title: titleOf(photo) })} zoom={zoom} />
          <figcaption className={style.figureCaption}>
            <strong>{titleOf(photo)}</strong> <InstantText value={photo.upload_at} />
          </figcaption>
        </figure>
      ))}
    </div>
  );
};

/** The later photo covers the earlier one as far as the slider says. */
const Overlay = ({ before, after }: { before: PhotoData; after: PhotoData }) => {
  const { t } = useTranslation();
  const titleOf = useTitle();
  const [share, setShare] = useState(HALF);
  return (
    <div className={style.overlay}>
      <div className={style.overlayStage}>
        <img className={style.layer} src={before.url} alt={`${t('gallery.before')}: ${titleOf(before)}`} />
        <img
          className={style.layer}
          src={after.url}
          alt={`${t('gallery.after')}: ${titleOf(after)}`}
          style={{ clipPath: `inset(0 0 0 ${share}%)` }}
        />
        <span className={style.seam} style={{ left: `${share}%` }} aria-hidden />
      </div>
      <div className={style.overlayFoot}>
        <span>
          {t('gallery.before')} <InstantText value={before.upload_at} />
        </span>
        <Slider
          className={style.slider}
          value={share}
          onChange={setShare}
          ariaLabelForHandle={t('gallery.slider')}
          tooltip={{ open: false }}
        />
        <span>
          {t('gallery.after')} <InstantText value={after.upload_at} />
        </span>
      </div>
    </div>
  );
};

export const Compare = ({ photos, onClose }: { photos: readonly PhotoData[]; onClose: () => void }) => {
  const { t } = useTranslation();
  useReturnFocus();
  const zoom = useZoom();
  const [mode, setMode] = useState<'sides' | 'overlay'>('sides');
  useKeys(zoomKeys(zoom));
  const ordered = inTime(photos);
  const [before, after] = ordered;
  const isPair = ordered.length === PAIR;
  return (
    <Modal
      open
      title={t('gallery.compareTitle')}
      width="100%"
      className={style.full}
      classNames={{ content: style.fullContent, body: style.fullBody }}
      onCancel={onClose}
      footer={null}
    >
      <div className={style.compare}>
        <div className={`${layout.row} ${style.bar}`}>
          {isPair && (
            <Segmented
              aria-label={t('gallery.compareMode')}
              value={mode}
              options={[
                { value: 'sides', label: t('gallery.sides') },
                { value: 'overlay', label: t('gallery.overlay') },
              ]}
              onChange={(value) => setMode(value === 'overlay' ? 'overlay' : 'sides')}
            />
          )}
          {mode === 'sides' && <ZoomButtons {...zoom} />}
        </div>
        {mode === 'overlay' && isPair && before && after ? (
          <Overlay before={before} after={after} />
        ) : (
          <SideBySide photos={ordered} zoom={zoom.zoom} />
        )}
      </div>
    </Modal>
  );
};
