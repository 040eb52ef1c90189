// GET /api/inventory/stockcard: an item move by move, from what was there to what is (inventory.md 4, 8; acceptance 15).
import { maySee } from '../../../../src/policies/index.ts';
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { moveTypeName } from '../../../../src/resources/inventory/move-type.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { plus } from '../../../domain/inventory/quantity.ts';
import { renderStockCard } from '../../../print/stock-card.ts';
import { type SheetColumn, type SheetRecord, writeSheet } from '../../../sheets/write-sheet.ts';
import { composed, named, run, runOne } from '../../../db/statement.ts';
import { letterheadOf } from '../../finance/report/letterhead.ts';
import type { CallHandlers, Context } from '../../kernel/contract.ts';
import { Download, PDF, XLSX } from '../../kernel/download.ts';
import { reportBranches } from '../../kernel/report-branches.ts';
import { documentOf } from './move-document.ts';

type Card = AnswerOf<'inventory.stockcard'>;
type Line = Card['data'][number];
type Place = [branches: readonly number[], item: number, warehouse: number | null, batch: number | null];
interface Sum {
  readonly qty: number;
  readonly value: number;
}

const itemOf = named<Card['item'], [number]>('card_item', 'select id, code, name, unit from items where id = $1');
const PLACE = `m.profile_id = any ($1) and m.item_id = $2 and ($3::bigint is null or m.warehouse_id = $3)
  and ($4::bigint is null or m.batch_id = $4)`;
const openingOf = named<Sum, [...Place, start: string]>(
  'card_opening',
  `select coalesce(sum(m.qty_in - m.qty_out), 0) as qty, coalesce(sum(m.value), 0)::bigint as value from stock_moves m
   where ${PLACE} and m.transaction_at < $5`,
);
type Stored = Omit<Line, 'typename' | 'balance'> & { readonly value: number };
const movesOf = composed<Stored, [...Place, start: string, end: string]>(
  'card_moves',
  () => `select m.id, m.transaction_at::text as transaction_at, m.move_type as type, m.source_type, m.source_id,
     ${documentOf('m')}, m.note, w.name as warehouse, b.batch_no, m.qty_in, m.qty_out, m.unit_cost, m.value
   from stock_moves m join warehouses w on w.id = m.warehouse_id left join batches b on b.id = m.batch_id
   where ${PLACE} and m.transaction_at between $5 and $6 order by m.transaction_at, m.id`,
);

const COLUMNS: readonly SheetColumn[] = [
  { name: 'transaction_at', header: 'Tanggal', field: field.date('Tanggal'), width: 14 },
  { name: 'document', header: 'No. Dokumen', field: field.text('No. Dokumen', { max: 40 }), width: 24 },
  { name: 'typename', header: 'Jenis', field: field.text('Jenis', { max: 40 }), width: 18 },
  { name: 'note', header: 'Keterangan', field: field.note('Keterangan', { max: 300 }), width: 36 },
  { name: 'batch_no', header: 'Batch', field: field.text('Batch', { max: 40 }), width: 14 },
  { name: 'qty_in', header: 'Masuk', field: field.quantity('Masuk') },
  { name: 'qty_out', header: 'Keluar', field: field.quantity('Keluar') },
  { name: 'balance', header: 'Saldo', field: field.quantity('Saldo') },
];
const COSTS: readonly SheetColumn[] = [
  { name: 'unit_cost', header: 'Harga', field: field.quantity('Harga') },
  { name: 'value', header: 'Nilai', field: field.money('Nilai') },
];

const sheetOf = ({ item, opening, data, closing }: Card, subject: string, open: boolean): Download => {
  const rows: readonly SheetRecord[] = [
    { note: 'Saldo awal', balance: opening.qty, value: opening.value, strong: true },
    ...data.map((line) => ({ ...line })),
    { note: 'Saldo akhir', balance: closing.qty, value: closing.value, strong: true },
  ];
  const head = [`Kartu Stok ${item.code} ${item.name} (${item.unit})`, `Periode: ${subject}`];
  const sheet = writeSheet('Kartu Stok', open ? [...COLUMNS, ...COSTS] : COLUMNS, rows, {
    head,
    strong: (row) => row['strong'] === true,
  });
  return new Download(`Kartu Stok ${item.code} ${subject}.xlsx`, XLSX, sheet);
};

const paperOf = async (context: Context, branches: readonly number[], card: Card, subject: string) => {
  const { item, opening, data, closing } = card;
  const letterhead = await letterheadOf(context, branches);
  const name = `${item.code} ${item.name} (${item.unit})`;
  const paper = await renderStockCard({ ...letterhead, item: name, subject, opening, lines: data, closing });
  return new Download(`Kartu Stok ${item.code} ${subject}.pdf`, PDF, paper);
};

/** Opening, lines with their running balance, and closing; costs only for who may see them. */
const cardOf = (item: Card['item'], before: Sum, stored: readonly Stored[], open: boolean): Card => {
  let balance = before.qty;
  let worth = before.value;
  const data = stored.map(({ unit_cost, value, ...line }): Line => {
    balance = plus(balance, plus(line.qty_in, -line.qty_out));
    worth += value;
    return { ...line, typename: moveTypeName(line.type), balance, ...(open && { unit_cost, value }) };
  });
  const stand = (qty: number, value: number) => ({ qty, ...(open && { value }) });
  return { item, opening: stand(before.qty, before.value), data, closing: stand(balance, worth) };
};

/** @throws Refusal not-found (404), forbidden (403) for a branch out of reach */
export const showStockCard: CallHandlers['inventory.stockcard'] = async (context: Context, { query }) => {
  const { tx, actor } = context;
  const branches = reportBranches(context, query.profile_id ?? 'all');
  const { item_id, warehouse_id = null, batch_id = null, start_date: start, end_date: end } = query;
  const item = await runOne(tx, itemOf, item_id);
  if (!item) throw new Refusal('not-found');
  const place: Place = [branches, item_id, warehouse_id, batch_id];
  const before = (await runOne(tx, openingOf, ...place, start)) ?? { qty: 0, value: 0 };
  const open = maySee(actor.role, 'stock');
  const card = cardOf(item, before, await run(tx, movesOf, ...place, start, end), open);
  const subject = `${formatDate(start)} - ${formatDate(end)}`;
  if (query.export === undefined) return card;
  return query.export === 'pdf' ? paperOf(context, branches, card, subject) : sheetOf(card, subject, open);
};
