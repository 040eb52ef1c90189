// GET /api/service/belumberes and its count: all kinds that the reader may list, in one statement (service.md 10).
import { can } from '../../../../src/policies/index.ts';
import { UNFINISHED_ROWS, type UnfinishedGroup } from '../../../../src/resources/service/unfinished-calls.ts';
import { planned, run } from '../../../db/statement.ts';
import type { Context } from '../../contract.ts';
import type { UnfinishedKind } from './kind.ts';
import { unfinishedKinds } from './kinds.ts';

type Counted = Pick<UnfinishedGroup, 'count' | 'late'> & { readonly key: string };
type Found = Counted & Pick<UnfinishedGroup, 'rows'>;

const kindsFor = ({ actor }: Context): readonly UnfinishedKind[] =>
  unfinishedKinds.filter(({ resource }) => can(actor.role, resource, 'list'));

const COUNTS = 'count(*) as count, count(*) filter (where t.day < $2) as late';
const firstOf = ({ rows }: UnfinishedKind): string =>
  `(select coalesce(json_agg(json_build_object('id', f.id, 'title', f.title, 'person', f.person, 'doctor', f.doctor,
      'day', f.day, 'late', f.day < $2, 'state', f.state, 'url', f.url, 'branch', p.name) order by f.day, f.id), '[]')
    from (select * from (${rows}) t order by t.day, t.id limit ${UNFINISHED_ROWS}) f join profiles p on p.id = f.profile_id)`;

const read = <Row>(context: Context, select: (kind: UnfinishedKind) => string): Promise<readonly Row[]> => {
  const parts = kindsFor(context).map((kind) => `select '${kind.key}' as key, ${select(kind)} from (${kind.rows}) t`);
  const text = `with given as (select $1::bigint[], $2::date) ${parts.join(' union all ')}`;
  return parts.length === 0
    ? Promise.resolve([])
    : run(context.tx, planned<Row, unknown[]>(text), context.branches, context.today);
};

/** The groups in their order; those without rows say that they are clear. */
export const listUnfinished = async (
  context: Context,
): Promise<{ data: readonly UnfinishedGroup[]; count: number }> => {
  const found = await read<Found>(context, (kind) => `${COUNTS}, ${firstOf(kind)} as rows`);
  const data = kindsFor(context).flatMap(({ key, label, task }) => {
    const group = found.find((row) => row.key === key);
    return group ? [{ kind: key, label, task, count: group.count, late: group.late, rows: group.rows }] : [];
  });
  return { data, count: data.length };
};

/** How much is open, and how much of it since earlier days. */
export const countUnfinished = async (context: Context): Promise<{ count: number; late: number }> => {
  const found = await read<Counted>(context, () => COUNTS);
  const sum = (pick: (row: Counted) => number): number => found.reduce((total, row) => total + pick(row), 0);
  return { count: sum(({ count }) => count), late: sum(({ late }) => late) };
};
