// One photo over the whole page: zoomed, turned over with the arrow keys, described beside it (service.md 4).
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhotoData } from './photo.ts';
import { PhotoActions } from './photo-actions.tsx';
import { PhotoFacts } from './photo-facts.tsx';
import { useReturnFocus } from '../../../kit/hooks/return-focus.ts';
import layout from '../../../kit/style/layout.module.css';
import style from './photo-gallery.module.css';
import { onDemand } from '../../../kit/page/on-demand.tsx';
import { Stage } from './stage.tsx';
import { useKeys, useZoom, ZoomButtons, zoomKeys } from './zoom.tsx';

/** It unpacks files of devices: it comes with the first one that is opened. */
const XrayStage = onDemand(async () => (await import('../xray/xray-stage.tsx')).XrayStage);

interface Props {
  /** Those that the arrows lead to. */
  readonly photos: readonly PhotoData[];
  readonly first: PhotoData;
  readonly onClose: () => void;
}

/** Where the viewer stands among the photos; a photo that has gone gives its place to the next. */
const usePlace = (photos: readonly PhotoData[], first: PhotoData) => {
  const [at, setAt] = useState(() => photos.findIndex(({ id }) => id === first.id));
  const place = Math.min(Math.max(0, at), photos.length - 1);
  const move = (by: number) => setAt(Math.min(photos.length - 1, Math.max(0, place + by)));
  return { place, move };
};

export const Lightbox = ({ photos, first, onClose }: Props) => {
  const { t } = useTranslation();
  useReturnFocus();
  const { place, move } = usePlace(photos, first);
  const [changed, setChanged] = useState<PhotoData>();
  const zoom = useZoom();
  const listed = photos[place] ?? first;
  const photo = changed?.id === listed.id && changed.version >= listed.version ? changed : listed;
  const turn = (by: number) => {
    zoom.reset();
    move(by);
  };
  useKeys({ ...zoomKeys(zoom), ArrowLeft: () => turn(-1), ArrowRight: () => turn(1) });
  const title = [photo.labeldata?.name ?? t('gallery.unlabelled'), photo.customerdata?.name]
    .filter(Boolean)
    .join(' · ');
  return (
    <Modal
      open
      title={title}
      width="100%"
      className={style.full}
      classNames={{ content: style.fullContent, body: style.fullBody }}
      onCancel={onClose}
      footer={null}
    >
      <div className={style.lightbox}>
        <div className={style.view}>
          {photo.xray ? (
            <XrayStage
              key={photo.id}
              photo={photo}
              xray={photo.xray}
              title={title}
              zoom={zoom.zoom}
              onChanged={setChanged}
            />
          ) : (
            <Stage key={photo.id} src={photo.url} title={title} zoom={zoom.zoom} onDoubleClick={zoom.toggle} />
          )}
          <div className={`${layout.row} ${style.bar}`}>
            <Button
              icon={<LeftOutlined aria-hidden />}
              aria-label={t('gallery.previous')}
              disabled={place <= 0}
              onClick={() => turn(-1)}
            />
            <output className={style.place}>{t('gallery.place', { n: place + 1, of: photos.length })}</output>
            <Button
              icon={<RightOutlined aria-hidden />}
              aria-label={t('gallery.next')}
              disabled={place >= photos.length - 1}
              onClick={() => turn(1)}
            />
            <ZoomButtons {...zoom} />
          </div>
        </div>
        <aside className={style.side} aria-label={t('gallery.details')}>
          <PhotoFacts photo={photo} />
          <PhotoActions photo={photo} onChanged={setChanged} onRemoved={onClose} />
        </aside>
      </div>
    </Modal>
  );
};
