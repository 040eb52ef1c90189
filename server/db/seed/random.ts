// Chance that repeats: the same seed and key give the same draws on every machine.

const UINT32 = 4_294_967_296;

export interface Random {
  /** 0 <= n < 1 */
  readonly next: () => number;
  /** A whole number, both ends included. */
  readonly between: (least: number, most: number) => number;
  /** True in `share` of the draws, 0..1. */
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
  /** Picks by weight; the weights need not add up to anything. */
  readonly weighted: <T>(from: readonly (readonly [T, number])[]) => T;
}

/** FNV-1a: spreads the key over 32 bits. */
const hash = (key: string): number => {
  let h = 2_166_136_261;
  for (let i = 0; i < key.length; i += 1) h = Math.imul(h ^ key.charCodeAt(i), 16_777_619);
  return h >>> 0;
};

/** mulberry32: one 32-bit word of state, good enough for demo data. */
const mulberry32 = (state: number) => (): number => {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / UINT32;
};

/** A document by its id, and by its code, which is the same however many branches are filled at a time: what is drawn goes by that. */
export interface Coded {
  readonly id: number;
  readonly code: string;
}
/** Where a document stands in the series of its branch. @param code 'V/BDG/26/000123' */
export const serialOf = (code: string): number => Number(/\d+$/.exec(code)?.[0] ?? 0);

/**
 * A generator of its own for each key, so that one branch-day draws the same whatever was made before it.
 * @param seed the data set's number @param key what is drawn for, such as 'BDG 2026-03-06'
 */
export const randomOf = (seed: number, key: string): Random => {
  const next = mulberry32(hash(`${seed} ${key}`));
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new Error('Nothing to pick from.');
    return from[between(0, from.length - 1)] as T;
  };
  const weighted = <T>(from: readonly (readonly [T, number])[]): T => {
    let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of from) {
      left -= weight;
      if (left < 0) return value;
    }
    return pick(from)[0];
  };
  return { next, between, chance: (share) => next() < share, pick, weighted };
};

/** A generator for a document. @param code of the document @param what is drawn for it, such as 'vital' */
export const drawnFor = (code: string, what: string): Random => randomOf(0, `${code} ${what}`);
