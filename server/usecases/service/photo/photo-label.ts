// Labels of photos with the number of the branch's photos that have them; their order; none goes while a photo has it (service.md 4).
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { multimedialabel } from '../../../../src/resources/service/multimedialabel.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericDelete, genericList, genericShow } from '../../kernel/generic.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';

type Operations = UseCases['service.multimedialabel'];

const countsOf = named<{ id: number; photos: number }, [readonly number[]]>(
  'label_counts',
  `select multimedialabel_id as id, sum(photos)::bigint as photos from multimediacounts
   where multimedialabel_id = any($1) group by multimedialabel_id`,
);
const countOf = named<{ photos: number }, [number]>(
  'label_count',
  'select coalesce(sum(photos), 0)::bigint as photos from multimediacounts where multimedialabel_id = $1',
);
const arrange = named<{ id: number }, [readonly number[]]>(
  'labels_arrange',
  `update multimedialabels l set sort = asked.place, version = l.version + 1, updated_at = now()
   from unnest($1::bigint[]) with ordinality asked (id, place) where l.id = asked.id returning l.id`,
);

const countsByLabel = async ({ tx }: Context, ids: readonly number[]) => {
  const found = await run(tx, countsOf, ids);
  return new Map(found.map(({ id, photos }) => [id, photos]));
};

export const listLabel: Operations['list'] = async (context, parameters) => {
  const { data, ...rest } = await genericList(multimedialabel, context, parameters);
  const counts = await countsByLabel(
    context,
    data.map(({ id }) => id),
  );
  return { ...rest, data: data.map((row) => ({ ...row, photo_count: counts.get(row.id) ?? 0 })) };
};

export const showLabel: Operations['show'] = async (context, id) => {
  const record = await genericShow(multimedialabel, context, id);
  const counts = await countsByLabel(context, [id]);
  return { ...record, photo_count: counts.get(id) ?? 0 };
};

/** @throws Refusal label-in-use (409), counting the photos of all branches */
export const deleteLabel: Operations['delete'] = async (context, { before }) => {
  const row = await acrossBranches(context, (wide) => runOne(wide, countOf, before.id));
  if (row && row.photos > 0) throw new Refusal('label-in-use', { n: row.photos });
  return genericDelete(multimedialabel, context, before);
};

/** Labels in the order of `ids`; those that are not named keep their place. @throws Refusal invalid (422) for an unknown one */
export const arrangeLabels = async (
  { tx }: WriteContext,
  { body: { ids } }: CallRequest<Calls['service.multimedialabel.urutan']>,
) => {
  const placed = await run(tx, arrange, ids);
  if (placed.length !== ids.length) throw new Refusal('invalid', {}, { ids: ['Data tidak ditemukan'] });
  return { record: { ids }, log: { message: 'perubahan urutan label foto', url: '/service/master/multimedialabel' } };
};
