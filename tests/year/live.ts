// Days of a clinic, one after the other, each with what befalls it, and what must be so when it is over.
import { expect } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { agreesWithHledger } from './hledger-month.ts';
import { broken } from './hold.ts';
import type { Year } from './open-year.ts';
import { playWholeDay } from './play.ts';
import { doneIn, type Tally, tallyText } from './tally.ts';

/** What befalls a day: before it, the clinic is moved; during it, a storm comes. */
export interface Weather {
  readonly move?: (year: Year) => Promise<Year>;
  readonly storm?: (year: Year) => Promise<void>;
}

/** What a day may take on a machine that has other things to do, milliseconds. */
export const DAY_MS = 30_000;
/** Kinds of work that a month cannot do without. */
const MANY = 25;

const isLastOfMonth = (day: string): boolean => addDays(day, 1).endsWith('-01');

/** Plays the days from the one after its eve, and answers the clinic where it is then. Prints what was done. */
export const expectDaysToHold = async (
  begun: Year,
  count: number,
  weatherOf: (day: string) => Weather,
): Promise<Year> => {
  const tally: Tally = new Map();
  let year = begun;
  try {
    for (let n = 1; n <= count; n += 1) {
      const day = addDays(begun.eve, n);
      const at = `seed ${year.seed}, ${day}`;
      const { move, storm } = weatherOf(day);
      if (move) year = await move(year);
      const here = year;
      expect(await playWholeDay(here, day, tally, storm && (() => storm(here))), at).toEqual([]);
      expect(await broken(here), at).toEqual([]);
      if (isLastOfMonth(day)) await agreesWithHledger(here, day);
    }
  } finally {
    process.stdout.write(`year: seed ${year.seed}, ${count} days\n${tallyText(tally)}\n`);
  }
  expect(doneIn(tally).length).toBeGreaterThan(MANY);
  return year;
};
