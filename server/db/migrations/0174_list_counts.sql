-- How many rows the lists of documents have, kept by branch, day and state (docs/decisions/0133): a list that asks for nothing else is
-- counted without reading its rows. What a statement adds, moves and removes is a row of its own: nobody waits for anybody. A fold adds
-- these to the counts within half a minute; a reader adds up both.
select set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);

create table listcounts (
  -- 1 visits, 2 bills, 3 receipts, 4 journals, 5 sold packages; 6 tenders by their receipt's day, state and type, 7 what is paid of bills.
  list smallint not null,
  profile_id bigint not null references profiles,
  -- The day that the list's range goes by; '-infinity': all days together, the sum of the others.
  day date not null,
  status smallint not null,
  -- Type of a bill or receipt, kind of a journal.
  kind smallint not null,
  -- How a bill is paid, where a journal comes from, the method of a tender.
  term bigint not null,
  count integer not null,
  -- Rupiah, of receipts, tenders and bills (7: of what is paid).
  amount bigint not null,
  primary key (list, profile_id, day, status, kind, term)
) with (fillfactor = 80);
select apply_branch_policy('listcounts');
revoke insert, update, delete, truncate on listcounts from klinik_app;

-- What is in no count yet. Its branch is that of a row, which has been looked at.
create table listmoves (
  list smallint not null,
  profile_id bigint not null,
  day date not null,
  status smallint not null,
  kind smallint not null,
  term bigint not null,
  count integer not null,
  amount bigint not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
create index listmoves_of on listmoves (profile_id, list);
select apply_branch_policy('listmoves');
revoke insert, update, delete, truncate on listmoves from klinik_app;

-- The rows of all these lists, as they are counted.
create view list_rows with (security_invoker = true) as
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
grant select on list_rows to klinik_app;

-- Most tables have the same three triggers: what a statement adds or removes is told at once, and a row that stays is told only where its
-- branch, day, state or amount became another, so that all other changes of it cost nothing.
do $do$
declare
  l record;
  keys text;
begin
  for l in
    select * from (values
      (1, 'visits', 'visit_date', '0', '0', '0'),
      (3, 'billtransactions', 'posting_date', '%stype', '0', '%sprice_amount'),
      (4, 'journals', 'transaction_at', '%skind', '%sorigin', '0'),
      (5, 'memberships', 'sold_at', '0', '0', '0')
    ) l (list, named, day, kind, term, amount)
  loop
    keys := format('profile_id, %s, status, %s, %s', l.day, format(l.kind, ''), format(l.term, ''));
    execute format($sql$
      create function keep_%1$s_counts() returns trigger
        language plpgsql security definer set search_path = public as $body$
      begin
        if tg_op = 'INSERT' then
          insert into listmoves (list, profile_id, day, status, kind, term, count, amount)
          select %2$s, %3$s, count(*), sum(%4$s) from added group by 2, 3, 4, 5, 6;
        elsif tg_op = 'DELETE' then
          insert into listmoves (list, profile_id, day, status, kind, term, count, amount)
          select %2$s, %3$s, -count(*), -sum(%4$s) from removed group by 2, 3, 4, 5, 6;
        else
          insert into listmoves (list, profile_id, day, status, kind, term, count, amount) values
            (%2$s, old.profile_id, old.%5$s, old.status, %6$s, %7$s, -1, -%8$s),
            (%2$s, new.profile_id, new.%5$s, new.status, %9$s, %10$s, 1, %11$s);
        end if;
        return null;
      end $body$
    $sql$, l.named, l.list, keys, format(l.amount, ''), l.day,
      format(l.kind, 'old.'), format(l.term, 'old.'), format(l.amount, 'old.'),
      format(l.kind, 'new.'), format(l.term, 'new.'), format(l.amount, 'new.'));
    execute format('create trigger list_counts_added after insert on %1$I referencing new table as added
      for each statement execute function keep_%1$s_counts()', l.named);
    execute format('create trigger list_counts_removed after delete on %1$I referencing old table as removed
      for each statement execute function keep_%1$s_counts()', l.named);
    execute format('create trigger list_counts_moved after update on %1$I for each row
      when ((old.profile_id, old.%2$s, old.status, %3$s, %4$s, %5$s) is distinct from
        (new.profile_id, new.%2$s, new.status, %6$s, %7$s, %8$s)) execute function keep_%1$s_counts()', l.named, l.day,
      format(l.kind, 'old.'), format(l.term, 'old.'), format(l.amount, 'old.'),
      format(l.kind, 'new.'), format(l.term, 'new.'), format(l.amount, 'new.'));
  end loop;
end $do$;

-- A bill is told twice: what it comes to, and what is paid of it, by the same days and states.
create function keep_bills_counts() returns trigger
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
create trigger list_counts_added after insert on bills referencing new table as added
  for each statement execute function keep_bills_counts();
create trigger list_counts_removed after delete on bills referencing old table as removed
  for each statement execute function keep_bills_counts();
create trigger list_counts_moved after update on bills for each row
  when ((old.profile_id, old.transaction_at, old.status, old.type, old.payment_type, old.total_amount, old.installment_current_amount)
    is distinct from
    (new.profile_id, new.transaction_at, new.status, new.type, new.payment_type, new.total_amount, new.installment_current_amount))
  execute function keep_bills_counts();

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

-- Adds what statements have told of a branch to its counts; answers how many rows that was. Only another fold waits for it.
create function fold_list_counts(branch bigint) returns integer
  language plpgsql security definer set search_path = public as $$
declare
  told integer;
  lists smallint[];
  days date[];
begin
  lock table listcounts in share row exclusive mode;
  with taken as (
    delete from listmoves where profile_id = branch returning list, day, status, kind, term, count, amount
  ), added as (
    insert into listcounts as c (list, profile_id, day, status, kind, term, count, amount)
    select t.list, branch, d.day, t.status, t.kind, t.term, sum(t.count), sum(t.amount)
    from taken t cross join lateral (values (t.day), ('-infinity'::date)) d (day)
    group by 1, 3, 4, 5, 6 having sum(t.count) <> 0 or sum(t.amount) <> 0
    on conflict (list, profile_id, day, status, kind, term)
      do update set count = c.count + excluded.count, amount = c.amount + excluded.amount
    returning list, day
  )
  select (select count(*) from taken), array_agg(distinct list), array_agg(distinct day) into told, lists, days from added;
  delete from listcounts
  where list = any (lists) and profile_id = branch and day = any (days) and count = 0 and amount = 0;
  return told;
end $$;

-- Where what is kept of a branch is not what its rows are: each count of a day, and each of all days, which is the sum of the others.
create function wrong_list_counts(branch bigint) returns table (list smallint, day date, kept bigint, counted bigint)
  language sql stable security definer set search_path = public as $$
  select list, day, sum(kept)::bigint, sum(counted)::bigint from (
    select list, day, status, kind, term, count as kept, 0 as counted, amount from listcounts
    where profile_id = branch and day > '-infinity'
    union all
    select list, day, status, kind, term, count, 0, amount from listmoves where profile_id = branch
    union all
    select list, day, status, kind, term, 0, 1, -amount from list_rows where profile_id = branch
  ) x group by list, day, status, kind, term having sum(kept) <> sum(counted) or sum(amount) <> 0
  union all
  select list, '-infinity', sum(kept)::bigint, sum(counted)::bigint from (
    select list, status, kind, term, case day when '-infinity' then count else 0 end as kept,
      case day when '-infinity' then 0 else count end as counted, case day when '-infinity' then amount else -amount end as amount
    from listcounts where profile_id = branch
  ) x group by list, status, kind, term having sum(kept) <> sum(counted) or sum(amount) <> 0
$$;

-- Makes what is kept of one list in a branch anew. Who writes its documents waits.
create function rebuild_list_counts(branch bigint, wanted smallint) returns void
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

select rebuild_list_counts(p.id, l::smallint) from profiles p cross join generate_series(1, 7) l order by p.id, l;
