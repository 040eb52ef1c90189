// What is typed into the grid and not saved yet, and the ways to change it.
import { useState } from 'react';
import { useSteady } from '../../../kit/hooks/steady.ts';
import type { CellActions } from './amount-cell.tsx';
import {
  type BudgetRow,
  type Change,
  filledFrom,
  keyOf,
  NOTHING,
  pasted,
  sectionsOf,
  type Typed,
  withChanges,
} from './grid.ts';

const NONE: ReadonlySet<string> = new Set();

const toggled = (now: ReadonlySet<string>, key: string, isWrong: boolean): ReadonlySet<string> => {
  if (now.has(key) === isWrong) return now;
  return isWrong ? new Set([...now, key]) : new Set([...now].filter((one) => one !== key));
};

export const useGrid = (rows: readonly BudgetRow[]) => {
  const [typed, setTyped] = useState<Typed>(NOTHING);
  const [wrong, setWrong] = useState(NONE);
  const [refused, setRefused] = useState<readonly string[]>([]);
  // Cells that were drawn before forget what stands in them.
  const [round, setRound] = useState(0);
  const change = (changes: readonly Change[]) => setTyped((now) => withChanges(rows, now, changes));
  const clear = () => {
    setTyped(NOTHING);
    setWrong(NONE);
    setRefused([]);
    setRound((now) => now + 1);
  };
  const paste = (akun: number, month: number, text: string) => {
    const order = sectionsOf(rows, typed).flatMap((section) => section.rows.map((row) => row.akun_id));
    const read = pasted(text, order, akun, month);
    setRefused(read.wrong);
    change(read.changes);
  };
  const actions: CellActions = {
    onAmount: useSteady((akun: number, month: number, amount: number) => change([{ akun, month, amount }])),
    onFill: useSteady((akun: number, month: number, amount: number) => change(filledFrom(akun, month, amount))),
    onWrong: useSteady((akun: number, month: number, isWrong: boolean) =>
      setWrong((now) => toggled(now, keyOf(akun, month), isWrong)),
    ),
    onPaste: useSteady(paste),
  };
  return { typed, wrong: wrong.size, refused, round, change, clear, actions };
};
