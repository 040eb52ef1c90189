// GET /api/paket/program: what can be put into a package, by words, with what it costs by itself today (paket.md 2.3).
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { programType } from '../../../../src/resources/paket/history-life.ts';
import { likePattern } from '../../../db/conditions.ts';
import { planned, run } from '../../../db/statement.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { standardPrices } from './program-price.ts';

/** Units of what has none in the stock. */
export const TREATMENT_UNIT = 'tindakan';
export const LAB_UNIT = 'order';
const MOST_ROWS = 20;

interface Found {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly unit: string;
}
const matching = (table: string, unit: string) =>
  planned<Found, [pattern: string]>(
    `select p.id, p.name, p.code, ${unit} as unit from ${table} p
     where p.status = ${activeStatus.active} and (p.code || ' ' || p.name) ilike $1 order by p.name, p.id limit ${MOST_ROWS}`,
  );
const found = {
  [programType.treatment]: matching('tindakanmedis', `'${TREATMENT_UNIT}'`),
  [programType.item]: matching('items', 'p.unit'),
  [programType.formlab]: matching('laboratoriumjasas', `'${LAB_UNIT}'`),
} as const;

export const findPrograms: CallHandlers['paket.program.cari'] = async (context, { query }) => {
  const { type, keyword, umum } = query;
  const rows = await run(context.tx, found[type], likePattern(keyword));
  const [only, ...others] = context.branches;
  const branch = umum === undefined && only !== undefined && others.length === 0 ? only : null;
  const prices = await standardPrices(
    context,
    branch,
    rows.map(({ id }) => ({ type, id })),
  );
  return { data: rows.map((row, at) => ({ ...row, price_standard: prices[at] ?? 0 })), count: rows.length };
};
