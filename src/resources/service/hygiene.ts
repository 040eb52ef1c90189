// The indices of hygiene: OHI-S (Greene and Vermillion 1964) and the plaque record (O'Leary 1972), the same on both sides.
import { percent, rounded } from './perio.ts';
import type { Surface } from './tooth.ts';

/** A place of OHI-S: the tooth that is scored there or, where it is missing, its substitutes, and its side. */
export interface IndexPlace {
  readonly teeth: readonly [number, ...number[]];
  readonly side: string;
}
export const INDEX_PLACES: readonly IndexPlace[] = [
  { teeth: [16, 17, 18], side: 'bukal' },
  { teeth: [11, 21], side: 'labial' },
  { teeth: [26, 27, 28], side: 'bukal' },
  { teeth: [36, 37, 38], side: 'lingual' },
  { teeth: [31, 41], side: 'labial' },
  { teeth: [46, 47, 48], side: 'lingual' },
];
/** What is scored at one place, 0 to 3 each. */
export interface IndexScore {
  readonly tooth: number;
  readonly debris: number;
  readonly calculus: number;
}
/** Fewer scored places say nothing. */
export const FEWEST_PLACES = 2;

export const HYGIENE_CLASSES = ['baik', 'sedang', 'buruk'] as const;
export type HygieneClass = (typeof HYGIENE_CLASSES)[number];
/** Upper ends of 'baik' and 'sedang', of the index and of each of its two parts. */
const OHIS_ENDS = [1.2, 3] as const;
const PART_ENDS = [0.6, 1.8] as const;

const classOf = (value: number, [good, fair]: readonly [number, number]): HygieneClass => {
  if (value <= good) return 'baik';
  return value <= fair ? 'sedang' : 'buruk';
};
/** Class of OHI-S, of a value with one decimal: baik to 1,2, sedang to 3,0, buruk above. */
export const ohisClass = (value: number): HygieneClass => classOf(value, OHIS_ENDS);
/** Class of DI-S or CI-S: baik to 0,6, sedang to 1,8, buruk above. */
export const partClass = (value: number): HygieneClass => classOf(value, PART_ENDS);

export interface Ohis {
  readonly places: number;
  readonly debris: number;
  readonly calculus: number;
  readonly value: number;
  readonly class: HygieneClass;
}

/**
 * DI-S, CI-S and OHI-S, each rounded once to one decimal from the scores, before it is graded: 1,25 lies between two classes.
 * Debris 9 and calculus 6 of six places: 1,5 + 1,0 = 2,5, sedang. Null with fewer than two places.
 */
export const ohisOf = (scores: readonly (IndexScore | null)[]): Ohis | null => {
  const scored = scores.filter((score) => score !== null);
  const count = scored.length;
  if (count < FEWEST_PLACES) return null;
  const debris = scored.reduce((sum, score) => sum + score.debris, 0);
  const calculus = scored.reduce((sum, score) => sum + score.calculus, 0);
  const value = rounded(debris + calculus, count);
  return {
    places: count,
    debris: rounded(debris, count),
    calculus: rounded(calculus, count),
    value,
    class: ohisClass(value),
  };
};

/** The four surfaces at the gum. */
export const PLAQUE_SURFACES = ['M', 'D', 'V', 'L'] as const satisfies readonly Surface[];
export type PlaqueSurface = (typeof PLAQUE_SURFACES)[number];
/** The teeth that are present, each with its surfaces with plaque. */
export type PlaqueTeeth = Readonly<Record<string, readonly PlaqueSurface[]>>;
/** What is aimed at, percent. */
export const PLAQUE_AIM = 10;

/** O'Leary: surfaces with plaque of four a tooth, percent with one decimal; null without teeth. 70 of 100: 70. */
export const plaqueRecord = (teeth: PlaqueTeeth) => {
  const counted = Object.values(teeth);
  const stained = counted.reduce((sum, surfaces) => sum + surfaces.length, 0);
  const surfaces = counted.length * PLAQUE_SURFACES.length;
  return { stained, surfaces, value: percent(stained, surfaces) };
};
