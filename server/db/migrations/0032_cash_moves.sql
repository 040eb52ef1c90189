-- What moved cash, kept by month: the cash flow statement of a month read every line of it (9 s of twenty branches with a hundred
-- thousand journals). An account keeps its meaning once it carries lines, so that a journal that moved cash did so for good.
select set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);

-- As many rows a journal as before: all its lines are of the one kind or the other.
alter table akunbalances add column cash boolean not null default false;
alter table akunbalances drop constraint akunbalances_pkey;
alter table akunbalances add primary key (profile_id, akun_id, month, kind, cash, slot);

create or replace function rebuild_balances(branch bigint) returns void
  language plpgsql security definer set search_path = public as $$
begin
  lock table periodes in share row exclusive mode;
  perform from periodes where profile_id = branch order by id for update;
  delete from akunbalances where profile_id = branch;
  insert into akunbalances (profile_id, akun_id, month, kind, cash, slot, debit, credit)
  select l.profile_id, l.akun_id, date_trunc('month', l.transaction_at)::date, l.kind, c.journal_id is not null, 0, sum(l.debit),
    sum(l.credit)
  from journal_lines l left join (
    select distinct m.journal_id from journal_lines m join akuns a on a.id = m.akun_id where m.profile_id = branch and a.cashflow = 0
  ) c on c.journal_id = l.journal_id
  where l.profile_id = branch group by 1, 2, 3, 4, 5;
end $$;

-- All lines of a journal come in one statement.
create or replace function jl_balance() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  if exists (
    select from baru join journals j on j.id = baru.journal_id
    where j.xmin <> pg_current_xact_id()::xid
  ) then
    raise exception 'a posted journal takes no more lines' using errcode = 'restrict_violation';
  end if;
  if exists (select from baru join akuns a on a.id = baru.akun_id where a.isheader) then
    raise exception 'a header account carries no lines' using errcode = 'check_violation', constraint = 'journal_line_header';
  end if;
  insert into akunbalances as b (profile_id, akun_id, month, kind, cash, slot, debit, credit)
  select profile_id, akun_id, date_trunc('month', transaction_at)::date, kind,
    journal_id in (select m.journal_id from baru m join akuns a on a.id = m.akun_id where a.cashflow = 0),
    (pg_backend_pid() % 16)::smallint, sum(debit), sum(credit)
  from baru group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (profile_id, akun_id, month, kind, cash, slot)
    do update set debit = b.debit + excluded.debit, credit = b.credit + excluded.credit;
  return null;
end $$;

select rebuild_balances(id) from profiles order by id;
alter table akunbalances alter column cash drop default;
