// A count is submitted and decided (inventory.md 3, 6 R13): its differences are added to what is there now, so that moves made while
// counting are kept.
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { moveType } from '../../../../src/resources/inventory/move-type.ts';
import { opname } from '../../../../src/resources/inventory/opname.ts';
import { formatNumber, formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { post } from '../../finance/ledger/post-journal.ts';
import { amountsOf, moveStock, type MovedLine, type StockLine } from '../stock/move-stock.ts';

type Stored = StoredOf<typeof opname>;
type Verbs = UseCases['inventory.opname'];
const { state, screens } = opname;
const SOURCE = 'opname';

interface Difference {
  readonly id: number;
  readonly item_id: number;
  readonly batch_id: number | null;
  readonly diff: number;
}
/** What was found comes before what is missing: under another batch it keeps its average, and no empty pool takes the last cost. */
const differencesOf = named<Difference, [opname: number]>(
  'opname_differences',
  'select id, item_id, batch_id, diff from opname_lines where opname_id = $1 and diff <> 0 order by item_id, diff < 0, id',
);
const beyond = named<{ item: string; batch: string | null; there: number }, [opname: number, warehouse: number]>(
  'opname_beyond',
  `select i.name as item, b.batch_no as batch, coalesce(s.qty, 0) as there
   from opname_lines l join items i on i.id = l.item_id left join batches b on b.id = l.batch_id
   left join stock_balances s on s.warehouse_id = $2 and s.item_id = l.item_id and s.batch_id is not distinct from l.batch_id
   where l.opname_id = $1 and coalesce(s.qty, 0) + l.diff < 0 order by l.id limit 1`,
);
const storeValues = named<unknown, [values: string]>(
  'opname_values',
  `update opname_lines l set value_diff = v.value from jsonb_to_recordset($1::jsonb) v (line bigint, value bigint) where l.id = v.line`,
);
const markSubmitted = named<unknown, [id: number, by: number]>(
  'opname_submit',
  `update opnames set status = ${state.waiting}, submitted_by = $2, updated_at = now(), version = version + 1 where id = $1`,
);
const markDecided = named<
  unknown,
  [id: number, status: number, total: number | null, journal: number | null, by: number, at: string, reason: string]
>(
  'opname_decide',
  `update opnames set status = $2, total_value = $3, journal_id = $4, decided_by = $5, decided_at = $6, decision = $7,
     updated_at = now(), version = version + 1 where id = $1`,
);

const lineOf = (warehouse_id: number, { id, item_id, batch_id, diff }: Difference): StockLine => {
  const at = { line: id, item_id, warehouse_id, type: moveType.opname };
  return diff > 0
    ? { ...at, in: diff, value: 'average', batch: batch_id }
    : { ...at, out: -diff, batches: [{ batch_id, qty: -diff }], any: true };
};

/** Says which line is too much, where there is less now than the count takes away. */
const tellShort = async ({ tx }: WriteContext, { id, warehouse_id }: Stored, error: unknown): Promise<unknown> => {
  if (!(error instanceof Refusal) || error.code !== 'stock-short') return error;
  const found = await runOne(tx, beyond, id, warehouse_id);
  if (!found) return error;
  return new Refusal('opname-short', { item: found.item, batch: found.batch ?? '-', n: formatNumber(found.there) });
};

const signed = (lines: readonly MovedLine[], ups: ReadonlySet<number>): number =>
  lines.reduce((sum, { line, value }) => sum + (ups.has(line) ? value : -value), 0);

/** POST .../approve {reason}. @throws Refusal own-request (403), opname-short (422), those of moving and posting */
export const approveOpname: Verbs['approve'] = async (context, row, { reason }) => {
  const { tx, actor, now } = context;
  if (row.submitted_by === actor.id) throw new Refusal('own-request');
  const differences = await run(tx, differencesOf, row.id);
  const lines = differences.map((one) => lineOf(row.warehouse_id, one));
  const source = { type: SOURCE, id: row.id };
  const moved = await moveStock(context, { source, day: context.today, lines, note: `Opname ${row.code}` }).catch(
    async (error: unknown) => {
      throw await tellShort(context, row, error);
    },
  );
  const ups = new Set(differences.filter(({ diff }) => diff > 0).map(({ id }) => id));
  const journal = await post(context, postedEvent.stockAdjusted, {
    source,
    transaction_at: context.today,
    memo: `Selisih opname ${row.code}`,
    amounts: {
      plus: amountsOf(moved.filter(({ line }) => ups.has(line))),
      minus: amountsOf(moved.filter(({ line }) => !ups.has(line))),
    },
  });
  const total = signed(moved, ups);
  const values = moved.map(({ line, value }) => ({ line, value: ups.has(line) ? value : -value }));
  await run(tx, storeValues, JSON.stringify(values));
  await run(tx, markDecided, row.id, state.done, total, journal?.id ?? null, actor.id, now.toISOString(), reason);
  return {
    record: await genericShow(opname, context, row.id),
    log: {
      message: `persetujuan opname ${row.code}, selisih ${formatRupiah(total)}: ${reason}`,
      url: `${screens.list}/${row.id}`,
    },
  };
};

/** POST .../submit: what was counted stays as it is from now on. */
export const submitOpname: Verbs['submit'] = async (context, row) => {
  await run(context.tx, markSubmitted, row.id, context.actor.id);
  return {
    record: await genericShow(opname, context, row.id),
    log: { message: `pengajuan opname ${row.code}`, url: `${screens.list}/${row.id}` },
  };
};

/** POST .../reject {reason}: nothing moves; a running count is given up. */
export const rejectOpname: Verbs['reject'] = async (context, row, { reason }) => {
  const { tx, actor, now } = context;
  await run(tx, markDecided, row.id, state.rejected, null, null, actor.id, now.toISOString(), reason);
  return {
    record: await genericShow(opname, context, row.id),
    log: { message: `penolakan opname ${row.code}: ${reason}`, url: `${screens.list}/${row.id}` },
  };
};
