-- How the ledger proves that it is whole: what the last verification found, kept balances made anew, and a chain of seals over the
-- journals that were posted (finance.md 6.8; docs/decisions/0027).

-- What the night found in each branch, until the next one looks.
create table ledger_verifications (
  profile_id bigint primary key references profiles,
  verified_at timestamptz not null,
  -- Keys of the checks that did not hold.
  failed text[] not null
);
select apply_branch_policy('ledger_verifications');

-- What the accounts between branches add up to over all of them: no branch sees the others' rows, each may know that the sum is zero.
create function group_intercompany() returns table (akun_id bigint, amount bigint)
  language plpgsql security definer set search_path = public as $$
declare
  seen text := current_setting('app.branches', true);
begin
  perform set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);
  return query select b.akun_id, sum(b.debit - b.credit)::bigint from akunbalances b
    where b.akun_id in (select a.id from akuns a where a.is_intercompany) group by b.akun_id;
  perform set_config('app.branches', coalesce(seen, ''), true);
end $$;

-- Kept balances of a branch from its lines. Who posts holds the period row, so that nothing is added meanwhile.
create function rebuild_balances(branch bigint) returns void
  language plpgsql security definer set search_path = public as $$
begin
  lock table periodes in share row exclusive mode;
  perform from periodes where profile_id = branch order by id for update;
  delete from akunbalances where profile_id = branch;
  insert into akunbalances (profile_id, akun_id, month, kind, slot, debit, credit)
  select profile_id, akun_id, date_trunc('month', transaction_at)::date, kind, 0, sum(debit), sum(credit)
  from journal_lines where profile_id = branch group by 1, 2, 3, 4;
end $$;

-- All that a posted journal says and never changes, as bytes that are the same on every server.
create function journal_content(wanted bigint) returns bytea
  language sql stable as $$
  select convert_to('$1$' || jsonb_build_array(j.id, j.profile_id, j.code, j.transaction_at, j.memo, j.kind, j.origin, j.event,
    j.source_type, j.source_id, j.source_seq, j.reversal_of_id, j.total_amount, j.created_by, extract(epoch from j.created_at),
    (select jsonb_agg(jsonb_build_array(l.line_no, l.profile_id, l.transaction_at, l.kind, l.akun_id, l.description, l.debit, l.credit,
       l.actor_type, l.actor_id) order by l.line_no) from journal_lines l where l.journal_id = j.id))::text, 'UTF8')
  from journals j where j.id = wanted
$$;

-- A link for each journal of a branch: the hash of the link before and of the journal's content. No reference to the journal: one
-- that is gone leaves its seal.
create table journal_seals (
  profile_id bigint not null references profiles,
  seq bigint not null check (seq > 0),
  journal_id bigint not null unique,
  prev bytea not null,
  hash bytea not null check (length(hash) = 32),
  sealed_at timestamptz not null default now(),
  primary key (profile_id, seq)
);
select apply_branch_policy('journal_seals');
select make_append_only('journal_seals');

-- The end of each chain, kept apart so that a cut end shows, and how far the next sealing goes.
create table journal_seal_heads (
  profile_id bigint primary key references profiles,
  seq bigint not null default 0,
  hash bytea not null default decode(repeat('00', 32), 'hex'),
  -- Every journal of the branch up to this id is sealed.
  sealed_id bigint not null default 0,
  -- Once every transaction before mark_xid has ended, no journal up to mark_id is still to come.
  mark_id bigint,
  mark_xid xid8,
  sealed_at timestamptz
);
select apply_branch_policy('journal_seal_heads');
revoke insert, update, delete, truncate on journal_seals, journal_seal_heads from klinik_app;

-- Seals what was marked the last time, then marks what stands now; answers how many journals. Posting takes its transaction number
-- before its journal's: who holds an id up to the mark has a lower number than this transaction, which takes its own after it has
-- read the mark. Once every lower one has ended, no journal up to the mark is still to come. Nothing that posting locks is touched.
create function seal_journals(branch bigint, most integer) returns integer
  language plpgsql security definer set search_path = public as $$
declare
  head journal_seal_heads;
  link bytea;
  wanted bigint;
  newest bigint;
  done integer := 0;
begin
  if pg_current_xact_id_if_assigned() is not null then
    raise exception 'journals are sealed in a transaction that has written nothing yet';
  end if;
  select max(id) into newest from journals;
  insert into journal_seal_heads (profile_id) values (branch) on conflict do nothing;
  select * into head from journal_seal_heads where profile_id = branch for update skip locked;
  if not found then
    return 0;
  end if;
  if head.mark_xid <= pg_snapshot_xmin(pg_current_snapshot()) then
    for wanted in
      select id from journals where profile_id = branch and id > head.sealed_id and id <= head.mark_id order by id limit most
    loop
      link := sha256(head.hash || journal_content(wanted));
      head.seq := head.seq + 1;
      insert into journal_seals (profile_id, seq, journal_id, prev, hash) values (branch, head.seq, wanted, head.hash, link);
      head.hash := link;
      head.sealed_id := wanted;
      done := done + 1;
    end loop;
    if done < most then
      head.sealed_id := greatest(head.sealed_id, head.mark_id);
    end if;
  end if;
  -- A mark of another server's count (a restored clinic) is taken anew.
  if head.mark_id is null or head.sealed_id >= head.mark_id or head.mark_xid > pg_snapshot_xmax(pg_current_snapshot()) then
    head.mark_id := newest;
    head.mark_xid := pg_current_xact_id();
  end if;
  update journal_seal_heads set seq = head.seq, hash = head.hash, sealed_id = head.sealed_id, mark_id = head.mark_id,
    mark_xid = head.mark_xid, sealed_at = case when done > 0 then now() else sealed_at end
  where profile_id = branch;
  return done;
end $$;

-- Where the chain does not hold, for journals of a range of days; from '-infinity' every seal is looked for.
create function broken_seals(branches bigint[], first_day date, last_day date)
  returns table (key text, expected bigint, actual bigint, url text)
  language sql stable as $$
  select 'jurnal ' || j.code || case when s.prev <> coalesce(p.hash, decode(repeat('00', 32), 'hex')) then ' tidak tersambung'
    else ' berubah setelah disegel' end, null::bigint, null::bigint, '/finance/laporan-v2/jurnal?code=' || j.code
  from journals j
  join journal_seals s on s.journal_id = j.id and s.profile_id = j.profile_id
  left join journal_seals p on p.profile_id = s.profile_id and p.seq = s.seq - 1
  where j.profile_id = any (branches) and j.transaction_at between first_day and last_day
    and (s.prev <> coalesce(p.hash, decode(repeat('00', 32), 'hex')) or s.hash <> sha256(s.prev || journal_content(j.id)))
  union all
  select 'jurnal ' || j.code || ' tanpa segel', null, null, '/finance/laporan-v2/jurnal?code=' || j.code
  from journals j join journal_seal_heads h on h.profile_id = j.profile_id and j.id <= h.sealed_id
  where j.profile_id = any (branches) and j.transaction_at between first_day and last_day
    and not exists (select from journal_seals s where s.journal_id = j.id and s.profile_id = j.profile_id)
  union all
  select 'jurnal nomor ' || s.journal_id || ' hilang', null, null, null
  from journal_seals s
  where s.profile_id = any (branches) and not exists (select from journals j where j.id = s.journal_id)
    and (first_day = '-infinity' or s.journal_id between
      (select min(j.id) from journals j where j.profile_id = any (branches) and j.transaction_at between first_day and last_day)
      and (select max(j.id) from journals j where j.profile_id = any (branches) and j.transaction_at between first_day and last_day))
  union all
  select 'ujung rantai ' || b.name, coalesce(h.seq, 0), coalesce(s.seq, 0), null
  from profiles b
  left join journal_seal_heads h on h.profile_id = b.id
  left join lateral (select seq, hash from journal_seals where profile_id = b.id order by seq desc limit 1) s on true
  where b.id = any (branches) and (coalesce(h.seq, 0), coalesce(h.hash, decode(repeat('00', 32), 'hex')))
    is distinct from (coalesce(s.seq, 0), coalesce(s.hash, decode(repeat('00', 32), 'hex')))
$$;
