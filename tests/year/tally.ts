// What a year did: how often something was done, there was nothing to do, or it was refused, and by which word.
export type Tally = Map<string, number>;

export const count = (tally: Tally, name: string): void => void tally.set(name, (tally.get(name) ?? 0) + 1);

/** What was done at least once. */
export const doneIn = (tally: Tally): readonly string[] => [...tally.keys()].filter((name) => !name.includes(':'));

export const tallyText = (tally: Tally): string =>
  [...tally]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, times]) => `  ${String(times).padStart(5)}  ${name}`)
    .join('\n');
