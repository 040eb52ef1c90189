// The forms of a tooth, drawn as an upper tooth of the patient's left: the root above, mesial at the left. Others are mirrored.
import { type Surface, surfaceFits } from '../../../resources/service/tooth.ts';

const LEFT = 6;
const TOP = 56;
const SIZE = 32;

/** The crown: a square seen from above. */
export const CROWN = { x: LEFT, y: TOP, width: SIZE, height: SIZE } as const;
export const CENTER = { x: LEFT + SIZE / 2, y: TOP + SIZE / 2 } as const;

type Corner = readonly [x: number, y: number];
const path = (...corners: readonly Corner[]): string => corners.map(([x, y]) => `${LEFT + x},${TOP + y}`).join(' ');

const around = (left: number, top: number, right: number, bottom: number): Readonly<Record<Surface, string>> => {
  const middle = path([left, top], [right, top], [right, bottom], [left, bottom]);
  return {
    V: path([0, 0], [SIZE, 0], [right, top], [left, top]),
    D: path([SIZE, 0], [SIZE, SIZE], [right, bottom], [right, top]),
    L: path([SIZE, SIZE], [0, SIZE], [left, bottom], [right, bottom]),
    M: path([0, SIZE], [0, 0], [left, top], [left, bottom]),
    O: middle,
    I: middle,
  };
};
const BACK = around(10, 10, 22, 22);
const FRONT = around(8, 13, 24, 19);

/** Corners of a surface. */
export const surfaceShape = (tooth: number, surface: Surface): string =>
  (surfaceFits(tooth, 'I') ? FRONT : BACK)[surface];

const ONE = 'M12 56 C12 42 18 27 22 27 C26 27 32 42 32 56 Z';
const TWO = 'M8 56 C8 42 10 29 14 29 C18 29 20 43 22 47 C24 43 26 29 30 29 C34 29 36 42 36 56 Z';
const THREE =
  'M8 56 C7 44 9 31 12 31 C15 31 16 42 18 46 C19 38 20 27 22 27 C24 27 25 38 26 46 C28 42 29 31 32 31 C35 31 37 44 36 56 Z';
const FIRST_MOLAR = 6;
const FIRST_MILK_MOLAR = 4;

/** Outline of the roots: molars have three above and two below. */
export const rootShape = (tooth: number, upper: boolean): string => {
  const molar = tooth % 10 >= (tooth > 50 ? FIRST_MILK_MOLAR : FIRST_MOLAR);
  if (!molar) return ONE;
  return upper ? THREE : TWO;
};

/** Lines drawn over the whole tooth, by the shape of the code. */
export const LINES = {
  cross: 'M8 30 L36 86 M36 30 L8 86',
  hash: 'M16 57 V87 M28 57 V87 M7 67 H37 M7 77 H37',
  root: 'M9 60 L19 86 L36 50',
  triangle: 'M22 33 L30 48 L14 48 Z',
  screw: 'M22 28 V54 M15 33 H29 M15 39 H29 M16 45 H28 M17 51 H27',
} as const;
/** Distances of the prosthesis' bar from the far end of the root; a double one is two lines. */
export const BAR = { y: 91, height: 5, inset: 5, line: 1.6 } as const;
