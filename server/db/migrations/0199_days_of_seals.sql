-- The month that is named beside a break of the chain is the branch's: in the first hours of one the server's was another.
create or replace function broken_seals(branches bigint[], first_day date, last_day date)
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
  select 'jurnal nomor ' || s.journal_id || ' hilang', s.profile_id, (s.sealed_at at time zone b.timezone)::date, null,
    'nomor ' || s.journal_id, null, null, null
  from journal_seals s join profiles b on b.id = s.profile_id
  where s.profile_id = any (branches) and not exists (select from journals j where j.id = s.journal_id)
    and (first_day = '-infinity' or s.journal_id between
      (select min(j.id) from journals j where j.profile_id = any (branches) and j.transaction_at between first_day and last_day)
      and (select max(j.id) from journals j where j.profile_id = any (branches) and j.transaction_at between first_day and last_day))
  union all
  select 'ujung rantai ' || b.name, b.id, (h.sealed_at at time zone b.timezone)::date, null, 'segel ' || coalesce(h.seq, 0),
    coalesce(h.seq, 0), coalesce(s.seq, 0), null
  from profiles b
  left join journal_seal_heads h on h.profile_id = b.id
  left join lateral (select seq, hash from journal_seals where profile_id = b.id order by seq desc limit 1) s on true
  where b.id = any (branches) and (coalesce(h.seq, 0), coalesce(h.hash, decode(repeat('00', 32), 'hex')))
    is distinct from (coalesce(s.seq, 0), coalesce(s.hash, decode(repeat('00', 32), 'hex')))
  union all
  select 'segel ' || n.seq || ' di ' || n.place || ' tidak ada lagi di rantai', n.profile_id, (n.noted_at at time zone b.timezone)::date,
    accounts_of(s.journal_id), (select j.code from journals j where j.id = s.journal_id), null, null, null
  from noted_seals n join profiles b on b.id = n.profile_id left join journal_seals s on s.profile_id = n.profile_id and s.seq = n.seq
  where n.profile_id = any (branches) and s.hash is distinct from n.hash
$$;
