// Treatments at the chair: teeth first and the treatment then, or the treatment in hand and tooth after tooth (workspace.md 3, 6).
import { useCallback, useState } from 'react';
import { useNarrow } from '../../../providers/media.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import type { Surface } from '../../../resources/service/tooth.ts';
import { useSteady } from '../../../kit/hooks/steady.ts';
import type { Selection } from '../../../parts/service/odontogram/chart.tsx';
import { pick } from '../../../parts/service/odontogram/picking.ts';
import type { Values } from '../../../screens/form/values.ts';

export type Favourite = AnswerOf<'service.tindakanfavorit.list'>['data'][number];
/** A row of the visit to be: the teeth that it is for, none for the mouth, and what is sent. */
export interface Row {
  readonly teeth: readonly number[];
  readonly body: Values;
}

const NONE: Selection = new Map();
export const onTeeth = ({ scope }: Favourite): boolean => scope === 'gigi' || scope === 'permukaan';

/**
 * The rows that a treatment of the chosen teeth makes: one, or one for each set of surfaces where they differ from tooth to tooth.
 * Undefined: a tooth or a surface is missing. `qty` counts for what is not done on teeth.
 */
export const rowsOf = (favourite: Favourite, teeth: Selection, qty: number): readonly Row[] | undefined => {
  const { id: perawatan_id, scope } = favourite;
  if (!onTeeth(favourite)) return [{ teeth: [], body: { perawatan_id, ...(qty !== 1 && { qty }) } }];
  const chosen = [...teeth.keys()].toSorted((a, b) => a - b);
  if (chosen.length === 0) return undefined;
  if (scope === 'gigi') return [{ teeth: chosen, body: { perawatan_id, tooth: chosen } }];
  const bySurfaces = new Map<string, number[]>();
  for (const tooth of chosen) {
    const surfaces = (teeth.get(tooth) ?? []).join('');
    if (surfaces === '') return undefined;
    bySurfaces.set(surfaces, [...(bySurfaces.get(surfaces) ?? []), tooth]);
  }
  return [...bySurfaces.values()].map((same) => ({
    teeth: same,
    body: { perawatan_id, tooth: same, surfaces: [...(teeth.get(same[0] ?? 0) ?? [])] },
  }));
};

/** What a click on the chart is for with the treatment in hand; undefined: it chooses, since a surface is still to be said. */
const metBy = (
  { scope }: Favourite,
  tooth: number,
  surface: Surface | null,
  coarse: boolean,
): Selection | undefined => {
  if (scope === 'gigi') return new Map([[tooth, []]]);
  return surface === null || coarse ? undefined : new Map([[tooth, [surface]]]);
};

/** @param enter stores a row; answers whether it stands */
export const useChairHand = (enter: (favourite: Favourite, row: Row) => Promise<boolean>) => {
  const coarse = useNarrow();
  const [teeth, choose] = useState(NONE);
  const [qty, setQty] = useState(1);
  const [held, hold] = useState<Favourite>();
  /** Stores the rows one after the other; what stands leaves the hand. */
  const record = async (favourite: Favourite, rows: readonly Row[]): Promise<void> => {
    for (const row of rows) {
      if (!(await enter(favourite, row))) return;
      choose((now) => new Map([...now].filter(([tooth]) => !row.teeth.includes(tooth))));
    }
    setQty(1);
  };
  const steadyRecord = useSteady((favourite: Favourite, rows: readonly Row[]) => void record(favourite, rows));
  const onPick = useCallback(
    (tooth: number, surface: Surface | null) => {
      const met = held && metBy(held, tooth, surface, coarse);
      const rows = held && met && rowsOf(held, met, 1);
      if (held && rows) steadyRecord(held, rows);
      // Who holds a treatment chooses whole teeth; their surfaces are ticked beside them.
      else choose((now) => pick(now, tooth, held ? null : surface));
    },
    [held, coarse, steadyRecord],
  );
  const tick = (tooth: number, surface: Surface): void => choose((now) => pick(now, tooth, surface));
  /** Stores the treatment for the chosen teeth; without them it is taken into the hand, or let go of. */
  const press = (favourite: Favourite): void => {
    const rows = rowsOf(favourite, teeth, qty);
    if (rows) steadyRecord(favourite, rows);
    else hold((now) => (now?.id === favourite.id ? undefined : favourite));
  };
  const letGo = useCallback(() => {
    choose(NONE);
    hold(undefined);
  }, []);
  return { teeth, qty, held, setQty, onPick, tick, press, letGo };
};
