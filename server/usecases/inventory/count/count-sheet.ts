// The sheet of a count (inventory.md 3, 5): what lay in the warehouse when it began, and what was counted since.
import { maySee } from '../../../../src/policies/index.ts';
import { MANAGER, SUPERADMIN } from '../../../../src/policies/role.ts';
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { opname } from '../../../../src/resources/inventory/opname.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { plus, thousandths } from '../../../domain/inventory/quantity.ts';
import { insertRecord } from '../../../db/repository-write.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallHandlers, Context, StoredOf, UseCases } from '../../kernel/contract.ts';
import { genericShow, lockRow } from '../../kernel/generic.ts';
import { nextCode } from '../../finance/ledger/next-code.ts';
import { resolveBatches } from '../stock/batch-rows.ts';

type Line = AnswerOf<'inventory.opname.lines'>['data'][number];
type Stored = StoredOf<typeof opname>;
const { state, screens } = opname;

const openOf = named<unknown, [warehouse: number]>(
  'opname_open',
  `select id from opnames where warehouse_id = $1 and status in (${state.counting}, ${state.waiting})`,
);
/** What was emptied stands on the sheet as well: some of it may be found. */
const snapshot = named<unknown, [opname: number, warehouse: number, category: number | null]>(
  'opname_snapshot',
  `insert into opname_lines (opname_id, item_id, batch_id, qty_system)
   select $1, s.item_id, s.batch_id, s.qty from stock_balances s join items i on i.id = s.item_id
   where s.warehouse_id = $2 and ($3::bigint is null or i.category_id = $3) order by i.name, s.item_id, s.batch_id`,
);

/**
 * POST /api/inventory/opname: the count begins, and the sheet holds what lies there now.
 * @throws Refusal opname-open (409), invalid (422)
 */
export const startOpname: UseCases['inventory.opname']['create'] = async (context, body) => {
  const { tx, actor, branch, branches } = context;
  if (await runOne(tx, openOf, body.warehouse_id)) throw new Refusal('opname-open');
  const code = await nextCode(context, documentKinds.opname, body.counted_at);
  const id = await insertRecord(tx, opname, { ...body, code }, { id: actor.id, branch: branch.id, branches });
  await run(tx, snapshot, id, body.warehouse_id, body.category_id ?? null);
  return {
    status: 201,
    record: await genericShow(opname, context, id),
    log: { message: `awal opname ${code}`, url: `${screens.list}/${id}` },
  };
};

type Whole = Required<Line>;
const LINE = `l.id, l.item_id, i.code, i.name, i.unit, i.is_batch, b.batch_no, b.expired_at::text as expired_at, l.qty_count, l.note,
  l.qty_system, l.diff, l.value_diff`;
const FROM = 'opname_lines l join items i on i.id = l.item_id left join batches b on b.id = l.batch_id';
const linesOf = named<Whole, [opname: number]>(
  'opname_sheet',
  `select ${LINE} from ${FROM} where l.opname_id = $1 order by i.name, l.item_id, b.expired_at nulls last, l.id`,
);
const lineOf = named<Whole, [id: number]>('opname_line', `select ${LINE} from ${FROM} where l.id = $1`);

const DECIDERS: readonly number[] = [MANAGER, SUPERADMIN];
/** Of a blind count nobody but who decides sees what should be there, and he only when it was submitted. */
const seesSystem = ({ actor }: Context, { is_blind, status }: Pick<Stored, 'is_blind' | 'status'>): boolean =>
  !is_blind || status === state.done || (status !== state.counting && DECIDERS.includes(actor.role));

const shown = (context: Context, document: Pick<Stored, 'is_blind' | 'status'>, line: Whole): Line => {
  const { qty_system, diff, value_diff, ...counted } = line;
  return {
    ...counted,
    ...(seesSystem(context, document) && { qty_system, diff }),
    ...(seesSystem(context, document) && maySee(context.actor.role, 'stock') && { value_diff }),
  };
};

/** The lines of a count, as who asks may see them. */
export const countedLines = async (
  context: Context,
  document: Pick<Stored, 'id' | 'is_blind' | 'status'>,
): Promise<readonly Line[]> => {
  const lines = await run(context.tx, linesOf, document.id);
  return lines.map((line) => shown(context, document, line));
};

/** GET /api/inventory/opname/{id}/lines. @throws Refusal not-found (404) */
export const listCounted: CallHandlers['inventory.opname.lines'] = async (context, { params }) => ({
  data: await countedLines(context, await genericShow(opname, context, params['id'] ?? 0)),
});

interface Known {
  readonly name: string;
  readonly unit: string;
  readonly allow_decimal: boolean;
  readonly is_batch: boolean;
}
const itemOf = named<Known, [item: number]>(
  'opname_item',
  'select name, unit, allow_decimal, is_batch from items where id = $1',
);
const place = named<
  { id: number; qty_count: number | null },
  [opname: number, item: number, batch: number | null, warehouse: number]
>(
  'opname_place',
  `insert into opname_lines as l (opname_id, item_id, batch_id, qty_system)
   values ($1, $2, $3, coalesce((select s.qty from stock_balances s
     where s.warehouse_id = $4 and s.item_id = $2 and s.batch_id is not distinct from $3::bigint), 0))
   on conflict on constraint opname_lines_place do update set qty_system = l.qty_system
   returning id, qty_count`,
);
const storeCount = named<unknown, [id: number, qty: number, by: number, note: string | null]>(
  'opname_count',
  'update opname_lines set qty_count = $2, counted_by = $3, note = coalesce($4, note) where id = $1',
);

/**
 * POST /api/inventory/opname/{id}/count: two who count the same add up, one after the other.
 * @throws Refusal not-found (404), opname-submitted (409), batch-missing, batch-unwanted, expiry-missing, whole-quantity (422)
 */
export const countLine: CallHandlers['inventory.opname.count'] = async (context, { params, body }) => {
  const document = await lockRow(opname, context, params['id'] ?? 0);
  if (document.status !== state.counting) throw new Refusal('opname-submitted');
  const { item_id, batch_no = null, expired_at = null, qty, mode, note = null } = body;
  const item = await runOne(context.tx, itemOf, item_id);
  if (!item) throw new Refusal('not-found');
  if (item.is_batch && batch_no === null) throw new Refusal('batch-missing', { item: item.name });
  if (!item.is_batch && batch_no !== null) throw new Refusal('batch-unwanted', { item: item.name });
  if (!item.allow_decimal && thousandths(qty) % 1000 !== 0)
    throw new Refusal('whole-quantity', { item: item.name, unit: item.unit });
  const idOf = await resolveBatches(context, batch_no === null ? [] : [{ item_id, batch_no, expired_at }]);
  const batch = batch_no === null ? null : (idOf({ item_id, batch_no }) ?? null);
  const at = await runOne(context.tx, place, document.id, item_id, batch, document.warehouse_id);
  if (!at) throw new Refusal('not-found');
  const counted = mode === 'add' ? plus(at.qty_count ?? 0, qty) : qty;
  await run(context.tx, storeCount, at.id, counted, context.actor.id, note);
  const line = await runOne(context.tx, lineOf, at.id);
  if (!line) throw new Refusal('not-found');
  return { record: shown(context, document, line), log: null };
};
