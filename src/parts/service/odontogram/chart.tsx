// The chart: all teeth as one drawing that is read and used by mouse, by touch and by keyboard.
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  startTransition,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../../providers/media.ts';
import { type Chart, type ChartEntry, surfacesOf } from '../../../resources/service/odontogram-chart.ts';
import type { Surface } from '../../../resources/service/tooth.ts';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { type Arches, MIXED_ARCHES, neighbour, quarterOf, viewOf, WIDTH } from './layout.ts';
import { Patterns } from './marks.tsx';
import { QuarterSwitch } from './quarter-switch.tsx';
import { Tooth } from './tooth.tsx';
import { useToothWords } from './words.ts';
import style from './chart.module.css';

/** Chosen teeth with their surfaces; none: the tooth as a whole. */
export type Selection = ReadonlyMap<number, readonly Surface[]>;

interface Spanning extends ChartEntry {
  readonly span_group?: string | null;
}
interface Props {
  /** Which teeth are drawn; all of them where nothing is said. */
  readonly arches?: Arches;
  readonly current: Chart<Spanning>;
  readonly plan: Chart<Spanning>;
  readonly selection: Selection;
  /** A tooth, or one of its surfaces, was picked. A function that stays the same spares drawing all teeth again. */
  readonly onPick: (tooth: number, surface: Surface | null) => void;
  readonly onClear: () => void;
}

const FIRST = 18;
const isSurfaceOf = (tooth: number, text: string): text is Surface => surfacesOf(tooth).some((one) => one === text);

const toothOf = (node: SVGElement): number => Number(node.dataset['tooth']);

const joined = (chart: Chart<Spanning>, tooth: number, other: number | undefined): boolean => {
  const own = chart.get(tooth)?.protesa;
  const next = other === undefined ? undefined : chart.get(other)?.protesa;
  return Boolean(own?.span_group) && own?.span_group === next?.span_group;
};

/** The tooth that the keyboard stands on, and what mouse and keys do to it. */
const useTeeth = ({ arches, onPick, onClear }: Pick<Props, 'onPick' | 'onClear'> & { arches: Arches }) => {
  const svg = useRef<SVGSVGElement>(null);
  const [stop, setStop] = useState(FIRST);
  // A press moves the cursor by itself; where Tab comes back to is drawn when what the click writes has been painted.
  const moveStop = useCallback((tooth: number) => startTransition(() => setStop(tooth)), []);
  const onClick = useCallback(
    ({ currentTarget, target }: MouseEvent<SVGElement>) => {
      const tooth = toothOf(currentTarget);
      const surface = (target as Element).getAttribute('data-surface') ?? '';
      onPick(tooth, isSurfaceOf(tooth, surface) ? surface : null);
      moveStop(tooth);
    },
    [onPick, moveStop],
  );
  const onFocus = useCallback(
    ({ currentTarget }: FocusEvent<SVGElement>) => moveStop(toothOf(currentTarget)),
    [moveStop],
  );
  const onKeyDown = useCallback(
    (event: KeyboardEvent<SVGElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const tooth = toothOf(event.currentTarget);
      const letter = event.key.toUpperCase();
      const next = neighbour(arches, tooth, event.key);
      if (next !== undefined) {
        setStop(next);
        svg.current?.querySelector<SVGElement>(`[data-tooth="${next}"]`)?.focus();
      } else if (event.key === 'Enter' || event.key === ' ') onPick(tooth, null);
      else if (event.key === 'Escape') onClear();
      else if (isSurfaceOf(tooth, letter)) onPick(tooth, letter);
      else return;
      event.preventDefault();
    },
    [arches, onPick, onClear],
  );
  return { svg, stop, setStop, onClick, onFocus, onKeyDown };
};

export const OdontogramChart = ({ arches = MIXED_ARCHES, current, plan, selection, onPick, onClear }: Props) => {
  const { t } = useTranslation();
  const chart = useId();
  const words = useToothWords();
  const narrow = useNarrow();
  const { rows, height, middle } = arches;
  const { svg, stop, setStop, onClick, onFocus, onKeyDown } = useTeeth({ arches, onPick, onClear });
  const quarter = narrow ? quarterOf(stop) : undefined;
  // The tooth that the keyboard stood on is drawn no longer.
  const here = rows.flat().some(({ tooth }) => tooth === stop) ? stop : FIRST;

  return (
    <ScrollRegion label={t('chart.teeth')} className={style.scroll}>
      {quarter && <QuarterSwitch value={quarter} onChange={setStop} />}
      <svg
        ref={svg}
        className={style.chart}
        viewBox={viewOf(arches, quarter)}
        role="group"
        aria-label={t('chart.teeth')}
      >
        <Patterns chart={chart} />
        <path className={style.midline} d={`M${middle.x} 0 V${height} M0 ${middle.y} H${WIDTH}`} />
        {rows.map((row) =>
          row.map((seat, at) => {
            const { tooth } = seat;
            return (
              <Tooth
                key={tooth}
                chart={chart}
                seat={seat}
                words={words}
                state={current.get(tooth)}
                plan={plan.get(tooth)}
                chosen={selection.get(tooth)}
                onClick={onClick}
                onFocus={onFocus}
                onKeyDown={onKeyDown}
                stop={here === tooth}
                joinsLeft={joined(current, tooth, row[at - 1]?.tooth)}
                joinsRight={joined(current, tooth, row[at + 1]?.tooth)}
              />
            );
          }),
        )}
      </svg>
    </ScrollRegion>
  );
};
