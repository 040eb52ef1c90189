// One tooth of the chart. It draws again only when something of its own has changed.
import { type FocusEventHandler, type KeyboardEventHandler, memo, type MouseEventHandler } from 'react';
import { isAbsent, surfacesOf, type ToothState } from '../../../resources/service/odontogram-chart.ts';
import { codeOf } from '../../../resources/service/odontogram-code.ts';
import type { Surface } from '../../../resources/service/tooth.ts';
import { CELL, isUpper, PITCH, type Seat } from './layout.ts';
import { Marks, PlanMarks } from './marks.tsx';
import { placingsOf } from './placing.ts';
import { BAR, CENTER, CROWN, rootShape, surfaceShape } from './shapes.ts';
import type { useToothWords } from './words.ts';
import style from './chart.module.css';

export interface ToothProps {
  readonly chart: string;
  readonly seat: Seat;
  /** What the tooth says; a function that stays the same. */
  readonly words: ReturnType<typeof useToothWords>;
  readonly state: ToothState | undefined;
  readonly plan: ToothState | undefined;
  /** Chosen surfaces; empty: the tooth as a whole; undefined: not chosen. */
  readonly chosen: readonly Surface[] | undefined;
  /** The one stop of the Tab key. */
  readonly stop: boolean;
  /** The prosthesis goes on at this side of the drawing. */
  readonly joinsLeft: boolean;
  readonly joinsRight: boolean;
  readonly onClick: MouseEventHandler<SVGElement>;
  readonly onFocus: FocusEventHandler<SVGElement>;
  readonly onKeyDown: KeyboardEventHandler<SVGElement>;
}

const NONE: ToothState = {};
/** What the pointer meets of a tooth, and what shows that it is chosen. */
const FRAME = { x: 1, y: 1, width: PITCH - 2, height: CELL - 2 } as const;
const CAPTION_LETTERS = 10;
/** A tick beside the crown. */
const DONE_ABOVE = 'M33 50 L36 53 L42 46';
const DONE_BELOW = 'M33 53 L36 56 L42 49';

const codesIn = (state: ToothState): readonly string[] => [...new Set(Object.values(state).map(({ code }) => code))];

/** Codes under the number, planned ones in brackets. */
const captionOf = (state: ToothState, plan: ToothState): string => {
  const planned = codesIn(plan);
  const text = [codesIn(state).join('-'), planned.length > 0 ? `(${planned.join('-')})` : ''].filter(Boolean).join(' ');
  return text.length > CAPTION_LETTERS ? `${text.slice(0, CAPTION_LETTERS - 1)}…` : text;
};

const Bar = ({
  seat,
  state,
  joinsLeft,
  joinsRight,
}: Pick<ToothProps, 'seat' | 'joinsLeft' | 'joinsRight'> & { state: ToothState }) => {
  const entry = state.protesa;
  const shape = entry && codeOf(entry.code).shape;
  if (!entry || (shape !== 'bar' && shape !== 'double-bar')) return null;
  const x = joinsLeft ? 0 : BAR.inset;
  const width = (joinsRight ? PITCH : PITCH - BAR.inset) - x;
  const y = isUpper(seat.tooth) ? BAR.y : CELL - BAR.y - BAR.height;
  const { color } = codeOf(entry.code);
  const lines =
    shape === 'bar'
      ? [{ x, y, width, height: BAR.height }]
      : [
          { x, y, width, height: BAR.line },
          { x, y: y + BAR.height - BAR.line, width, height: BAR.line },
        ];
  const { upright } = placingsOf(seat);
  return lines.map((line) => <rect key={line.y} className={style.bar} data-color={color} {...upright.box(line)} />);
};

const Drawing = ({ chart, seat, state = NONE, plan = NONE, chosen }: ToothProps) => {
  const { tooth } = seat;
  const at = placingsOf(seat).tooth;
  return (
    <g data-absent={isAbsent(state) || undefined}>
      <path className={style.root} d={at.shape(rootShape(tooth, isUpper(tooth)))} />
      {surfacesOf(tooth).map((surface) => (
        <polygon
          key={surface}
          className={style.surface}
          data-surface={surface}
          data-chosen={chosen?.includes(surface) || undefined}
          points={at.shape(surfaceShape(tooth, surface))}
        />
      ))}
      <g className={style.marks}>
        <Marks chart={chart} state={state} at={at} />
        <PlanMarks tooth={tooth} plan={plan} at={at} />
        {chosen && chosen.length > 0 && <rect className={style.picked} {...at.box(CROWN)} />}
      </g>
    </g>
  );
};

const done = (state: ToothState): boolean => Object.values(state).some(({ layer }) => layer === 3);

/** What stands in letters on the chart. The tooth's own name says it in words, so this is not read out. */
const Letters = ({ seat, state = NONE, plan = NONE }: ToothProps) => {
  const { tooth } = seat;
  const upper = isUpper(tooth);
  const { x, y } = placingsOf(seat).upright;
  const letters = [state.gigi, state.tanda].find((entry) => entry && codeOf(entry.code).shape === 'letters');
  return (
    <g className={style.texts} data-small={seat.scale < 1 || undefined} aria-hidden>
      {letters && (
        <text className={style.letters} x={x(CENTER.x)} y={y(upper ? CENTER.y : CELL - CENTER.y) + 4}>
          {letters.code.toUpperCase()}
        </text>
      )}
      <text className={style.number} x={x(CENTER.x)} y={y(upper ? 12 : CELL - 4)}>
        {tooth}
      </text>
      <text className={style.caption} x={x(CENTER.x)} y={y(upper ? 23 : CELL - 16)}>
        {captionOf(state, plan)}
      </text>
    </g>
  );
};

const ToothView = (props: ToothProps) => {
  const { seat, words, state = NONE, plan, chosen, stop, joinsLeft, joinsRight, onClick, onFocus, onKeyDown } = props;
  const { tooth } = seat;
  const { upright } = placingsOf(seat);
  const label = words(tooth, props.state, plan);
  return (
    <>
      <g
        className={style.tooth}
        role="button"
        aria-label={label}
        aria-pressed={chosen !== undefined}
        tabIndex={stop ? 0 : -1}
        data-tooth={tooth}
        onClick={onClick}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        <title>{label}</title>
        <rect className={style.frame} {...upright.box(FRAME)} rx={6} />
        <Drawing {...props} />
        <Bar seat={seat} state={state} joinsLeft={joinsLeft} joinsRight={joinsRight} />
        {done(state) && <path className={style.done} d={upright.shape(isUpper(tooth) ? DONE_ABOVE : DONE_BELOW)} />}
      </g>
      <Letters {...props} />
    </>
  );
};

const same = (a: ToothState | undefined, b: ToothState | undefined): boolean => {
  if (a === b) return true;
  if (!a || !b) return false;
  const places = Object.keys(a) as (keyof ToothState)[];
  return places.length === Object.keys(b).length && places.every((place) => a[place] === b[place]);
};

export const Tooth = memo(
  ToothView,
  (before, after) =>
    before.words === after.words &&
    before.stop === after.stop &&
    before.onClick === after.onClick &&
    before.onFocus === after.onFocus &&
    before.onKeyDown === after.onKeyDown &&
    before.joinsLeft === after.joinsLeft &&
    before.joinsRight === after.joinsRight &&
    before.chosen?.join('') === after.chosen?.join('') &&
    same(before.state, after.state) &&
    same(before.plan, after.plan),
);
