// GET /api/inventory/report/pricehistory: what an item has cost, receive by receive (inventory.md 5, 10).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { risePercent } from '../../../../src/resources/inventory/bought.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import { receive } from '../../../../src/resources/inventory/receive.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { type SheetColumn, writeSheet } from '../../../sheets/write-sheet.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { Download, XLSX } from '../../kernel/download.ts';
import { readPurchasePreferences } from './purchase-preferences.ts';

type Bought = AnswerOf<'inventory.pricehistory'>['data'][number];
interface Found extends Omit<Bought, 'rise' | 'warns'> {
  /** Rupiah for a base unit, to four decimals, as whole ten-thousandths: this time, and the time before from the same supplier. */
  readonly worth: number;
  readonly before: number | null;
}
const historyOf = named<Found, [item: number, branches: readonly number[]]>(
  'price_history',
  `select h.*, lag(h.worth) over (partition by h.supplier_id order by h.day, h.id) as before from (
     select l.id, r.received_at::text as day, r.id as receive_id, r.code, r.supplier_id, s.name as supplier, l.qty, u.name as unit,
       round(l.price * (1 - coalesce(l.discount_percent, 0) / 100))::bigint as price,
       round(l.price * (1 - coalesce(l.discount_percent, 0) / 100) / l.factor, 2) as base_price,
       round(l.price * (1 - coalesce(l.discount_percent, 0) / 100) / l.factor * 10000)::bigint as worth
     from receive_lines l join receives r on r.id = l.receive_id join suppliers s on s.id = r.supplier_id
     join satuans u on u.id = l.unit_id
     where l.item_id = $1 and r.profile_id = any ($2) and r.status = ${receive.state.posted} and not l.is_bonus
   ) h order by h.day desc, h.id desc limit 200`,
);
const cheapestOf = named<{ supplier: string; unit: string; price: number }, [item: number]>(
  'price_cheapest',
  `select s.name as supplier, u.name as unit, p.price from supplier_items p join suppliers s on s.id = p.supplier_id
   join satuans u on u.id = p.unit_id join items i on i.id = p.item_id
   left join item_units f on f.item_id = p.item_id and f.unit_id = p.unit_id
   where p.item_id = $1 and s.status = ${activeStatus.active} and (f.factor is not null or p.unit_id = i.unit_id)
   order by p.price / coalesce(f.factor, 1), s.id limit 1`,
);

const COLUMNS: readonly SheetColumn[] = [
  { name: 'day', header: 'Tanggal', field: field.date('Tanggal'), width: 14 },
  { name: 'code', header: 'Penerimaan', field: field.text('Penerimaan', { max: 40 }), width: 24 },
  { name: 'supplier', header: 'Supplier', field: field.text('Supplier', { max: 150 }), width: 28 },
  { name: 'qty', header: 'Jumlah', field: field.quantity('Jumlah') },
  { name: 'unit', header: 'Satuan', field: field.text('Satuan', { max: 20 }) },
  { name: 'price', header: 'Harga', field: field.money('Harga') },
  { name: 'base_price', header: 'Harga satuan dasar', field: field.quantity('Harga satuan dasar') },
  { name: 'rise', header: 'Kenaikan %', field: field.quantity('Kenaikan %') },
];
const fileOf = (rows: readonly Bought[]): Download =>
  new Download(
    'Riwayat Harga.xlsx',
    XLSX,
    writeSheet(
      'Riwayat Harga',
      COLUMNS,
      rows.map((row) => ({ ...row })),
    ),
  );

export const showPriceHistory: CallHandlers['inventory.pricehistory'] = async (context, { query }) => {
  const { tx, branches } = context;
  const [rows, cheapest, { price_rise_warn_percent: most }] = await Promise.all([
    run(tx, historyOf, query.item_id, branches),
    runOne(tx, cheapestOf, query.item_id),
    readPurchasePreferences(context, branches[0] ?? 0),
  ]);
  const data = rows.map(
    ({ id, day, receive_id, code, supplier, qty, unit, price, base_price, worth, before }): Bought => {
      const rise = before === null ? 0 : risePercent(before, worth);
      return { id, day, receive_id, code, supplier, qty, unit, price, base_price, rise, warns: rise > most };
    },
  );
  return query.export ? fileOf(data) : { data, cheapest: cheapest ?? null };
};
