// The code in hand, the teeth that are chosen before it, and what a click on the chart does with both.
import { useCallback, useState } from 'react';
import { useSteady } from '../../../kit/hooks/steady.ts';
import { useNarrow } from '../../../providers/media.ts';
import type { Layer } from '../../../resources/service/odontogram-code.ts';
import type { Surface } from '../../../resources/service/tooth.ts';
import type { Selection } from './chart.tsx';
import { type Held, hit, pick } from './picking.ts';

const NONE: Selection = new Map();

/**
 * The code in hand, and what a click on the chart does with it.
 * @param onHit records what a click met with the code in hand
 */
export const useHand = (onHit: (teeth: Selection, held: Held, layer: Layer) => void) => {
  const coarse = useNarrow();
  const [selection, select] = useState(NONE);
  const [held, hold] = useState<Held>();
  const [layer, setLayer] = useState<Layer>(1);
  // The same function whatever is in hand: taking a code draws no tooth.
  const onPick = useSteady((tooth: number, surface: Surface | null) => {
    const teeth = held && hit(held, tooth, surface, coarse);
    if (held && teeth) onHit(teeth, held, layer);
    // Who holds a code chooses whole teeth; their surfaces are ticked beside them.
    else select((now) => pick(now, tooth, held ? null : surface));
  });
  const choose = useCallback((tooth: number, surface: Surface) => select((now) => pick(now, tooth, surface)), []);
  const clear = useCallback(() => select(NONE), []);
  /** The teeth first, the code with the next call. */
  const letGo = useCallback(() => {
    select(NONE);
    hold(undefined);
  }, []);
  return { selection, held, layer, hold, setLayer, onPick, choose, clear, letGo };
};
