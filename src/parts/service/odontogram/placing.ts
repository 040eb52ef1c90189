// The shapes of a tooth where it stands in the drawing. Their numbers are moved: the browser paints each transform as a piece of its
// own, and puts all pieces of a mouth together again for every click (decision 171).
import { CELL, isRightSide, isUpper, PITCH, type Seat } from './layout.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** Moves what is drawn for an upper tooth of the patient's left to where it is seen. */
export interface Placing {
  readonly x: (x: number) => number;
  readonly y: (y: number) => number;
  /** Corners 'x,y', or a path of M, L, C, H, V and Z. */
  readonly shape: (shape: string) => string;
  readonly box: (box: Box) => Box;
}

/** Hundredths of a unit are finer than any screen. */
const rounded = (value: number): number => Math.round(value * 100) / 100;
const NUMBERS = /H(?<across>-?[\d.]+)|V(?<down>-?[\d.]+)|(?<left>-?[\d.]+)(?<mark>[ ,])(?<top>-?[\d.]+)/g;

type Along = (value: number) => number;

const placing = (toX: Along, toY: Along, scale: number): Placing => {
  const x: Along = (value) => rounded(toX(value));
  const y: Along = (value) => rounded(toY(value));
  const known = new Map<string, string>();
  const moved = (shape: string): string =>
    shape.replaceAll(NUMBERS, (...found) => {
      const { across, down, left, mark, top } = found.at(-1) as Record<string, string | undefined>;
      if (across !== undefined) return `H${x(Number(across))}`;
      if (down !== undefined) return `V${y(Number(down))}`;
      return `${x(Number(left))}${mark}${y(Number(top))}`;
    });
  return {
    x,
    y,
    shape: (shape) => {
      const before = known.get(shape);
      if (before !== undefined) return before;
      const placed = moved(shape);
      known.set(shape, placed);
      return placed;
    },
    box: ({ x: left, y: top, width, height }) => ({
      x: Math.min(x(left), x(left + width)),
      y: Math.min(y(top), y(top + height)),
      width: rounded(width * scale),
      height: rounded(height * scale),
    }),
  };
};

/** Where shapes are drawn as they are. */
export const AS_DRAWN: Placing = placing(
  (x) => x,
  (y) => y,
  1,
);

interface Placings {
  /** Of the tooth itself: turned to its side and its jaw. */
  readonly tooth: Placing;
  /** Of what stands beside it: letters, bars, ticks. */
  readonly upright: Placing;
}
const placed = new WeakMap<Seat, Placings>();

export const placingsOf = (seat: Seat): Placings => {
  const before = placed.get(seat);
  if (before) return before;
  const { tooth, x: left, y: top, scale } = seat;
  const toX: Along = (x) => left + x * scale;
  const toY: Along = (y) => top + y * scale;
  const both: Placings = {
    upright: placing(toX, toY, scale),
    tooth: placing(
      isRightSide(tooth) ? (x) => toX(PITCH - x) : toX,
      isUpper(tooth) ? toY : (y) => toY(CELL - y),
      scale,
    ),
  };
  placed.set(seat, both);
  return both;
};
