-- As before, but so many journals at one look in all branches together: a group in which many branches had much to seal (restored, or
-- brought up to date) never came to the end of a look in the time that a statement has.
create or replace function seal_posted(most integer) returns integer
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
        select id from journals where profile_id = head.profile_id and id > head.sealed_id and id <= head.mark_id order by id limit most - done
      loop
        link := sha256(head.hash || journal_content(wanted));
        head.seq := head.seq + 1;
        insert into journal_seals (profile_id, seq, journal_id, prev, hash) values (head.profile_id, head.seq, wanted, head.hash, link);
        head.hash := link;
        head.sealed_id := wanted;
        here := here + 1;
      end loop;
      if here < most - done then
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
    exit when done >= most;
  end loop;
  perform set_config('app.branches', coalesce(seen, ''), true);
  return done;
end $$;
