// Where the points of the chart stand on the screen, and the way that the cursor takes over them while depths are typed.
import { isOutside, PERIO_TEETH, SITES } from '../../../resources/service/perio.ts';

export interface Point {
  readonly tooth: number;
  /** Index into SITES. */
  readonly site: number;
}
export interface Arch {
  readonly name: 'upper' | 'lower';
  /** From the left of the screen: the patient's right. */
  readonly teeth: readonly number[];
}

const quadrant = (n: number): readonly number[] => PERIO_TEETH.filter((tooth) => Math.floor(tooth / 10) === n);
export const ARCHES: readonly Arch[] = [
  { name: 'upper', teeth: [...quadrant(1).toReversed(), ...quadrant(2)] },
  { name: 'lower', teeth: [...quadrant(4).toReversed(), ...quadrant(3)] },
];

const isRight = (tooth: number): boolean => [1, 4].includes(Math.floor(tooth / 10));
/** The three points of a side of a tooth from left to right: distal first on the patient's right. */
export const sitesAcross = (tooth: number, outside: boolean): readonly number[] => {
  const sites = SITES.map((_, site) => site).filter((site) => isOutside(site) === outside);
  return isRight(tooth) ? sites : sites.toReversed();
};

/** The points of one side of an arch from left to right, without the teeth that are not examined. */
export const pointsAcross = (arch: Arch, outside: boolean, examined: ReadonlySet<number>): readonly Point[] =>
  arch.teeth
    .filter((tooth) => examined.has(tooth))
    .flatMap((tooth) => sitesAcross(tooth, outside).map((site) => ({ tooth, site })));

/** All points in the order of the probe: above outside there, inside back; below inside there, outside back. */
export const walkOf = (examined: ReadonlySet<number>): readonly Point[] =>
  ARCHES.flatMap((arch) => {
    const [there, back] = arch.name === 'upper' ? [true, false] : [false, true];
    return [...pointsAcross(arch, there, examined), ...pointsAcross(arch, back, examined).toReversed()];
  });

const same = (a: Point, b: Point): boolean => a.tooth === b.tooth && a.site === b.site;
/** The point after (1) or before (-1) this one; at either end the cursor stays. */
export const stepped = (walk: readonly Point[], here: Point, step: 1 | -1): Point => {
  const at = walk.findIndex((point) => same(point, here));
  return walk[at + step] ?? here;
};

/** Rows of a side that the cursor can stand in, the outermost first. */
export const ROWS = ['pd', 'rec', 'bop', 'plaque', 'pus'] as const;
export type Row = (typeof ROWS)[number];
export interface Cell extends Point {
  readonly row: Row;
}

/** The cell beside, above or below this one, as it stands on the screen; at an edge the cursor stays. */
export const moved = (here: Cell, key: string, examined: ReadonlySet<number>): Cell => {
  const outside = isOutside(here.site);
  const arch = ARCHES.find(({ teeth }) => teeth.includes(here.tooth));
  if (!arch) return here;
  const across = pointsAcross(arch, outside, examined);
  const at = across.findIndex((point) => same(point, here));
  if (key === 'ArrowRight' || key === 'ArrowLeft')
    return { ...here, ...(across[at + (key === 'ArrowRight' ? 1 : -1)] ?? here) };
  const rows = (sides: readonly boolean[]) => sides.flatMap((side) => ROWS.map((row) => ({ side, row })));
  const down = rows([true, false]);
  const stand = down.findIndex(({ side, row }) => side === outside && row === here.row);
  const next = down[stand + (key === 'ArrowDown' ? 1 : -1)];
  if (!next) return here;
  const place = pointsAcross(arch, next.side, examined)[at];
  return { ...here, ...place, row: next.row };
};
