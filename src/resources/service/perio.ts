// The rules of the periodontal chart, the same on both sides: where the six points of a tooth lie, what they come to
// (facts of the University of Bern's chart; Hamp for furcations, Miller for mobility, the 2017 workshop for bleeding).
import { TEETH } from './tooth.ts';

/** Points of a tooth in the order in which they are kept: distal, middle, mesial outside, then the same inside. */
export const SITES = ['DB', 'B', 'MB', 'DL', 'L', 'ML'] as const;
const OUTSIDE = 3;

/** Six values, in the order of SITES; null: not measured. */
export type Six = readonly (number | null)[];
export type SixMarks = readonly boolean[];

/** What was measured of one tooth. */
export interface PerioTooth {
  /** Probing depth, millimetres. */
  readonly pd: Six;
  /** From the cemento-enamel junction to the margin, millimetres: recession is above zero, below where the gum covers the junction. */
  readonly rec: Six;
  readonly bop: SixMarks;
  readonly plaque: SixMarks;
  readonly pus: SixMarks;
  /** Miller 0 to 3. */
  readonly mobility: number | null;
  /** Hamp 0 to 3, in the order of `entrancesOf`. */
  readonly furcation: readonly (number | null)[];
  /** Implants are counted apart. */
  readonly implant: boolean;
}
/** Teeth that were examined, by their number. */
export type PerioTeeth = Readonly<Record<string, PerioTooth>>;

const FIRST_MILK = 50;
const LAST_PREMOLAR = 5;
const FIRST_PREMOLAR = 4;
/** Depths from which a pocket is counted, millimetres. */
export const POCKET = 4;
export const DEEP = 6;

/** Teeth of the chart: 11 to 48. */
export const PERIO_TEETH: readonly number[] = TEETH.filter((tooth) => tooth < FIRST_MILK);
const isUpper = (tooth: number): boolean => tooth < 30;

/** True for a point of the cheek's or lip's side. */
export const isOutside = (site: number): boolean => site < OUTSIDE;

/** Where the roots part: upper molars three, upper first premolars two, lower molars two; other teeth none. */
export const entrancesOf = (tooth: number): readonly string[] => {
  const position = tooth % 10;
  if (position > LAST_PREMOLAR) return isUpper(tooth) ? ['bukal', 'mesial', 'distal'] : ['bukal', 'lingual'];
  return isUpper(tooth) && position === FIRST_PREMOLAR ? ['mesial', 'distal'] : [];
};

const six = <T>(value: T): readonly T[] => SITES.map(() => value);
/** A tooth of which nothing was measured yet. */
export const blankTooth = (tooth: number, implant = false): PerioTooth => ({
  pd: six(null),
  rec: six(null),
  bop: six(false),
  plaque: six(false),
  pus: six(false),
  mobility: null,
  furcation: entrancesOf(tooth).map(() => null),
  implant,
});

/** Clinical attachment level of a point, millimetres: depth + recession (5 + 2 = 7; 4 - 2 = 2); null without a depth. */
export const attachmentAt = ({ pd, rec }: Pick<PerioTooth, 'pd' | 'rec'>, site: number): number | null => {
  const depth = pd[site] ?? null;
  return depth === null ? null : depth + (rec[site] ?? 0);
};

/** Rounded to `digits` decimals, halves up; exact for the sums of a mouth. */
export const rounded = (sum: number, count: number, digits = 1): number => {
  const unit = 10 ** digits;
  return Math.floor((2 * sum * unit + count) / (2 * count)) / unit;
};
/** A part of a whole in percent, one decimal; null of nothing. */
export const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : rounded(part * 100, whole);

export interface PerioIndices {
  readonly teeth: number;
  /** Points with a depth. */
  readonly probed: number;
  /** Bleeding points of those probed, percent; healthy below 10. */
  readonly bop: number | null;
  /** Points with plaque of six a tooth, percent: another index than the four surfaces of O'Leary. */
  readonly plaque: number | null;
  /** Millimetres, one decimal. */
  readonly meanPd: number | null;
  readonly meanCal: number | null;
  /** Points of at least 4 and 6 mm. */
  readonly pockets: number;
  readonly deep: number;
  readonly pus: number;
}

interface Point {
  readonly pd: number | null;
  readonly cal: number | null;
  readonly bop: boolean;
  readonly plaque: boolean;
  readonly pus: boolean;
}
const pointsOf = (tooth: PerioTooth): readonly Point[] =>
  SITES.map((_, site) => ({
    pd: tooth.pd[site] ?? null,
    cal: attachmentAt(tooth, site),
    bop: tooth.bop[site] ?? false,
    plaque: tooth.plaque[site] ?? false,
    pus: tooth.pus[site] ?? false,
  }));
const total = (values: readonly (number | null)[]): number => values.reduce<number>((sum, one) => sum + (one ?? 0), 0);

const indicesOf = (teeth: readonly PerioTooth[]): PerioIndices => {
  const points = teeth.flatMap(pointsOf);
  const probed = points.filter(({ pd }) => pd !== null);
  const mean = (sum: number): number | null => (probed.length === 0 ? null : rounded(sum, probed.length));
  return {
    teeth: teeth.length,
    probed: probed.length,
    bop: percent(probed.filter(({ bop }) => bop).length, probed.length),
    plaque: percent(points.filter(({ plaque }) => plaque).length, points.length),
    meanPd: mean(total(probed.map(({ pd }) => pd))),
    meanCal: mean(total(probed.map(({ cal }) => cal))),
    pockets: probed.filter(({ pd }) => (pd ?? 0) >= POCKET).length,
    deep: probed.filter(({ pd }) => (pd ?? 0) >= DEEP).length,
    pus: points.filter(({ pus }) => pus).length,
  };
};

/** What the natural teeth of a chart come to, or its implants. */
export const perioIndices = (teeth: PerioTeeth, implants = false): PerioIndices =>
  indicesOf(Object.values(teeth).filter(({ implant }) => implant === implants));
