// A picture on a dark ground, moved with the pointer or the scroll bars when it is larger than its place.
import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
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

/** What stood in the middle stays there when the picture grows or shrinks. */
const useCentre = (canvas: RefObject<HTMLElement | null>, zoom: number): void => {
  const last = useRef(zoom);
  useLayoutEffect(() => {
    const box = canvas.current?.parentElement;
    const grown = zoom / last.current;
    last.current = zoom;
    if (!box || grown === 1) return;
    const moved = (from: number, size: number) => (from + size / 2) * grown - size / 2;
    box.scrollTo(moved(box.scrollLeft, box.clientWidth), moved(box.scrollTop, box.clientHeight));
  }, [canvas, zoom]);
};

export const Stage = ({ src, title, zoom, onDoubleClick }: Props) => {
  const canvas = useRef<HTMLDivElement>(null);
  const pan = usePan();
  useCentre(canvas, zoom);
  const size = `${zoom * 100}%`;
  return (
    <ScrollRegion label={title} className={style.stage}>
      <div
        ref={canvas}
        className={style.canvas}
        style={{ width: size, height: size }}
        onDoubleClick={onDoubleClick}
        {...pan}
      >
        <img className={style.picture} src={src} alt={title} draggable={false} />
      </div>
    </ScrollRegion>
  );
};
