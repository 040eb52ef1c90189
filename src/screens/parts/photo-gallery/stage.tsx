// A picture on a dark ground, moved with the pointer or the scroll bars when it is larger than its place.
import { type PointerEvent, useRef } from 'react';
import { ScrollRegion } from '../scroll-region.tsx';
import style from './photo-gallery.module.css';

interface Props {
  readonly src: string;
  /** What the picture shows. */
  readonly title: string;
  readonly zoom: number;
  readonly onDoubleClick?: () => void;
}

const usePan = () => {
  const from = useRef<{ x: number; y: number; left: number; top: number }>(undefined);
  const boxOf = (event: PointerEvent<HTMLElement>) => event.currentTarget.parentElement;
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const box = boxOf(event);
      // Fingers scroll by themselves.
      if (!box || event.pointerType === 'touch') return;
      from.current = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!from.current) return;
      const { x, y, left, top } = from.current;
      boxOf(event)?.scrollTo(left + x - event.clientX, top + y - event.clientY);
    },
    onPointerUp: () => {
      from.current = undefined;
    },
  };
};

export const Stage = ({ src, title, zoom, onDoubleClick }: Props) => {
  const pan = usePan();
  const size = `${zoom * 100}%`;
  return (
    <ScrollRegion label={title} className={style.stage}>
      <div className={style.canvas} style={{ width: size, height: size }} {...pan}>
        <img className={style.picture} src={src} alt={title} draggable={false} onDoubleClick={onDoubleClick} />
      </div>
    </ScrollRegion>
  );
};
