-- What came by which method, kept as the lists of documents are (docs/decisions/0133): `listcounts.list` 6 has the tenders of receipts by
-- the receipt's day, state and type (`kind`) and by their method (`term`), in number and rupiah.
select set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);

create or replace view list_rows with (security_invoker = true) as
  select 1::smallint as list, profile_id, visit_date as day, status, 0::smallint as kind, 0::bigint as term, 0::bigint as amount
    from visits
  union all
  select 2::smallint, profile_id, transaction_at, status, type, payment_type::bigint, 0::bigint from bills
  union all
  select 3::smallint, profile_id, posting_date, status, type, 0::bigint, price_amount from billtransactions
  union all
  select 4::smallint, profile_id, transaction_at, status, kind, origin::bigint, 0::bigint from journals
  union all
  select 5::smallint, profile_id, sold_at, status, 0::smallint, 0::bigint, 0::bigint from memberships
  union all
  select 6::smallint, r.profile_id, r.posting_date, r.status, r.type, m.paymentmethod_id, m.amount
    from billtransactions r join billtransactionmethods m on m.billtransaction_id = r.id;

-- A tender is told with its receipt, which is held: whoever takes the receipt back meanwhile sees the tender or is waited for.
create function keep_tender_counts() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    insert into listmoves (list, profile_id, day, status, kind, term, count, amount)
    select 6, r.profile_id, r.posting_date, r.status, r.type, m.paymentmethod_id, 1, m.amount
    from added m join billtransactions r on r.id = m.billtransaction_id for share of r;
  elsif tg_op = 'DELETE' then
    insert into listmoves (list, profile_id, day, status, kind, term, count, amount)
    select 6, r.profile_id, r.posting_date, r.status, r.type, m.paymentmethod_id, -1, -m.amount
    from removed m join billtransactions r on r.id = m.billtransaction_id for share of r;
  else
    insert into listmoves (list, profile_id, day, status, kind, term, count, amount)
    select 6, r.profile_id, r.posting_date, r.status, r.type, m.term, m.sign, m.sign * m.amount
    from (values (1, new.billtransaction_id, new.paymentmethod_id, new.amount),
      (-1, old.billtransaction_id, old.paymentmethod_id, old.amount)) m (sign, receipt, term, amount)
    join billtransactions r on r.id = m.receipt for share of r;
  end if;
  return null;
end $$;
create trigger list_counts_added after insert on billtransactionmethods referencing new table as added
  for each statement execute function keep_tender_counts();
create trigger list_counts_removed after delete on billtransactionmethods referencing old table as removed
  for each statement execute function keep_tender_counts();
create trigger list_counts_moved after update on billtransactionmethods for each row
  when ((old.billtransaction_id, old.paymentmethod_id, old.amount) is distinct from
    (new.billtransaction_id, new.paymentmethod_id, new.amount)) execute function keep_tender_counts();

-- With a receipt its tenders move.
create function move_tender_counts() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  insert into listmoves (list, profile_id, day, status, kind, term, count, amount)
  select 6, r.profile_id, r.day, r.status, r.kind, m.paymentmethod_id, r.sign * count(*), r.sign * sum(m.amount)
  from (values (-1, old.profile_id, old.posting_date, old.status, old.type), (1, new.profile_id, new.posting_date, new.status, new.type))
    r (sign, profile_id, day, status, kind)
  cross join billtransactionmethods m where m.billtransaction_id = new.id group by r.sign, 2, 3, 4, 5, 6;
  return null;
end $$;
create trigger tender_counts_moved after update on billtransactions for each row
  when ((old.profile_id, old.posting_date, old.status, old.type) is distinct from
    (new.profile_id, new.posting_date, new.status, new.type)) execute function move_tender_counts();

create or replace function rebuild_list_counts(branch bigint, wanted smallint) returns void
  language plpgsql security definer set search_path = public as $$
begin
  -- Tenders come with their receipt, in the order in which both are written.
  execute format('lock table %I in share row exclusive mode',
    (array['visits', 'bills', 'billtransactions', 'journals', 'memberships', 'billtransactions'])[wanted]);
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

select rebuild_list_counts(id, 6::smallint) from profiles order by id;
