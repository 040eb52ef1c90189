// The stock as the checks of the books ask for it (inventory.md 6; finance.md 6.8): what the pools are worth by account, and where what is
// kept is not what its moves come to.
import { accountRole } from '../../../../src/resources/finance/account-role.ts';
import { useTypes } from '../../../../src/resources/inventory/move-type.ts';
import { listed } from '../../../db/statement.ts';
import type { StockBehindLedger } from '../../finance/ledger/stock-port.ts';

const KEPT = `select p.profile_id, p.item_id, p.qty_on_hand as qty, p.stock_value as value
  from item_branches p where p.profile_id = any ($1)`;
const MOVED = `select m.profile_id, m.item_id, sum(m.qty_in - m.qty_out) as qty, sum(m.value)::bigint as value
  from stock_moves m where m.profile_id = any ($1) group by 1, 2`;
const SHELVED = `select s.profile_id, s.item_id, s.warehouse_id, s.batch_id, s.qty from stock_balances s where s.profile_id = any ($1)`;
const SHELF_MOVES = `select m.profile_id, m.item_id, m.warehouse_id, m.batch_id, sum(m.qty_in - m.qty_out) as qty
  from stock_moves m where m.profile_id = any ($1) group by 1, 2, 3, 4`;
const MONTHS = `select n.profile_id, n.item_id, n.month, n.qty, n.value, n.used from stock_months n where n.profile_id = any ($1)`;
const MONTH_MOVES = `select m.profile_id, m.item_id, date_trunc('month', m.transaction_at)::date as month, sum(m.qty_in - m.qty_out) as qty,
    sum(m.value)::bigint as value, coalesce(sum(m.qty_out) filter (where m.move_type in ${listed(useTypes)}), 0) as used
  from stock_moves m where m.profile_id = any ($1) group by 1, 2, 3`;
/** Goods on the road are the sender's until they arrive. */
const UNDERWAY = `select t.profile_id, sum(b.value_open)::bigint as value
  from mutations t join mutation_lines l on l.mutation_id = t.id join mutation_line_batches b on b.mutation_line_id = l.id
  where t.profile_id = any ($1) and b.qty_open > 0 group by 1`;
const CARD = `'/inventory/warehouse/kartustok/' || i.id`;

/** Codes of the accounts that stand for stock, in warehouses and on the road. */
export const STOCK_ACCOUNTS: readonly string[] = [
  accountRole.medicineStock,
  accountRole.supplyStock,
  accountRole.goodsStock,
  accountRole.orthodonticStock,
  accountRole.stockInTransit,
];

/**
 * SQL over the branches `$1`: `(profile_id, akun_id, source_type, source_id, amount)`, rupiah by which each document changed the stock
 * of an account. Goods that are still on the road are their mutation's.
 */
export const STOCK_BY_DOCUMENT = `
  select m.profile_id, c.akun_persediaan_id as akun_id, m.source_type, m.source_id, sum(m.value)::bigint as amount
  from stock_moves m join items i on i.id = m.item_id join item_categories c on c.id = i.category_id
  where m.profile_id = any ($1) group by 1, 2, 3, 4
  union all
  select t.profile_id, a.id, 'mutation', t.id, sum(b.value_open)::bigint
  from mutations t join mutation_lines l on l.mutation_id = t.id join mutation_line_batches b on b.mutation_line_id = l.id
  join akuns a on a.code = '${accountRole.stockInTransit}'
  where t.profile_id = any ($1) and b.qty_open > 0 group by t.profile_id, a.id, t.id`;

export const stockForLedger: StockBehindLedger = {
  worth: `select a.code, p.profile_id, sum(p.stock_value)::bigint
    from item_branches p join items i on i.id = p.item_id join item_categories c on c.id = i.category_id
    join akuns a on a.id = c.akun_persediaan_id
    where p.profile_id = any ($1) group by 1, 2
    union all select '${accountRole.stockInTransit}', u.profile_id, u.value from (${UNDERWAY}) u`,
  uninvoiced: `select r.profile_id, r.vendor_id, sum(l.open_value)
    from receives r join receive_lines l on l.receive_id = r.id
    where r.profile_id = any ($1) and l.open_value <> 0 group by r.profile_id, r.vendor_id`,
  // Quantities are told in the name: expected and found are rupiah.
  kept: `
    select concat_ws(' ', i.code, i.name, 'stok', coalesce(k.qty, 0), 'mutasi', coalesce(m.qty, 0)), profile_id, null::date, null, null,
      coalesce(m.value, 0)::bigint, coalesce(k.value, 0)::bigint, ${CARD}
    from (${KEPT}) k full join (${MOVED}) m using (profile_id, item_id) join items i on i.id = item_id
    where (coalesce(k.qty, 0), coalesce(k.value, 0)) is distinct from (coalesce(m.qty, 0), coalesce(m.value, 0))
    union all
    select concat_ws(' ', i.code, i.name, w.name, b.batch_no, 'stok', coalesce(k.qty, 0), 'mutasi', coalesce(m.qty, 0)),
      coalesce(k.profile_id, m.profile_id), null::date, null, null, null::bigint, null::bigint, ${CARD}
    from (${SHELVED}) k full join (${SHELF_MOVES}) m
      on k.warehouse_id = m.warehouse_id and k.item_id = m.item_id and coalesce(k.batch_id, 0) = coalesce(m.batch_id, 0)
    join items i on i.id = coalesce(k.item_id, m.item_id) join warehouses w on w.id = coalesce(k.warehouse_id, m.warehouse_id)
    left join batches b on b.id = coalesce(k.batch_id, m.batch_id)
    where coalesce(k.qty, 0) <> coalesce(m.qty, 0)
    union all
    select concat_ws(' ', i.code, i.name, to_char(month, 'YYYY-MM'), 'stok', coalesce(k.qty, 0), 'mutasi', coalesce(m.qty, 0),
        case when k.used is distinct from m.used then concat_ws(' ', 'terpakai', coalesce(k.used, 0), 'mutasi', coalesce(m.used, 0)) end),
      profile_id, month, null, null, coalesce(m.value, 0)::bigint, coalesce(k.value, 0)::bigint, ${CARD}
    from (${MONTHS}) k full join (${MONTH_MOVES}) m using (profile_id, item_id, month) join items i on i.id = item_id
    where (coalesce(k.qty, 0), coalesce(k.value, 0), coalesce(k.used, 0))
      is distinct from (coalesce(m.qty, 0), coalesce(m.value, 0), coalesce(m.used, 0))`,
};
