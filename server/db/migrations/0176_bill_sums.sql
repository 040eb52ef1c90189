-- What bills come to and what is paid of them, kept with their number (docs/decisions/0133): the amount of `listcounts.list` 2 is the
-- total of bills, that of list 7 what is paid, both by the same days and states.
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
  select 7::smallint, profile_id, transaction_at, status, type, payment_type::bigint, installment_current_amount from bills;

create or replace function keep_bills_counts() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    insert into listmoves (list, profile_id, day, status, kind, term, count, amount)
    select k.list, a.profile_id, a.transaction_at, a.status, a.type, a.payment_type, count(*),
      sum(case k.list when 2 then a.total_amount else a.installment_current_amount end)
    from added a cross join (values (2), (7)) k (list) group by 1, 2, 3, 4, 5, 6;
  elsif tg_op = 'DELETE' then
    insert into listmoves (list, profile_id, day, status, kind, term, count, amount)
    select k.list, a.profile_id, a.transaction_at, a.status, a.type, a.payment_type, -count(*),
      -sum(case k.list when 2 then a.total_amount else a.installment_current_amount end)
    from removed a cross join (values (2), (7)) k (list) group by 1, 2, 3, 4, 5, 6;
  else
    insert into listmoves (list, profile_id, day, status, kind, term, count, amount) values
      (2, old.profile_id, old.transaction_at, old.status, old.type, old.payment_type, -1, -old.total_amount),
      (2, new.profile_id, new.transaction_at, new.status, new.type, new.payment_type, 1, new.total_amount),
      (7, old.profile_id, old.transaction_at, old.status, old.type, old.payment_type, -1, -old.installment_current_amount),
      (7, new.profile_id, new.transaction_at, new.status, new.type, new.payment_type, 1, new.installment_current_amount);
  end if;
  return null;
end $$;
drop trigger list_counts_moved on bills;
create trigger list_counts_moved after update on bills for each row
  when ((old.profile_id, old.transaction_at, old.status, old.type, old.payment_type, old.total_amount, old.installment_current_amount)
    is distinct from
    (new.profile_id, new.transaction_at, new.status, new.type, new.payment_type, new.total_amount, new.installment_current_amount))
  execute function keep_bills_counts();

create or replace function rebuild_list_counts(branch bigint, wanted smallint) returns void
  language plpgsql security definer set search_path = public as $$
begin
  -- Tenders come with their receipt, in the order in which both are written.
  execute format('lock table %I in share row exclusive mode',
    (array['visits', 'bills', 'billtransactions', 'journals', 'memberships', 'billtransactions', 'bills'])[wanted]);
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

select rebuild_list_counts(p.id, l::smallint) from profiles p cross join (values (2), (7)) k (l) order by p.id, l;
