// The file of a radiograph as the viewer needs it, and how it is shown: window, light, turn.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { XrayWindow } from '../../../resources/service/xray/facts.ts';
import { fullWindow, type Pixels } from '../../../resources/service/xray/window.ts';
import type { PhotoXray } from '../photo-gallery/photo.ts';
import { openXray, type Quarters, turned } from './xray.ts';

const KEPT_MS = 10 * 60_000;

/** The pixels of a radiograph, unpacked once while it is looked at. */
export const useXrayPixels = (file: number) =>
  useQuery({
    queryKey: ['xray', file],
    queryFn: () => openXray(file),
    staleTime: Infinity,
    gcTime: KEPT_MS,
    retry: false,
  });

export interface Look {
  readonly window: XrayWindow;
  readonly isTurned: boolean;
  readonly quarters: Quarters;
}

/** Which greys of a radiograph are shown (its window); the device's own window first. */
export const useLook = (pixels: Pixels, { windows }: PhotoXray) => {
  const [full] = useState(() => fullWindow(pixels));
  const meant = windows[0] ?? full;
  const [look, set] = useState<Look>({ window: meant, isTurned: false, quarters: 0 });
  const change = (part: Partial<Look>): void => set((now) => ({ ...now, ...part }));
  /** By fractions of all there is. */
  const drag = (brighter: number, softer: number): void =>
    set((now) => ({
      ...now,
      window: {
        center: now.window.center - brighter * full.width,
        width: Math.max(1, now.window.width + softer * full.width),
      },
    }));
  return {
    look,
    full,
    meant,
    drag,
    show: (window: XrayWindow) => change({ window }),
    invert: () => change({ isTurned: !look.isTurned }),
    turn: () => change({ quarters: turned(look.quarters) }),
  };
};
export type Looking = ReturnType<typeof useLook>;
