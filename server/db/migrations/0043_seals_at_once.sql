-- Journals are sealed within seconds, ends of the chain that are known elsewhere are compared with it, and what a check finds is named
-- by month, branch, account and document (docs/decisions/0041).

-- Ends of a chain as archives have them. The chain grows behind them: one that is no longer in it was made anew.
create table noted_seals (
  profile_id bigint not null references profiles,
  seq bigint not null check (seq > 0),
  hash bytea not null check (length(hash) = 32),
  -- Where it was written down.
  place text not null,
  noted_at timestamptz not null default now(),
  primary key (profile_id, seq, hash)
);
select apply_branch_policy('noted_seals');
select make_append_only('noted_seals');
revoke insert, update, delete, truncate on noted_seals from klinik_app;

-- The last time that nothing was found in all of a branch's books, and up to which journal they were complete then.
alter table ledger_verifications add column green_at timestamptz, add column green_id bigint not null default 0;

drop function seal_journals(bigint, integer);

-- Seals in every branch what was marked the last time, then marks what stands now; answers how many journals. Posting takes its
-- transaction number before its journal's: who has taken an id up to the mark has a lower number than this transaction, which takes its
-- own after it has read the mark. Once every lower one has ended, no journal up to the mark is still to come. Nothing that posting
-- locks is touched, and a look that finds all sealed writes nothing.
create function seal_posted(most integer) returns integer
  language plpgsql security definer set search_path = public as $$
declare
  seen text := current_setting('app.branches', true);
  head journal_seal_heads;
  link bytea;
  wanted bigint;
  newest bigint;
  here integer;
  done integer := 0;
begin
  if pg_current_xact_id_if_assigned() is not null then
    raise exception 'journals are sealed in a transaction that has written nothing yet';
  end if;
  -- The last id that was given out, in whatever branch.
  select case when is_called then last_value else 0 end into newest from journals_id_seq;
  perform set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);
  if exists (select from profiles p where not exists (select from journal_seal_heads h where h.profile_id = p.id)) then
    insert into journal_seal_heads (profile_id) select id from profiles on conflict do nothing;
  end if;
  for head in select * from journal_seal_heads where sealed_id < newest order by profile_id for update skip locked
  loop
    here := 0;
    if head.mark_xid <= pg_snapshot_xmin(pg_current_snapshot()) then
      for wanted in
        select id from journals where profile_id = head.profile_id and id > head.sealed_id and id <= head.mark_id order by id limit most
      loop
        link := sha256(head.hash || journal_content(wanted));
        head.seq := head.seq + 1;
        insert into journal_seals (profile_id, seq, journal_id, prev, hash) values (head.profile_id, head.seq, wanted, head.hash, link);
        head.hash := link;
        head.sealed_id := wanted;
        here := here + 1;
      end loop;
      if here < most then
        head.sealed_id := greatest(head.sealed_id, head.mark_id);
      end if;
    end if;
    -- A mark of another server's count (a restored clinic) is taken anew.
    if head.mark_id is null or head.sealed_id >= head.mark_id or head.mark_xid > pg_snapshot_xmax(pg_current_snapshot()) then
      head.mark_id := newest;
      head.mark_xid := pg_current_xact_id();
    end if;
    update journal_seal_heads set seq = head.seq, hash = head.hash, sealed_id = head.sealed_id, mark_id = head.mark_id,
      mark_xid = head.mark_xid, sealed_at = case when here > 0 then now() else sealed_at end
    where profile_id = head.profile_id;
    done := done + here;
  end loop;
  perform set_config('app.branches', coalesce(seen, ''), true);
  return done;
end $$;

-- Codes of the accounts of a journal's lines.
create function accounts_of(wanted bigint) returns text
  language sql stable as $$
  select string_agg(distinct a.code, ', ' order by a.code) from journal_lines l join akuns a on a.id = l.akun_id
  where l.journal_id = wanted
$$;

drop function group_intercompany();
-- What the accounts between branches add up to over all of them, and the last month in which they did not cancel out: no branch sees
-- the others' rows, each may know that the sum is zero.
create function group_intercompany() returns table (akun_id bigint, amount bigint, month date)
  language plpgsql security definer set search_path = public as $$
declare
  seen text := current_setting('app.branches', true);
begin
  perform set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);
  return query
    select m.akun_id, sum(m.amount)::bigint, max(m.month) filter (where m.amount <> 0) from (
      select b.akun_id, b.month, sum(b.debit - b.credit) as amount from akunbalances b
      where b.akun_id in (select a.id from akuns a where a.is_intercompany) group by b.akun_id, b.month
    ) m group by m.akun_id;
  perform set_config('app.branches', coalesce(seen, ''), true);
end $$;

drop function broken_seals(bigint[], date, date);
-- Where the chain does not hold, for journals of a range of days; from '-infinity' every seal is looked for. Ends that are known
-- elsewhere are compared whatever the days.
create function broken_seals(branches bigint[], first_day date, last_day date)
  returns table (key text, profile_id bigint, month date, account text, document text, expected bigint, actual bigint, url text)
  language sql stable as $$
  select 'jurnal ' || j.code || case when s.prev <> coalesce(p.hash, decode(repeat('00', 32), 'hex')) then ' tidak tersambung'
    else ' berubah setelah disegel' end, j.profile_id, j.transaction_at, accounts_of(j.id), j.code, null::bigint, null::bigint,
    '/finance/laporan-v2/jurnal?code=' || j.code
  from journals j
  join journal_seals s on s.journal_id = j.id and s.profile_id = j.profile_id
  left join journal_seals p on p.profile_id = s.profile_id and p.seq = s.seq - 1
  where j.profile_id = any (branches) and j.transaction_at between first_day and last_day
    and (s.prev <> coalesce(p.hash, decode(repeat('00', 32), 'hex')) or s.hash <> sha256(s.prev || journal_content(j.id)))
  union all
  select 'jurnal ' || j.code || ' tanpa segel', j.profile_id, j.transaction_at, accounts_of(j.id), j.code, null, null,
    '/finance/laporan-v2/jurnal?code=' || j.code
  from journals j join journal_seal_heads h on h.profile_id = j.profile_id and j.id <= h.sealed_id
  where j.profile_id = any (branches) and j.transaction_at between first_day and last_day
    and not exists (select from journal_seals s where s.journal_id = j.id and s.profile_id = j.profile_id)
  union all
  select 'jurnal nomor ' || s.journal_id || ' hilang', s.profile_id, s.sealed_at::date, null, 'nomor ' || s.journal_id, null, null, null
  from journal_seals s
  where s.profile_id = any (branches) and not exists (select from journals j where j.id = s.journal_id)
    and (first_day = '-infinity' or s.journal_id between
      (select min(j.id) from journals j where j.profile_id = any (branches) and j.transaction_at between first_day and last_day)
      and (select max(j.id) from journals j where j.profile_id = any (branches) and j.transaction_at between first_day and last_day))
  union all
  select 'ujung rantai ' || b.name, b.id, h.sealed_at::date, null, 'segel ' || coalesce(h.seq, 0), coalesce(h.seq, 0),
    coalesce(s.seq, 0), null
  from profiles b
  left join journal_seal_heads h on h.profile_id = b.id
  left join lateral (select seq, hash from journal_seals where profile_id = b.id order by seq desc limit 1) s on true
  where b.id = any (branches) and (coalesce(h.seq, 0), coalesce(h.hash, decode(repeat('00', 32), 'hex')))
    is distinct from (coalesce(s.seq, 0), coalesce(s.hash, decode(repeat('00', 32), 'hex')))
  union all
  select 'segel ' || n.seq || ' di ' || n.place || ' tidak ada lagi di rantai', n.profile_id, n.noted_at::date,
    accounts_of(s.journal_id), (select j.code from journals j where j.id = s.journal_id), null, null, null
  from noted_seals n left join journal_seals s on s.profile_id = n.profile_id and s.seq = n.seq
  where n.profile_id = any (branches) and s.hash is distinct from n.hash
$$;
