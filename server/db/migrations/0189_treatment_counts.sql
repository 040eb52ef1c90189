-- The page of treatments begins with all days: their number, what they come to and how many they are is kept as that of documents is
-- (docs/decisions/0163). In `listcounts` 8 are treatments with their amount in rupiah, 9 the same with their quantity in thousandths. Their
-- range goes by two columns (docs/decisions/0155), so all of them stand on one day; `kind` is 1 where the supplies were confirmed.
select set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);

create or replace view list_rows with (security_invoker = true) as
  select 1::smallint as list, profile_id, visit_date as day, status, 0::smallint as kind, 0::bigint as term, 0::bigint as amount
    from visits
  union all
  select 2::smallint, profile_id, transaction_at, status, type, payment_type::bigint, total_amount from bills
  union all
  select 3::smallint, profile_id, posting_date, status, type, 0::bigint, price_amount from billtransactions
  union all
  select 4::smallint, profile_id, transaction_at, status, kind, origin::bigint, 0::bigint from journals
  union all
  select 5::smallint, profile_id, sold_at, status, 0::smallint, 0::bigint, 0::bigint from memberships
  union all
  select 6::smallint, r.profile_id, r.posting_date, r.status, r.type, m.paymentmethod_id, m.amount
    from billtransactions r join billtransactionmethods m on m.billtransaction_id = r.id
  union all
  select 7::smallint, profile_id, transaction_at, status, type, payment_type::bigint, installment_current_amount from bills
  union all
  select 8::smallint, profile_id, date '1970-01-01', status, isbhpused::int::smallint, 0::bigint, amount from visitperawatans
  union all
  select 9::smallint, profile_id, date '1970-01-01', status, isbhpused::int::smallint, 0::bigint, (qty * 1000)::bigint
    from visitperawatans;

create function keep_visitperawatans_counts() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    insert into listmoves (list, profile_id, day, status, kind, term, count, amount)
    select k.list, a.profile_id, '1970-01-01', a.status, a.isbhpused::int, 0, count(*),
      sum(case k.list when 8 then a.amount else a.qty * 1000 end)
    from added a cross join (values (8), (9)) k (list) group by 1, 2, 4, 5;
  elsif tg_op = 'DELETE' then
    insert into listmoves (list, profile_id, day, status, kind, term, count, amount)
    select k.list, a.profile_id, '1970-01-01', a.status, a.isbhpused::int, 0, -count(*),
      -sum(case k.list when 8 then a.amount else a.qty * 1000 end)
    from removed a cross join (values (8), (9)) k (list) group by 1, 2, 4, 5;
  else
    insert into listmoves (list, profile_id, day, status, kind, term, count, amount) values
      (8, old.profile_id, '1970-01-01', old.status, old.isbhpused::int, 0, -1, -old.amount),
      (8, new.profile_id, '1970-01-01', new.status, new.isbhpused::int, 0, 1, new.amount),
      (9, old.profile_id, '1970-01-01', old.status, old.isbhpused::int, 0, -1, -old.qty * 1000),
      (9, new.profile_id, '1970-01-01', new.status, new.isbhpused::int, 0, 1, new.qty * 1000);
  end if;
  return null;
end $$;
create trigger list_counts_added after insert on visitperawatans referencing new table as added
  for each statement execute function keep_visitperawatans_counts();
create trigger list_counts_removed after delete on visitperawatans referencing old table as removed
  for each statement execute function keep_visitperawatans_counts();
create trigger list_counts_moved after update on visitperawatans for each row
  when ((old.profile_id, old.status, old.isbhpused, old.amount, old.qty) is distinct from
    (new.profile_id, new.status, new.isbhpused, new.amount, new.qty)) execute function keep_visitperawatans_counts();

create or replace function rebuild_list_counts(branch bigint, wanted smallint) returns void
  language plpgsql security definer set search_path = public as $$
begin
  -- Tenders come with their receipt, in the order in which both are written.
  execute format('lock table %I in share row exclusive mode', (array['visits', 'bills', 'billtransactions', 'journals', 'memberships',
    'billtransactions', 'bills', 'visitperawatans', 'visitperawatans'])[wanted]);
  if wanted = 6 then lock table billtransactionmethods in share row exclusive mode; end if;
  -- Nobody has moves of this list under way then; others tell theirs meanwhile.
  lock table listcounts in share row exclusive mode;
  delete from listmoves where profile_id = branch and list = wanted;
  delete from listcounts where profile_id = branch and list = wanted;
  insert into listcounts (list, profile_id, day, status, kind, term, count, amount)
  select wanted, branch, coalesce(day, '-infinity'), status, kind, term, count(*), sum(amount)
  from list_rows where profile_id = branch and list = wanted
  group by grouping sets ((day, status, kind, term), (status, kind, term));
end $$;

select rebuild_list_counts(p.id, l::smallint) from profiles p cross join generate_series(8, 9) l order by p.id, l;
