// A finger that goes sideways across the calendar leads to the day before or after.
import { type TouchEvent, useRef } from 'react';

/** Shorter ways are no swipe, and neither are those that go down as much as sideways. */
const LEAST_PX = 60;
const STEEP = 1.5;

/** @param onSwipe 1: to the left, towards the next; -1: to the one before */
export const useSwipe = (onSwipe: (direction: 1 | -1) => void) => {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [touch] = Array.from(touches);
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [touch] = Array.from(changedTouches);
      if (!start.current || !touch) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) >= LEAST_PX && Math.abs(across) > Math.abs(down) * STEEP) onSwipe(across < 0 ? 1 : -1);
    },
    onTouchCancel: () => {
      start.current = null;
    },
  };
};
