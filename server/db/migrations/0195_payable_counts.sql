-- How many rows are owed, what they come to and what is paid of them is kept as that of documents is (docs/decisions/0169). In `listcounts`
-- 10 are payables with their amount, 11 the same with what is paid of it, by the day of the row. `kind` is who is owed and `term` what it
-- comes from, as places in the lists below; a source that stands in none of them is 0.
select set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);

create function payee_code(type text) returns smallint
  language sql immutable parallel safe as $$
  select coalesce(array_position(array['doctor', 'laboratorium', 'investor', 'rumahsakit', 'vendor', 'pegawai', 'pajak'], type), 0)::smallint
$$;
create function payable_source_code(type text) returns bigint
  language sql immutable parallel safe as $$
  select coalesce(array_position(array['tindakanincome', 'labfee', 'biayainvoice', 'purchaseinvoice', 'purchasereturn', 'profitsharing',
    'deviden', 'payrolltransaction', 'hutangtransaction', 'pph_badan', 'saldoawal'], type), 0)::bigint
$$;

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
    from visitperawatans
  union all
  select 10::smallint, profile_id, transaction_at, status, payee_code(actor_type), payable_source_code(source_type), amount from hutangs
  union all
  select 11::smallint, profile_id, transaction_at, status, payee_code(actor_type), payable_source_code(source_type), paid_amount
    from hutangs;

-- A slip pays thousands of rows by one statement: what became another is told once for each day and state, not for each row.
create function keep_hutangs_counts() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    insert into listmoves (list, profile_id, day, status, kind, term, count, amount)
    select k.list, a.profile_id, a.transaction_at, a.status, payee_code(a.actor_type), payable_source_code(a.source_type), count(*),
      sum(case k.list when 10 then a.amount else a.paid_amount end)
    from added a cross join (values (10), (11)) k (list) group by 1, 2, 3, 4, 5, 6;
  elsif tg_op = 'DELETE' then
    insert into listmoves (list, profile_id, day, status, kind, term, count, amount)
    select k.list, a.profile_id, a.transaction_at, a.status, payee_code(a.actor_type), payable_source_code(a.source_type), -count(*),
      -sum(case k.list when 10 then a.amount else a.paid_amount end)
    from removed a cross join (values (10), (11)) k (list) group by 1, 2, 3, 4, 5, 6;
  else
    insert into listmoves (list, profile_id, day, status, kind, term, count, amount)
    select k.list, a.profile_id, a.transaction_at, a.status, payee_code(a.actor_type), payable_source_code(a.source_type), sum(a.sign),
      sum(a.sign * case k.list when 10 then a.amount else a.paid_amount end)
    from (
      select 1 as sign, profile_id, transaction_at, status, actor_type, source_type, amount, paid_amount from added
      union all
      select -1, profile_id, transaction_at, status, actor_type, source_type, amount, paid_amount from removed
    ) a cross join (values (10), (11)) k (list)
    group by 1, 2, 3, 4, 5, 6
    having sum(a.sign) <> 0 or sum(a.sign * case k.list when 10 then a.amount else a.paid_amount end) <> 0;
  end if;
  return null;
end $$;
create trigger list_counts_added after insert on hutangs referencing new table as added
  for each statement execute function keep_hutangs_counts();
create trigger list_counts_removed after delete on hutangs referencing old table as removed
  for each statement execute function keep_hutangs_counts();
create trigger list_counts_moved after update on hutangs referencing new table as added old table as removed
  for each statement execute function keep_hutangs_counts();

create or replace function rebuild_list_counts(branch bigint, wanted smallint) returns void
  language plpgsql security definer set search_path = public as $$
begin
  -- Tenders come with their receipt, in the order in which both are written.
  execute format('lock table %I in share row exclusive mode', (array['visits', 'bills', 'billtransactions', 'journals', 'memberships',
    'billtransactions', 'bills', 'visitperawatans', 'visitperawatans', 'hutangs', 'hutangs'])[wanted]);
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

select rebuild_list_counts(p.id, l::smallint) from profiles p cross join generate_series(10, 11) l order by p.id, l;
