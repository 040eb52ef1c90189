// Investors as they are listed: what each holds today in the branches in sight, and his tax number (finance.md 4).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { actorType } from '../../../../src/resources/finance/hutang.ts';
import { investor } from '../../../../src/resources/finance/investor.ts';
import { formatNumber, mulDiv, rateText } from '../../../../src/resources/kernel/money.ts';
import { embedColumns, storedColumns } from '../../../db/column.ts';
import { likePattern } from '../../../db/conditions.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context, UseCases } from '../../kernel/contract.ts';
import { declaredWhere, readPage } from '../../kernel/read-page.ts';

type Listed = WholeOf<'finance.investor', 'list'>;
type Row = Omit<Listed, 'held'>;
const COLUMNS = [
  storedColumns(investor, 't'),
  ...embedColumns(investor.fields, 't'),
  'coalesce(x.npwp, x.nik) as npwp',
].join(', ');
const JOINS = `left join actorpajaks x on x.actor_type = '${actorType.investor}' and x.actor_id = t.id`;

interface Held {
  readonly investor_id: number;
  readonly branch: string;
  readonly lembar: number;
  readonly all_lembar: number;
}
const heldOn = named<Held, [branches: readonly number[], day: string, investors: readonly number[]]>(
  'investors_held',
  `select h.investor_id, p.code as branch, h.lembar, h.all_lembar
   from (
     select profile_id, investor_id, sum(lembar)::int as lembar, (sum(sum(lembar)) over (partition by profile_id))::int as all_lembar
     from investorshares where profile_id = any ($1) and valid_from <= $2::date and (valid_to is null or valid_to >= $2::date)
     group by profile_id, investor_id
   ) h join profiles p on p.id = h.profile_id
   where h.investor_id = any ($3) order by p.id`,
);
/** Two decimals. */
const HUNDREDTHS = 10_000;
/** 'BDG 50 (33,33%)' */
const heldText = ({ branch, lembar, all_lembar }: Held): string =>
  `${branch} ${formatNumber(lembar)} (${rateText(mulDiv(lembar, HUNDREDTHS, all_lembar) / 100)})`;

const holdings = async (
  { tx, branches, today }: Context,
  rows: readonly Row[],
): Promise<ReadonlyMap<number, string>> => {
  const held = await run(
    tx,
    heldOn,
    branches,
    today,
    rows.map(({ id }) => id),
  );
  const textOf = (holder: number) => held.filter(({ investor_id }) => investor_id === holder).map(heldText);
  return new Map(rows.map(({ id }) => [id, textOf(id).join(' · ')]));
};

/** GET /api/finance/investor */
export const listInvestors: UseCases['finance.investor']['list'] = async (context, parameters) => {
  const where = declaredWhere(investor, context, parameters);
  if (parameters.keyword) where.add('t.name ilike ?', likePattern(parameters.keyword));
  const parts = { where, columns: COLUMNS, joins: JOINS };
  const { rows, count } = await readPage<Row>(context, investor, parameters, parts);
  const heldBy = await holdings(context, rows);
  return { data: rows.map((row) => ({ ...row, held: heldBy.get(row.id) || null })), count };
};
