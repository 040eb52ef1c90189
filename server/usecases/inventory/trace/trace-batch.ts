// A batch followed from its arrival to the patients who were given it (inventory.md 5, 10), as far as the branches in reach.
import { maySee } from '../../../../src/policies/index.ts';
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { moveType, moveTypeName } from '../../../../src/resources/inventory/move-type.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { Conditions, likePattern } from '../../../db/conditions.ts';
import { composed, listed, named, planned, run, runOne } from '../../../db/statement.ts';
import { type SheetColumn, writeSheet } from '../../../sheets/write-sheet.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { Download, XLSX } from '../../kernel/download.ts';
import { stockSource } from '../../../domain/inventory/stock-source.ts';
import { treatedVisits } from './treated-visit-port.ts';

type Trace = AnswerOf<'inventory.batch.trace'>;
type Reach = [batch: number, branches: readonly number[]];

const batchOf = named<Trace['batch'], [number]>(
  'trace_batch',
  `select b.id, b.item_id, b.batch_no, b.expired_at::text as expired_at, b.is_blocked, b.block_reason, i.code, i.name, i.unit
   from batches b join items i on i.id = b.item_id where b.id = $1`,
);
const BRANCH = `json_build_object('id', p.id, 'code', p.code, 'name', p.name) as branch`;
/** Ways in which goods come to a branch; what a patient gave back has been here before. */
const ARRIVALS = [moveType.opening, moveType.receive, moveType.mutationIn, moveType.opname, moveType.adjustment];
const arrivalsOf = named<Omit<Trace['arrivals'][number], 'typename'>, Reach>(
  'trace_arrivals',
  `select m.id, m.transaction_at::text as transaction_at, m.move_type as type, ${BRANCH}, w.name as warehouse, m.note, m.qty_in as qty
   from stock_moves m join profiles p on p.id = m.profile_id join warehouses w on w.id = m.warehouse_id
   where m.batch_id = $1 and m.profile_id = any ($2) and m.qty_in > 0 and m.move_type in ${listed(ARRIVALS)}
   order by m.transaction_at, m.id`,
);
const balancesOf = named<Trace['balances'][number], Reach>(
  'trace_balances',
  `select ${BRANCH}, s.warehouse_id, w.name as warehouse, s.qty from stock_balances s
   join profiles p on p.id = s.profile_id join warehouses w on w.id = s.warehouse_id
   where s.batch_id = $1 and s.profile_id = any ($2) and s.qty > 0 order by p.id, w.code`,
);
/** SQL: the visit of the document behind a gift: of a treatment, or of the prescription that a sale is for. */
const visitOfGift = (): string => {
  const visits = treatedVisits.given();
  return `case g.source_type when '${stockSource.bhp}' then ${visits.visitOf('g.source_id')}
    when '${stockSource.sale}' then ${visits.named('(select s.visit_id from sales s where s.id = g.source_id)')} end`;
};
/**
 * What came back of a gift is taken off it: by the document itself, which then names no patient, or by a return of the sale. Who gave back
 * all of it was given nothing.
 */
const patientsOf = composed<Omit<Trace['patients'][number], 'typename'>, Reach>(
  'trace_patients',
  () => `select json_build_object('id', u.id, 'code', u.username, 'name', u.name) as customer, u.phone, ${BRANCH}, g.transaction_at,
     g.type, g.qty, ${visitOfGift()} as visit
   from (
     select m.profile_id, case when r.id is null then m.source_type else '${stockSource.sale}' end as source_type,
       coalesce(r.sale_id, m.source_id) as source_id, max(m.customer_id) as customer_id,
       min(m.transaction_at) filter (where m.qty_out > 0)::text as transaction_at,
       min(m.move_type) filter (where m.qty_out > 0) as type, sum(m.qty_out - m.qty_in) as qty
     from stock_moves m left join salesreturns r on m.source_type = '${stockSource.saleReturn}' and r.id = m.source_id
     where m.batch_id = $1 and m.profile_id = any ($2) group by 1, 2, 3
   ) g join users u on u.id = g.customer_id join profiles p on p.id = g.profile_id
   where g.qty > 0 order by g.transaction_at desc, u.name`,
);

const COLUMNS: readonly SheetColumn[] = [
  { name: 'rm', header: 'No. RM', field: field.text('No. RM', { max: 40 }), width: 14 },
  { name: 'name', header: 'Nama', field: field.text('Nama', { max: 150 }), width: 30 },
  { name: 'phone', header: 'No. HP', field: field.text('No. HP', { max: 20 }), width: 18 },
  { name: 'transaction_at', header: 'Tanggal', field: field.date('Tanggal'), width: 14 },
  { name: 'typename', header: 'Jenis', field: field.text('Jenis', { max: 40 }), width: 14 },
  { name: 'visit', header: 'Kunjungan', field: field.text('Kunjungan', { max: 40 }), width: 24 },
  { name: 'qty', header: 'Jumlah', field: field.quantity('Jumlah') },
  { name: 'branch', header: 'Cabang', field: field.text('Cabang', { max: 100 }), width: 24 },
];
const sheetOf = ({ batch, patients }: Trace): Download => {
  const rows = patients.map(({ customer, phone, transaction_at, typename, visit, qty, branch }) => ({
    rm: customer.code,
    name: customer.name,
    phone: phone ?? '',
    transaction_at,
    typename,
    visit: visit?.code ?? '',
    qty,
    branch: branch.name,
  }));
  const expiry = batch.expired_at === null ? '' : `, kedaluwarsa ${formatDate(batch.expired_at)}`;
  const head = [`Pasien batch ${batch.batch_no}`, `${batch.code} ${batch.name}${expiry}`];
  if (batch.block_reason !== null) head.push(`Diblokir: ${batch.block_reason}`);
  return new Download(
    `Pasien batch ${batch.batch_no}.xlsx`,
    XLSX,
    writeSheet('Pasien', COLUMNS, rows, { head, strong: () => false }),
  );
};

/** GET /api/inventory/batch/{id}/trace. @throws Refusal not-found (404) */
export const traceBatch: CallHandlers['inventory.batch.trace'] = async (context, { params, query }) => {
  const { tx, branches, actor } = context;
  const id = params['id'] ?? 0;
  const batch = await runOne(tx, batchOf, id);
  if (!batch) throw new Refusal('not-found');
  const [arrivals, balances, found] = await Promise.all([
    run(tx, arrivalsOf, id, branches),
    run(tx, balancesOf, id, branches),
    run(tx, patientsOf, id, branches),
  ]);
  const sees = maySee(actor.role, 'contact');
  const patients = found.map(({ phone, ...gift }) => ({
    ...gift,
    typename: moveTypeName(gift.type),
    ...(sees && { phone }),
  }));
  const trace = {
    batch,
    arrivals: arrivals.map((one) => ({ ...one, typename: moveTypeName(one.type) })),
    balances,
    patients,
  };
  return query.export === undefined ? trace : sheetOf(trace);
};

type Row = AnswerOf<'inventory.batch.list'>['data'][number];

/** GET /api/inventory/batch: the newest first, with what the branch holds of each. */
export const listBatches: CallHandlers['inventory.batch.list'] = async ({ tx, branches }, { query }) => {
  const conditions = new Conditions();
  conditions.add('b.item_id = ?', query.item_id);
  conditions.add('b.is_blocked = ?', query.blocked);
  if (query.keyword)
    conditions.add(`(b.batch_no || ' ' || i.code || ' ' || i.name) ilike ?`, likePattern(query.keyword));
  const values: unknown[] = [...conditions.values];
  const reach = `$${values.push(branches)}`;
  const page = `limit $${values.push(query.limit)} offset $${values.push((query.page - 1) * query.limit)}`;
  const text = `select b.id, b.item_id, b.batch_no, b.expired_at::text as expired_at, b.is_blocked, b.block_reason, i.code, i.name, i.unit,
      (select coalesce(sum(s.qty), 0) from stock_balances s where s.batch_id = b.id and s.profile_id = any (${reach})) as qty,
      count(*) over () as count
    from batches b join items i on i.id = b.item_id ${conditions.text} order by b.id desc ${page}`;
  const found = await run(tx, planned<Row & { count: number }, unknown[]>(text), ...values);
  return { data: found.map(({ count: _count, ...row }) => row), count: found[0]?.count ?? 0 };
};
