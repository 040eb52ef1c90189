// Makes an appointment longer or shorter by its lower edge, a slot at a time; its menu has buttons for the same (WCAG 2.5.7).
import { type PointerEvent, type SyntheticEvent, useRef, useState } from 'react';

interface Length {
  readonly minutes: number;
  /** Minutes of a slot: it lasts one at least. */
  readonly step: number;
  /** Minutes until its session ends: the edge stays there, however far the pointer goes. */
  readonly most: number;
  /** Pixels of a minute. */
  readonly scale: number;
}

/** The pointer's movement is not also a drag of the whole. */
const alone = (event: SyntheticEvent): void => event.stopPropagation();

/** `minutes`: while the edge is held; null else. */
export const useResize = ({ minutes, step, most, scale }: Length, onDone: (minutes: number) => void) => {
  const start = useRef<number | null>(null);
  const [wanted, want] = useState<number | null>(null);
  const lengthAt = (y: number): number => {
    const slots = Math.round((minutes + (y - (start.current ?? y)) / scale) / step);
    const fits = Math.floor(Math.max(most, minutes) / step);
    return Math.min(Math.max(1, slots), Math.max(1, fits)) * step;
  };
  const end = (): void => {
    start.current = null;
    want(null);
  };
  return {
    minutes: wanted,
    handle: {
      onMouseDown: alone,
      onTouchStart: alone,
      onPointerDown: (event: PointerEvent) => {
        alone(event);
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = event.clientY;
        want(minutes);
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current !== null) want(lengthAt(event.clientY));
      },
      onPointerUp: (event: PointerEvent) => {
        if (start.current === null) return;
        const length = lengthAt(event.clientY);
        end();
        if (length !== minutes) onDone(length);
      },
      onPointerCancel: end,
    },
  };
};
