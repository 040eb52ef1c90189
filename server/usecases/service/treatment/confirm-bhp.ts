// Confirming what a treatment used up, and taking that back (service.md 3.2, 6.5).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { maySee } from '../../../../src/policies/index.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { visit as visitDocument } from '../../../../src/resources/service/visit.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { bhpProblems, type KnownItem } from '../../../domain/service/bhp-entry.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { requestFor } from '../../kernel/approval.ts';
import { inWords, reasonOf } from '../../kernel/review.ts';
import type { CallHandlers, CallRequest, Context, StoredOf, WriteContext } from '../../kernel/contract.ts';
import { lockRow } from '../../kernel/generic.ts';
import { holdShared } from '../../finance/share/income-rows.ts';
import { bhpCost } from '../../finance/share/treatment-cost.ts';
import { inventoryPort } from '../../inventory/use/port.ts';
import { openTo, readTreatment } from './treatment-record.ts';
import { type HeldVisit, lockVisit } from '../visit/held-visit.ts';

type Stored = StoredOf<typeof visitperawatan> & { readonly id: number };

const knownItems = named<KnownItem, [number, readonly number[]]>(
  'bhp_items',
  `select i.id, i.name, i.type, i.status, i.allow_decimal, l.id is not null as expected, l.qty_default
   from items i left join visitperawatanbhps l on l.item_id = i.id and l.visitperawatan_id = $1
   where i.id = any($2) or i.id in (select item_id from visitperawatanbhps where visitperawatan_id = $1)
   order by l.id`,
);
const storeLines = named<{ id: number; item_id: number }, [number, number, number, number, string]>(
  'bhp_store',
  `insert into visitperawatanbhps as l (profile_id, created_by, visit_id, visitperawatan_id, item_id, unit, qty_used, reason)
   select $1, $2, $3, $4, i.id, i.unit, n.qty_used, n.reason
   from jsonb_to_recordset($5::jsonb) as n(item_id bigint, qty_used numeric, reason text)
   join items i on i.id = n.item_id
   on conflict on constraint visitperawatanbhps_item do update set qty_used = excluded.qty_used, reason = excluded.reason,
     version = l.version + 1, updated_at = now()
   returning id, item_id`,
);
const storeCosts = named<unknown, [string]>(
  'bhp_costs_store',
  `update visitperawatanbhps l set warehouse_id = n.warehouse_id, stock_move_ids = n.stock_move_ids, unit_cost = n.unit_cost,
     cost_amount = n.cost_amount
   from jsonb_to_recordset($1::jsonb) as n(line bigint, warehouse_id bigint, stock_move_ids bigint[], unit_cost numeric,
     cost_amount bigint)
   where l.id = n.line`,
);
const roomOf = named<{ warehouse_id: number | null }, [number]>(
  'bhp_room',
  'select u.warehouse_id from visits v join units u on u.id = v.unit_id where v.id = $1',
);
const markUsed = named<unknown, [number]>(
  'bhp_mark_used',
  'update visitperawatans set has_bhp = true, isbhpused = true, version = version + 1, updated_at = now() where id = $1',
);
const forgetUse = named<unknown, [number]>(
  'bhp_forget_use',
  `with gone as (delete from visitperawatanbhps where visitperawatan_id = $1 and qty_default is null),
   kept as (
     update visitperawatanbhps set qty_used = null, reason = null, warehouse_id = null, stock_move_ids = '{}', unit_cost = null,
       cost_amount = null, version = version + 1, updated_at = now()
     where visitperawatan_id = $1 and qty_default is not null returning id)
   update visitperawatans set isbhpused = false, has_bhp = exists (select from kept), version = version + 1, updated_at = now()
   where id = $1`,
);

type Line = AnswerOf<'service.visitperawatan.bhp'>['visitperawatanbhps'][number];
const linesOf = named<Line, [number]>(
  'bhp_lines',
  `select l.id, l.item_id, json_build_object('id', i.id, 'name', i.name, 'code', i.code) as itemdata, l.unit, l.qty_default, l.qty_used,
     l.reason, l.unit_cost, l.cost_amount
   from visitperawatanbhps l join items i on i.id = l.item_id where l.visitperawatan_id = $1 order by l.id`,
);

/** The treatment with its lines; without amounts and costs for roles that may not see them. */
const readWithLines = async (context: Context, id: number) => {
  const { role } = context.actor;
  const [record, lines] = await Promise.all([readTreatment(context, id), run(context.tx, linesOf, id)]);
  const open = maySee(role, 'stock')
    ? lines
    : lines.map(({ cost_amount: _cost, unit_cost: _unit, ...line }): Line => line);
  return { ...openTo(role, record), visitperawatanbhps: open };
};

/** The treatment and its visit, locked. */
const lockTreatment = async (
  context: WriteContext,
  id: number,
): Promise<{ readonly row: Stored; readonly visit: HeldVisit }> => {
  const row = await lockRow(visitperawatan, context, id);
  return { row, visit: await lockVisit(context, row.visit_id) };
};

const aboutOf = ({ name }: Stored, { code }: HeldVisit): string => `${name} kunjungan ${code}`;

const entryOf = (message: string, row: Stored, visit: HeldVisit) => ({
  message: `${message} BHP ${aboutOf(row, visit)}`,
  url: `/service/visit/${visit.id}?tab=bhp`,
  groupvisit: visit.id,
});

interface Confirmed {
  readonly row: Stored;
  readonly visit: HeldVisit;
  readonly lines: CallRequest<Calls['service.visitperawatan.bhp']>['body']['lines'];
  readonly stored: readonly { readonly id: number; readonly item_id: number }[];
}
/** What was used leaves the warehouse of the room where the patient sat. */
const takeOut = async (context: WriteContext, { row, visit, lines, stored }: Confirmed) => {
  const room = await runOne(context.tx, roomOf, visit.id);
  const lineOf = new Map(stored.map(({ id, item_id }) => [item_id, id]));
  const used = lines.filter(({ qty_used }) => qty_used > 0);
  return inventoryPort.consumeBhp(context, {
    visitperawatan_id: row.id,
    customer_id: visit.customer_id,
    warehouse_id: room?.warehouse_id ?? null,
    lines: used.map(({ item_id, qty_used: qty }) => ({ line: lineOf.get(item_id) ?? 0, item_id, qty })),
    about: aboutOf(row, visit),
  });
};

/**
 * POST /api/service/visitperawatan/{id}/bhp: the goods leave the stock with the same commit.
 * @throws Refusal not-found (404); bhp-confirmed, visit-state, wrong-state (409); invalid (422) by line; stock-short (422) and the others
 *   of the stock, those of posting
 */
export const confirmBhp: CallHandlers['service.visitperawatan.bhp'] = async (context, { params, body }) => {
  const { tx, branch, actor } = context;
  const { row, visit } = await lockTreatment(context, params['id'] ?? 0);
  if (row.isbhpused) throw new Refusal('bhp-confirmed');
  if (row.status === visitperawatan.state.cancelled)
    throw new Refusal('wrong-state', { singular: visitperawatan.singular });
  if (visit.status !== visitDocument.state.inUnit && visit.status !== visitDocument.state.finished)
    throw new Refusal('visit-state');
  const items = await run(
    tx,
    knownItems,
    row.id,
    body.lines.map(({ item_id }) => item_id),
  );
  const problems = bhpProblems(items, body.lines);
  if (problems) throw new Refusal('invalid', {}, problems);
  const shared = await holdShared(context, row.id);
  const stored = await run(tx, storeLines, branch.id, actor.id, visit.id, row.id, JSON.stringify(body.lines));
  const { issues, left } = await takeOut(context, { row, visit, lines: body.lines, stored });
  await run(tx, storeCosts, JSON.stringify(issues));
  await run(tx, markUsed, row.id);
  const amount = issues.reduce((sum, { cost_amount }) => sum + cost_amount, 0);
  const shares = await bhpCost(context, row.id, { shared, amount });
  await left();
  await shares?.();
  const record = await readWithLines(context, row.id);
  return { record, log: { ...entryOf('konfirmasi', row, visit), after: body } };
};

/**
 * POST /api/service/visitperawatan/{id}/bhp/batal: the goods go back as they came; an admin's waits for an approver.
 * @throws Refusal not-found (404), bhp-not-confirmed (409)
 */
export const cancelBhp: CallHandlers['service.visitperawatan.bhpbatal'] = async (context, { params, body }) => {
  const { row, visit } = await lockTreatment(context, params['id'] ?? 0);
  if (!row.isbhpused) throw new Refusal('bhp-not-confirmed');
  const lines = await run(context.tx, linesOf, row.id);
  // Without costs: not everybody who reads the log may see them.
  const before = { lines: lines.map(({ item_id, qty_used }) => ({ item_id, qty_used })) };
  const shared = await holdShared(context, row.id);
  const left = await inventoryPort.reverseBhp(context, row.id, `${aboutOf(row, visit)}, ${body.reason}`);
  await run(context.tx, forgetUse, row.id);
  const shares = await bhpCost(context, row.id, { shared, amount: 0 });
  await left();
  await shares?.();
  const record = await readWithLines(context, row.id);
  const log = { ...entryOf('pembatalan konfirmasi', row, visit), before, after: body };
  const request = await requestFor(context, 'service.bhp.cancel', () => ({
    record: { type: visitperawatan.name, id: row.id },
    grounds: [
      {
        table: visitperawatan.table,
        id: row.id,
        stands: '$.isbhpused == true',
        reason: 'Ditutup oleh sistem: konfirmasi BHP sudah dibatalkan',
      },
    ],
    told: {
      date: visit.visit_date,
      changes: [
        inWords('Tindakan', row.name, row.name),
        inWords('BHP', 'Dikonfirmasi', 'Belum dikonfirmasi'),
        reasonOf(body.reason),
      ],
      lines: lines.map(({ itemdata, qty_used, unit }) => inWords(itemdata.name, `${qty_used ?? 0} ${unit}`, null)),
    },
  }));
  return { record, log, request };
};
