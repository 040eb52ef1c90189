-- A request knows the record that it is about, what its approver is shown, what it rests on, and how it ended.
alter table applogs
  add column subject_type text,
  add column subject_id bigint,
  add column review jsonb,
  -- Ended by nobody's decision: taken back by whoever asked, or closed because what it rested on is gone.
  add column closing text check (closing in ('withdrawn', 'lapsed')),
  -- It has ended, and whoever asked has not seen that yet.
  add column unseen boolean not null default false,
  add check ((subject_type is null) = (subject_id is null)),
  drop constraint applogs_check1,
  add constraint applogs_ended check ((decided_at is null) = (decided_by is null and closing is null)),
  add constraint applogs_closed check (
    closing is null or (status = -1 and decided_by is null and reason is not null and command is not null)
  );
-- One request at a time asks for the same thing of the same record; this is how a record finds its own as well.
create unique index applogs_open_request on applogs (profile_id, subject_type, subject_id, action) where status = 0;
create index applogs_unseen on applogs (created_by) where unseen;

-- What an open request rests on: a row, and what must hold of it. Rows go when the request ends.
create table request_grounds (
  id bigint generated always as identity primary key,
  profile_id bigint not null references profiles,
  applog_id bigint not null references applogs,
  tablename text not null,
  record_id bigint not null,
  stands jsonpath not null,
  -- Told to whoever asked when it no longer holds.
  reason text not null
);
select apply_branch_policy('request_grounds');
create index request_grounds_record on request_grounds (tablename, record_id);
create index request_grounds_request on request_grounds (applog_id);

-- An entry changes once at most: a request ends. After that whoever asked sees it.
create or replace function guard_applog() returns trigger
  language plpgsql as $$
declare
  ending text[] := array['status', 'reason', 'decided_at', 'decided_by', 'closing', 'unseen', 'updated_at', 'version'];
begin
  if tg_op = 'UPDATE' and old.status = 0 and new.status <> 0 and to_jsonb(old) - ending = to_jsonb(new) - ending then
    new.unseen := new.closing is distinct from 'withdrawn';
    delete from request_grounds where applog_id = new.id;
    return new;
  end if;
  if tg_op = 'UPDATE' and old.unseen and not new.unseen and to_jsonb(old) - 'unseen' = to_jsonb(new) - 'unseen' then
    return new;
  end if;
  raise exception 'rows of applogs are never changed or removed' using errcode = 'restrict_violation';
end $$;

-- Whoever changes a row, by whatever way: requests that rested on it as it was are closed in the same transaction, with the reason.
create function close_groundless() returns trigger
  language plpgsql as $$
begin
  update applogs a set status = -1, closing = 'lapsed', reason = g.reason, decided_at = now(), updated_at = now(),
    version = a.version + 1
  from request_grounds g
  where g.tablename = tg_table_name and g.record_id = old.id and a.id = g.applog_id and a.status = 0
    and (tg_op = 'DELETE' or not coalesce(to_jsonb(new) @@ g.stands, false));
  return null;
end $$;

create function watch_grounds(target regclass) returns void
  language plpgsql as $$
begin
  execute format('create trigger grounds after update or delete on %s for each row execute function close_groundless()', target);
end $$;
select watch_grounds(name::regclass) from unnest(array[
  'bills', 'billtransactions', 'billtransactionmethods', 'customerdeposits', 'journals', 'kasirsesis', 'periodes', 'users',
  'visits', 'visitperawatans', 'visitmultimedias'
]) name;
