// The receiving warehouse says what came, and what is on the road (inventory.md 3, 5).
import { mutation } from '../../../../src/resources/inventory/mutation.ts';
import { underwayStates } from '../../../../src/resources/inventory/mutation-life.ts';
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { maySee } from '../../../../src/policies/index.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { planArrival } from '../../../domain/inventory/transit.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallHandlers, WriteContext } from '../../kernel/contract.ts';
import { staleVersion, toldOf } from '../../kernel/last-change.ts';
import { lockRow } from '../../kernel/generic.ts';
import { arrive } from './arrive.ts';
import { showMutation } from './mutation-record.ts';
import { underwayOf } from './underway.ts';

const { state, screens } = mutation;
const OPEN: readonly number[] = underwayStates;

const markReceived = named<unknown, [id: number, status: number, by: number, at: string]>(
  'mutation_receive',
  `update mutations set status = $2, received_by = $3, received_at = $4, updated_at = now(), version = version + 1 where id = $1`,
);

type Shown = Awaited<ReturnType<typeof showMutation>>;
/** A call hides nothing by itself: nurses, who receive as well, are not told what goods are worth. */
const withoutWorth = ({ actor }: WriteContext, record: Shown): AnswerOf<'inventory.mutation.receive'> => {
  if (maySee(actor.role, 'stock')) return record;
  const { total_value: _total, lines, ...rest } = record;
  return { ...rest, lines: lines.map(({ value_sent: _value, ...line }) => line) };
};

/**
 * POST /api/inventory/mutation/{id}/receive {lines: [{id, qty_received, shortage}]}
 * @throws Refusal mutation-not-receiver (403), mutation-received, mutation-not-sent (409), mutation-too-many, mutation-shortage,
 *   mutation-line (422), those of moving and posting in both branches
 */
export const receiveMutation: CallHandlers['inventory.mutation.receive'] = async (context, { params, body }) => {
  const { tx, branch, actor, now } = context;
  const row = await lockRow(mutation, context, params['id'] ?? 0);
  if (branch.id !== row.to_profile_id) throw new Refusal('mutation-not-receiver');
  if (row.status === state.done) throw new Refusal('mutation-received');
  if (!OPEN.includes(row.status)) throw new Refusal('mutation-not-sent');
  if (body.version !== undefined && row.version !== body.version)
    throw await staleVersion(context, toldOf(mutation, row));
  const rest = await arrive(context, row, planArrival(await underwayOf(tx, row.id), body.lines));
  await run(tx, markReceived, row.id, rest ? state.partial : state.done, actor.id, now.toISOString());
  return {
    record: withoutWorth(context, await showMutation(context, row.id)),
    log: { message: `penerimaan mutasi ${row.code}`, url: `${screens.list}/${row.id}` },
  };
};

type Contents = AnswerOf<'inventory.mutation.isi'>['data'][number];
const contentsOf = named<Contents, [mutation: number]>(
  'mutation_contents',
  `select l.id, i.code, i.name, i.unit, coalesce(sum(b.qty_open), 0) as qty_open,
     coalesce(json_agg(json_build_object('batch_no', n.batch_no, 'expired_at', n.expired_at, 'qty_sent', b.qty_sent,
       'qty_open', b.qty_open) order by b.id) filter (where b.id is not null), '[]') as batches
   from mutation_lines l join items i on i.id = l.item_id
   left join mutation_line_batches b on b.mutation_line_id = l.id left join batches n on n.id = b.batch_id
   where l.mutation_id = $1 group by l.id, i.id order by l.id`,
);

/** GET /api/inventory/mutation/{id}/isi. @throws Refusal not-found (404) */
export const listContents: CallHandlers['inventory.mutation.isi'] = async (context, { params }) => {
  const { id } = await showMutation(context, params['id'] ?? 0);
  return { data: await run(context.tx, contentsOf, id) };
};
