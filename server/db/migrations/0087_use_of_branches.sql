-- How much of some items each branch used since a day, and nothing else of it: a branch that has too much may know who uses it faster.
create function stock_use_of_branches(wanted bigint[], since date, types smallint[])
  returns table (item_id bigint, profile_id bigint, used numeric, warehouse_id bigint)
  language plpgsql stable security definer set search_path = public as $$
declare
  seen text := current_setting('app.branches', true);
begin
  perform set_config('app.branches', (select coalesce(array_agg(p.id), '{}')::text from profiles p), true);
  return query
    -- With the warehouse where its goods come in.
    select i.id, p.id, coalesce(m.used, 0), w.id
    from profiles p join warehouses w on w.profile_id = p.id and w.is_default_receive cross join unnest(wanted) i (id)
    cross join lateral (
      select sum(s.qty_out) as used from stock_moves s
      where s.profile_id = p.id and s.item_id = i.id and s.transaction_at > since and s.move_type = any (types)
    ) m
    where p.status = 1;
  perform set_config('app.branches', coalesce(seen, ''), true);
end $$;
