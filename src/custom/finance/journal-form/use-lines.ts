// The lines while they are typed; each change makes only its own row anew.
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Change, changeLine, emptyLine, type Filling, type Line, startedLines } from './lines.ts';

const FIRST = 2;
const begin = () => ({ lines: Array.from({ length: FIRST }, (_, key) => emptyLine(key)), next: FIRST });

export const useLines = () => {
  const [{ lines }, set] = useState<{ readonly lines: readonly Line[]; readonly next: number }>(begin);
  const change = useCallback(
    (key: number, part: Change) =>
      set((now) => ({
        ...now,
        lines: now.lines.map((line) => (line.key === key ? changeLine(line, part) : line)),
      })),
    [],
  );
  const remove = useCallback(
    (key: number) => set((now) => ({ ...now, lines: now.lines.filter((line) => line.key !== key) })),
    [],
  );
  const add = useCallback(
    () => set(({ lines: now, next }) => ({ lines: [...now, emptyLine(next)], next: next + 1 })),
    [],
  );
  /** The new line is there before the cursor goes on. */
  const addNow = useCallback(() => flushSync(add), [add]);
  const clear = useCallback(
    () => set(({ next }) => ({ lines: [emptyLine(next), emptyLine(next + 1)], next: next + 2 })),
    [],
  );
  /** Puts lines after those that were begun; empty ones make room. */
  const fill = useCallback(
    (more: readonly Filling[]) =>
      set(({ lines: now, next }) => ({
        lines: [...startedLines(now), ...more.map((line, at) => ({ ...line, key: next + at }))],
        next: next + more.length,
      })),
    [],
  );
  return { lines, change, remove, add, addNow, clear, fill };
};
