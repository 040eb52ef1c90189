-- Kept balances that stay small (finance.md 6.8, docs/decisions/0087): the slots of a month become one row each, and what all months up to
-- its end came to is kept beside. A report reads what was cumulated before its range and at its end, and the few slots that are not folded.
select set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);

-- Slot -1 is what was folded. What is not is found without a look at the rest; posting changes no column of this index.
create index akunbalances_unfolded on akunbalances (profile_id, month, akun_id) where slot >= 0;

-- Up to which month the totals of a branch go.
create table akunfolds (
  profile_id bigint primary key references profiles,
  through date not null check (extract(day from through) = 1)
);
select apply_branch_policy('akunfolds');

-- All folded rows of an account up to the end of a month: a row for each month from its first one through that of akunfolds.
create table akuntotals (
  profile_id bigint not null references profiles,
  month date not null,
  akun_id bigint not null references akuns,
  kind smallint not null,
  cash boolean not null,
  debit bigint not null,
  credit bigint not null,
  primary key (profile_id, month, akun_id, kind, cash) include (debit, credit)
);
select apply_branch_policy('akuntotals');
revoke insert, update, delete, truncate on akunfolds, akuntotals from klinik_app;

-- Folds at most so many rows of a branch, the oldest first, of the months up to one of them; answers how many. Only this function and
-- rebuild_balances write what is folded, one at a time for a branch: both hold its row of akunfolds. Here it waits for nobody: a branch
-- that is being folded is left, and so is a slot that somebody is posting to, so that no circle of waiting can go through it. Who posts
-- to a slot that is being folded waits for the end of that and begins a new row; that row, as one of a month that was folded long ago,
-- is added to the totals of its month and those after it the next time.
create function fold_balances(branch bigint, last_month date, most integer) returns integer
  language plpgsql security definer set search_path = public as $$
declare
  head akunfolds;
  done integer;
begin
  insert into akunfolds (profile_id, through) values (branch, last_month) on conflict do nothing;
  select * into head from akunfolds where profile_id = branch for update skip locked;
  if not found then
    return 0;
  end if;
  if head.through < last_month then
    insert into akuntotals (profile_id, month, akun_id, kind, cash, debit, credit)
    select t.profile_id, m.month::date, t.akun_id, t.kind, t.cash, t.debit, t.credit
    from akuntotals t cross join generate_series(head.through + interval '1 month', last_month::timestamp, interval '1 month')
      m (month)
    where t.profile_id = branch and t.month = head.through;
    update akunfolds set through = last_month where profile_id = branch;
    head.through := last_month;
  end if;
  with due as (
    select profile_id, akun_id, month, kind, cash, slot from akunbalances
    where profile_id = branch and slot >= 0 and month <= head.through order by month limit most for update skip locked
  ), taken as (
    delete from akunbalances b using due d
    where (b.profile_id, b.akun_id, b.month, b.kind, b.cash, b.slot) = (d.profile_id, d.akun_id, d.month, d.kind, d.cash, d.slot)
    returning b.akun_id, b.month, b.kind, b.cash, b.debit, b.credit
  ), added as materialized (
    select akun_id, month, kind, cash, sum(debit) as debit, sum(credit) as credit from taken group by 1, 2, 3, 4
  ), folded as (
    insert into akunbalances as b (profile_id, akun_id, month, kind, cash, slot, debit, credit)
    select branch, akun_id, month, kind, cash, -1, debit, credit from added
    on conflict (profile_id, akun_id, month, kind, cash, slot)
      do update set debit = b.debit + excluded.debit, credit = b.credit + excluded.credit
  ), cumulated as (
    insert into akuntotals as t (profile_id, month, akun_id, kind, cash, debit, credit)
    select branch, m.month::date, a.akun_id, a.kind, a.cash, sum(a.debit), sum(a.credit)
    from added a cross join generate_series(a.month::timestamp, head.through::timestamp, interval '1 month') m (month)
    group by 2, 3, 4, 5
    on conflict (profile_id, month, akun_id, kind, cash)
      do update set debit = t.debit + excluded.debit, credit = t.credit + excluded.credit
  )
  select count(*) into done from taken;
  return done;
end $$;

-- What was booked before the first day of a month: totals, and what is not folded yet. Stands in a query as its own text would.
create function balances_before(branches bigint[], day date)
  returns table (profile_id bigint, akun_id bigint, kind smallint, cash boolean, debit bigint, credit bigint)
  language sql stable as $$
  select t.profile_id, t.akun_id, t.kind, t.cash, t.debit, t.credit
  from akunfolds f join akuntotals t on t.profile_id = f.profile_id and t.month = least(f.through, (day - interval '1 month')::date)
  where f.profile_id = any (branches)
  union all
  select b.profile_id, b.akun_id, b.kind, b.cash, b.debit, b.credit
  from akunbalances b where b.profile_id = any (branches) and b.slot >= 0 and b.month < day
$$;

-- As before; then folded as far as the branch was.
create or replace function rebuild_balances(branch bigint) returns void
  language plpgsql security definer set search_path = public as $$
declare
  folded date;
begin
  lock table periodes in share row exclusive mode;
  perform from periodes where profile_id = branch order by id for update;
  -- Of a branch that was never folded too: who comes to fold it waits.
  insert into akunfolds (profile_id, through) values (branch, date '0001-01-01') on conflict do nothing;
  select through into folded from akunfolds where profile_id = branch for update;
  delete from akuntotals where profile_id = branch;
  delete from akunbalances where profile_id = branch;
  insert into akunbalances (profile_id, akun_id, month, kind, cash, slot, debit, credit)
  select l.profile_id, l.akun_id, date_trunc('month', l.transaction_at)::date, l.kind, c.journal_id is not null, 0, sum(l.debit),
    sum(l.credit)
  from journal_lines l left join (
    select distinct m.journal_id from journal_lines m join akuns a on a.id = m.akun_id where m.profile_id = branch and a.cashflow = 0
  ) c on c.journal_id = l.journal_id
  where l.profile_id = branch group by 1, 2, 3, 4, 5;
  perform fold_balances(branch, folded, null);
end $$;

select fold_balances(id, (date_trunc('month', now()) - interval '1 month')::date, null) from profiles order by id;
