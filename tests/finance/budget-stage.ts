// Budgets as tests read and keep them.
import { expect } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { today } from '../service/stage.ts';
import type { Client } from '../support/app.ts';

export const BUDGET = '/api/finance/anggaran';
export type Budget = AnswerOf<'finance.anggaran.show'>;
export interface Cell {
  readonly akun_id: number;
  /** 1 to 12. */
  readonly month: number;
  /** Rupiah. */
  readonly amount: number;
}

export const YEAR = Number(today().slice(0, 4));
export const shownBudget = async (by: Client, year = YEAR): Promise<Budget> => {
  const { status, body } = await by.get<Budget>(BUDGET, { query: { year: String(year) } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
export const sendBudget = (by: Client, year: number, version: number, cells: readonly Cell[]) =>
  by.put<AnswerOf<'finance.anggaran.simpan'> & { readonly code: string }>(BUDGET, { year, version, cells });
/** Keeps cells over whatever version there is. */
export const keepBudget = async (by: Client, year: number, cells: readonly Cell[]) => {
  const { version } = await shownBudget(by, year);
  const { status, body } = await sendBudget(by, year, version, cells);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
