// GET /api/service/belumberes and its count: all kinds that the reader may list, in one statement (service.md 10).
import { can } from '../../../../src/policies/index.ts';
import { UNFINISHED_ROWS, type UnfinishedGroup } from '../../../../src/resources/service/unfinished-calls.ts';
import { quote } from '../../../db/column.ts';
import { named, planned, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import type { UnfinishedKind } from './kind.ts';
import { unfinishedKinds } from './kinds.ts';

type Counted = Pick<UnfinishedGroup, 'count' | 'late'> & { readonly key: string };
type Found = Counted & Pick<UnfinishedGroup, 'rows'>;

const kindsFor = ({ actor }: Context): readonly UnfinishedKind[] =>
  unfinishedKinds.filter(({ resource }) => can(actor, resource, 'list'));

/** $1 branches, $2 today. */
const dueOf = ({ table, open, day }: UnfinishedKind): string =>
  `from ${quote(table)} t where t.profile_id = any($1) and ${open} and ${day} <= $2`;
const countsOf = ({ day }: UnfinishedKind): string => `count(*) as count, count(*) filter (where ${day} < $2) as late`;

/** The oldest, cut before the rest of their rows is read. */
const firstOf = (kind: UnfinishedKind): string => {
  const { day, columns, joins } = kind;
  const cut = `select t.*, ${day} as due_day ${dueOf(kind)} order by due_day, t.id limit ${UNFINISHED_ROWS}`;
  const rows = `select t.id, t.due_day as day, t.due_day < $2 as late, p.name as branch, ${columns}
    from (${cut}) t join profiles p on p.id = t.profile_id ${joins}`;
  return `(select coalesce(json_agg(r order by r.day, r.id), '[]') from (${rows}) r) as rows`;
};

/** One statement over the kinds. */
const textOf = (kinds: readonly UnfinishedKind[], select: (kind: UnfinishedKind) => string): string =>
  kinds.map((kind) => `select '${kind.key}' as key, ${select(kind)} ${dueOf(kind)}`).join(' union all ');

/** The statement that counts these kinds: its plan takes longer than its rows and does not depend on them, each has an index. */
const countOf = (kinds: readonly UnfinishedKind[]) => {
  const places = kinds.map((kind) => unfinishedKinds.indexOf(kind)).join('_');
  return named<Counted, [readonly number[], string]>(`unfinished_count_${places}`, textOf(kinds, countsOf));
};

/** The groups in their order; those without rows say that they are clear. */
export const listUnfinished = async (
  context: Context,
): Promise<{ data: readonly UnfinishedGroup[]; count: number }> => {
  const kinds = kindsFor(context);
  const text = textOf(kinds, (kind) => `${countsOf(kind)}, ${firstOf(kind)}`);
  const read = planned<Found, [readonly number[], string]>(text);
  const found = kinds.length === 0 ? [] : await run(context.tx, read, context.branches, context.today);
  const data = kinds.flatMap(({ key, label, task }) => {
    const group = found.find((row) => row.key === key);
    return group ? [{ kind: key, label, task, count: group.count, late: group.late, rows: group.rows }] : [];
  });
  return { data, count: data.length };
};

/** How much is open, and how much of it since earlier days. */
export const countUnfinished = async (context: Context): Promise<{ count: number; late: number }> => {
  const kinds = kindsFor(context);
  const found = kinds.length === 0 ? [] : await run(context.tx, countOf(kinds), context.branches, context.today);
  const sum = (pick: (row: Counted) => number): number => found.reduce((total, row) => total + pick(row), 0);
  return { count: sum(({ count }) => count), late: sum(({ late }) => late) };
};
