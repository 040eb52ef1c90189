-- What the stock of an item changed by in a month, so that its worth on any past day is read of few rows: the months behind it, and the
-- rest of the moves of the day’s own month (inventory.md 6 R14). A move of an earlier day counts in the month of that day.
select set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);

create table stock_months (
  profile_id bigint not null references profiles,
  item_id bigint not null references items,
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  qty numeric(14, 3) not null,
  -- Rupiah.
  value bigint not null,
  -- Base units that were sold, handed over, or used up.
  used numeric(14, 3) not null,
  -- Months first: a past day is read of those behind it alone.
  primary key (profile_id, month, item_id)
);
insert into stock_months (profile_id, item_id, month, qty, value, used)
select profile_id, item_id, date_trunc('month', transaction_at)::date, sum(qty_in - qty_out), sum(value),
  coalesce(sum(qty_out) filter (where move_type in (4, 5, 7, 15)), 0)
from stock_moves group by 1, 2, 3;
select apply_branch_policy('stock_months');
revoke insert, update, delete, truncate on stock_months from klinik_app;
-- A range is read of the index alone: moves of all branches lie among each other in the table.
create index stock_moves_day on stock_moves (profile_id, transaction_at) include (item_id, move_type, qty_in, qty_out, value);

-- As before, and the month beside pool and balance. The row of the pool is held, so that months need no lock of their own.
create or replace function keep_stock() returns trigger
  language plpgsql security definer set search_path = public as $$
declare
  delta numeric := new.qty_in - new.qty_out;
begin
  update item_branches b set qty_on_hand = b.qty_on_hand + delta, stock_value = b.stock_value + new.value,
    last_cost = case when new.qty_in > 0 and new.value > 0 and new.move_type in (1, 2, 10, 12) then new.unit_cost else b.last_cost end
  where b.profile_id = new.profile_id and b.item_id = new.item_id
  returning b.qty_on_hand, b.stock_value into new.branch_qty, new.branch_value;
  if not found then
    raise exception 'item % has no pool in branch %', new.item_id, new.profile_id using errcode = 'foreign_key_violation';
  end if;
  update stock_balances s set qty = s.qty + delta
  where s.warehouse_id = new.warehouse_id and s.item_id = new.item_id and s.batch_id is not distinct from new.batch_id
  returning s.qty into new.balance_qty;
  if not found then
    insert into stock_balances (profile_id, item_id, warehouse_id, batch_id, qty)
    values (new.profile_id, new.item_id, new.warehouse_id, new.batch_id, delta) returning qty into new.balance_qty;
  end if;
  insert into stock_months as n (profile_id, item_id, month, qty, value, used)
  values (new.profile_id, new.item_id, date_trunc('month', new.transaction_at)::date, delta, new.value,
    case when new.move_type in (4, 5, 7, 15) then new.qty_out else 0 end)
  on conflict (profile_id, month, item_id) do update
    set qty = n.qty + excluded.qty, value = n.value + excluded.value, used = n.used + excluded.used;
  return new;
end $$;
