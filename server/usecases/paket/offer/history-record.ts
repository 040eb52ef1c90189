// Versions of packages as they are answered: with what they save, and whether they can be sold today (paket.md 2.2, 5).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { savedPercent } from '../../../../src/resources/paket/allocation.ts';
import { unavailableBecause } from '../../../../src/resources/paket/availability.ts';
import { conditionShape } from '../../../../src/resources/paket/condition.ts';
import { pakethistory } from '../../../../src/resources/paket/history.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { embedColumns, linesColumn, storedColumns } from '../../../db/column.ts';
import { type Conditions, likePattern } from '../../../db/conditions.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { Context, ListParameters, UseCases } from '../../kernel/contract.ts';
import { declaredWhere, readPage } from '../../kernel/read-page.ts';

type Operations = UseCases['paket.history'];
type Figures = 'statusname' | 'syarat' | 'hemat_percent' | 'available' | 'available_reason';

/** What is read of a version; the rest follows from that. */
interface Row extends Omit<WholeOf<'paket.history', 'list'>, Figures> {
  readonly syarat: unknown;
  readonly type_status: number;
}

const COLUMNS = [
  storedColumns(pakethistory, 't'),
  ...embedColumns(pakethistory.fields, 't'),
  `coalesce((select sum(l.free_slot * l.price_standard) from pakethistoryperawatans l where l.paket_history_id = t.id), 0)::bigint
    as price_standard`,
  'k.status as type_status',
  'k.image',
].join(', ');
const JOINS = 'join pakettypes k on k.id = t.pakettype_id';
/** What is offered everywhere, and what is offered in these branches. */
const IN_REACH = '(t.profile_id is null or t.profile_id = any (?))';
const SEARCHED =
  '(t.code ilike ? or exists (select from pakettypes k where k.id = t.pakettype_id and (k.name ilike ? or k.code ilike ?)))';

const present = <R extends Row>({ today }: Context, { type_status, syarat, ...row }: R) => {
  const reason = unavailableBecause({ ...row, type_status }, today);
  return {
    ...row,
    statusname: pakethistory.states[row.status].label,
    syarat: conditionShape.parse(syarat),
    hemat_percent: savedPercent(row.price_standard, row.price),
    available: reason === null,
    available_reason: reason,
  };
};

const wanted = (context: Context, parameters: ListParameters): Conditions => {
  const where = declaredWhere(pakethistory, context, parameters);
  where.add(IN_REACH, context.branches);
  if (parameters.keyword) where.add(SEARCHED, likePattern(parameters.keyword));
  return where;
};

/** GET /api/paket/history: those of the branches in reach, and those of all branches. */
export const listVersions: Operations['list'] = async (context, parameters) => {
  const where = wanted(context, parameters);
  const { rows, count } = await readPage<Row>(context, pakethistory, parameters, {
    where,
    columns: COLUMNS,
    joins: JOINS,
  });
  return { data: rows.map((row) => present(context, row)), count };
};

type Lines = Awaited<ReturnType<Operations['show']>>['lines'];
const one = named<Row & { lines: Lines }, [id: number, branches: readonly number[]]>(
  'pakethistory_show',
  `select ${COLUMNS}, ${linesColumn('lines', pakethistory.fields.lines, 't', true)} from pakethistories t ${JOINS}
   where t.id = $1 and ${IN_REACH.replace('?', '$2')}`,
);

/** The version with its lines. @throws Refusal not-found (404), also for another branch's */
export const showVersion = async (context: Context, id: number) => {
  const row = await runOne(context.tx, one, id, context.branches);
  if (!row) throw new Refusal('not-found');
  return present(context, row);
};
