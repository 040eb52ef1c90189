// Laboratories with what they owe us now and how they did in the last twelve months, in the branches in reach (service.md 4).
import { formlab } from '../../../../src/resources/service/formlab.ts';
import { laboratorium } from '../../../../src/resources/service/laboratorium.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context, UseCases } from '../../kernel/contract.ts';
import { genericList, genericShow } from '../../kernel/generic.ts';

type Operations = UseCases['service.laboratorium'];
interface Figures {
  readonly laboratorium_id: number;
  readonly open_orders: number;
  readonly late_percent: number | null;
  readonly remake_percent: number | null;
}

/** Late: received after the day it was due, or not yet received although that day has passed. */
const figuresOf = named<Figures, [readonly number[], string, readonly number[]]>(
  'laboratorium_figures',
  `select laboratorium_id, count(*) filter (where status in (${formlab.state.draft}, ${formlab.state.sent})) as open_orders,
     round(100.0 * count(*) filter (where recent and late) / nullif(count(*) filter (where recent), 0))::int as late_percent,
     round(100.0 * count(*) filter (where recent and isremake) / nullif(count(*) filter (where recent), 0))::int as remake_percent
   from (
     select f.laboratorium_id, f.status, f.isremake,
       coalesce((f.received_at at time zone p.timezone)::date, $2::date) > f.due_at as late,
       f.status > ${formlab.state.draft} and f.sent_at > $2::date - interval '12 months' as recent
     from formlabs f join profiles p on p.id = f.profile_id
     where f.laboratorium_id = any($1) and f.status <> ${formlab.state.cancelled} and f.profile_id = any($3)
   ) orders
   group by laboratorium_id`,
);

const NONE = { open_orders: 0, late_percent: null, remake_percent: null };

/** Percents are null for a laboratory that was sent nothing in the time. */
const figuresByLab = async ({ tx, today, branches }: Context, ids: readonly number[]) => {
  const found = await run(tx, figuresOf, ids, today, branches);
  return new Map(found.map(({ laboratorium_id, ...rest }) => [laboratorium_id, rest]));
};

export const listLaboratorium: Operations['list'] = async (context, parameters) => {
  const { data, ...rest } = await genericList(laboratorium, context, parameters);
  const figures = await figuresByLab(
    context,
    data.map(({ id }) => id),
  );
  return { ...rest, data: data.map((row) => ({ ...row, ...(figures.get(row.id) ?? NONE) })) };
};

export const showLaboratorium: Operations['show'] = async (context, id) => {
  const record = await genericShow(laboratorium, context, id);
  const figures = await figuresByLab(context, [id]);
  return { ...record, ...(figures.get(id) ?? NONE) };
};
