// How large pictures are shown: in steps of a half, by button or key (specified).
import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ZOOM } from '../../../kit/crop/edit.ts';
import layout from '../../../kit/style/layout.module.css';
import style from './photo-gallery.module.css';

const within = (zoom: number): number => Math.min(ZOOM.max, Math.max(ZOOM.min, zoom));

/** The zoom of a stage; '+', '-' and '0' change it from anywhere but a field. */
export const useZoom = () => {
  const [zoom, setZoom] = useState<number>(ZOOM.min);
  const by = (steps: number) => setZoom((now) => within(now + steps * ZOOM.step));
  const reset = () => setZoom(ZOOM.min);
  const toggle = () => setZoom((now) => (now > ZOOM.min ? ZOOM.min : 2));
  return { zoom, by, reset, toggle };
};
export type Zoom = ReturnType<typeof useZoom>;

type Keys = Readonly<Record<string, () => void>>;

/** Calls what is bound to a key, unless somebody types. */
export const useKeys = (keys: Keys): void =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = (event.target as HTMLElement).closest(
        'input, textarea, [contenteditable="true"], [role="slider"]',
      );
      const act = keys[event.key];
      if (!act || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

export const zoomKeys = ({ by, reset }: Zoom): Keys => ({
  '+': () => by(1),
  '=': () => by(1),
  '-': () => by(-1),
  '0': reset,
});

export const ZoomButtons = ({ zoom, by }: Zoom) => {
  const { t } = useTranslation();
  return (
    <div className={layout.lineTight}>
      <Button
        icon={<MinusOutlined aria-hidden />}
        aria-label={t('photo.zoomOut')}
        disabled={zoom <= ZOOM.min}
        onClick={() => by(-1)}
      />
      <output className={style.zoomValue}>{`${zoom}×`}</output>
      <Button
        icon={<PlusOutlined aria-hidden />}
        aria-label={t('photo.zoomIn')}
        disabled={zoom >= ZOOM.max}
        onClick={() => by(1)}
      />
    </div>
  );
};
