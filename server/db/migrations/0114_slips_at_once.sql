-- A slip pays hundreds of rows with one statement: what follows each of them is done once for all.
select set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);

-- As close_groundless, for all rows of a statement.
create function close_groundless_of_all() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update applogs a set status = -1, closing = 'lapsed', reason = g.reason, decided_at = now(), updated_at = now(), version = a.version + 1
    from request_grounds g join removed r on r.id = g.record_id
    where g.tablename = tg_table_name and a.id = g.applog_id and a.status = 0;
  else
    update applogs a set status = -1, closing = 'lapsed', reason = g.reason, decided_at = now(), updated_at = now(), version = a.version + 1
    from request_grounds g join added r on r.id = g.record_id
    where g.tablename = tg_table_name and a.id = g.applog_id and a.status = 0 and not coalesce(to_jsonb(r) @@ g.stands, false);
  end if;
  return null;
end $$;
drop trigger grounds on hutangs;
create trigger grounds after update on hutangs referencing new table as added
  for each statement execute function close_groundless_of_all();
create trigger grounds_removed after delete on hutangs referencing old table as removed
  for each statement execute function close_groundless_of_all();

-- A part of a slip is of the slip's branch: one key says both, where two were looked up for each part.
alter table hutangtransactions add constraint hutangtransactions_of_branch unique (profile_id, id);
alter table hutangtransactiondetails
  drop constraint hutangtransactiondetails_profile_id_fkey,
  drop constraint hutangtransactiondetails_hutangtransaction_id_fkey,
  add constraint hutangtransactiondetails_slip foreign key (profile_id, hutangtransaction_id)
    references hutangtransactions (profile_id, id);
