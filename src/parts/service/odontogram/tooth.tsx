// One tooth of the chart. It draws again only when something of its own has changed.
import { type FocusEventHandler, type KeyboardEventHandler, memo, type MouseEventHandler } from 'react';
import { isAbsent, surfacesOf, type ToothState } from '../../../resources/service/odontogram-chart.ts';
import { codeOf } from '../../../resources/service/odontogram-code.ts';
import type { Surface } from '../../../resources/service/tooth.ts';
import { CELL, isRightSide, isUpper, PITCH, type Seat } from './layout.ts';
import { Marks, PlanMarks } from './marks.tsx';
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
const CAPTION_LETTERS = 10;
/** A tick beside the crown. */
const DONE_ABOVE = 'M33 50 l3 3 l6 -7';
const DONE_BELOW = 'M33 53 l3 3 l6 -7';

const codesIn = (state: ToothState): readonly string[] => [...new Set(Object.values(state).map(({ code }) => code))];

/** Codes under the number, planned ones in brackets. */
const captionOf = (state: ToothState, plan: ToothState): string => {
  const planned = codesIn(plan);
  const text = [codesIn(state).join('-'), planned.length > 0 ? `(${planned.join('-')})` : ''].filter(Boolean).join(' ');
  return text.length > CAPTION_LETTERS ? `${text.slice(0, CAPTION_LETTERS - 1)}…` : text;
};

const Bar = ({
  state,
  joinsLeft,
  joinsRight,
  upper,
}: Pick<ToothProps, 'joinsLeft' | 'joinsRight'> & {
  state: ToothState;
  upper: boolean;
}) => {
  const entry = state.protesa;
  const shape = entry && codeOf(entry.code).shape;
  if (!entry || (shape !== 'bar' && shape !== 'double-bar')) return null;
  const x = joinsLeft ? 0 : BAR.inset;
  const width = (joinsRight ? PITCH : PITCH - BAR.inset) - x;
  const y = upper ? BAR.y : CELL - BAR.y - BAR.height;
  const { color } = codeOf(entry.code);
  if (shape === 'bar')
    return <rect className={style.bar} data-color={color} x={x} y={y} width={width} height={BAR.height} />;
  return (
    <>
      <rect className={style.bar} data-color={color} x={x} y={y} width={width} height={1.6} />
      <rect className={style.bar} data-color={color} x={x} y={y + BAR.height - 1.6} width={width} height={1.6} />
    </>
  );
};

const Drawing = ({ chart, seat: { tooth }, state = NONE, plan = NONE, chosen }: ToothProps) => {
  const upper = isUpper(tooth);
  const flip = `translate(${isRightSide(tooth) ? PITCH : 0} ${upper ? 0 : CELL}) scale(${isRightSide(tooth) ? -1 : 1} ${upper ? 1 : -1})`;
  return (
    <g transform={flip} data-absent={isAbsent(state) || undefined}>
      <path className={style.root} d={rootShape(tooth, upper)} />
      {surfacesOf(tooth).map((surface) => (
        <polygon
          key={surface}
          className={style.surface}
          data-surface={surface}
          data-chosen={chosen?.includes(surface) || undefined}
          points={surfaceShape(tooth, surface)}
        />
      ))}
      <g className={style.marks}>
        <Marks chart={chart} tooth={tooth} state={state} />
        <PlanMarks tooth={tooth} plan={plan} />
        {chosen && chosen.length > 0 && <rect className={style.picked} {...CROWN} />}
      </g>
    </g>
  );
};

const done = (state: ToothState): boolean => Object.values(state).some(({ layer }) => layer === 3);

/** What stands in letters on the chart. The tooth's own name says it in words, so this is not read out. */
const Letters = ({ seat: { tooth, x, y, scale }, state = NONE, plan = NONE }: ToothProps) => {
  const upper = isUpper(tooth);
  const letters = [state.gigi, state.tanda].find((entry) => entry && codeOf(entry.code).shape === 'letters');
  return (
    <g className={style.texts} aria-hidden transform={`translate(${x} ${y}) scale(${scale})`}>
      {letters && (
        <text className={style.letters} x={CENTER.x} y={(upper ? CENTER.y : CELL - CENTER.y) + 4}>
          {letters.code.toUpperCase()}
        </text>
      )}
      <text className={style.number} x={CENTER.x} y={upper ? 12 : CELL - 4}>
        {tooth}
      </text>
      <text className={style.caption} x={CENTER.x} y={upper ? 23 : CELL - 16}>
        {captionOf(state, plan)}
      </text>
    </g>
  );
};

const ToothView = (props: ToothProps) => {
  const { seat, words, state = NONE, plan, chosen, stop, joinsLeft, joinsRight, onClick, onFocus, onKeyDown } = props;
  const { tooth, x, y, scale } = seat;
  const label = words(tooth, props.state, plan);
  const upper = isUpper(tooth);
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
        transform={`translate(${x} ${y}) scale(${scale})`}
      >
        <title>{label}</title>
        <rect className={style.frame} x={1} y={1} width={PITCH - 2} height={CELL - 2} rx={6} />
        <Drawing {...props} />
        <Bar state={state} joinsLeft={joinsLeft} joinsRight={joinsRight} upper={upper} />
        {done(state) && <path className={style.done} d={upper ? DONE_ABOVE : DONE_BELOW} />}
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
