-- What time it is in the clinic: the clock of the database, which all servers share. Business days come from here and from nowhere
-- else. Only the owner of the tables can replace the function; the tests do, to be on another day.
create function clinic_now() returns timestamptz language sql stable parallel safe return transaction_timestamp();

-- The business day in a zone.
create function clinic_day(zone text) returns date language sql stable parallel safe return (clinic_now() at time zone zone)::date;

-- Who leaves works until the midnight of his branch, not of Greenwich. The functions stay as they are in everything else.
do $$
declare
  branch_day constant text := 'clinic_day((select p.timezone from profiles p where p.id = u.profile_id))';
  known regprocedure;
begin
  foreach known in array array['session_actor(text, integer, integer)', 'sign_in_account(text)']::regprocedure[] loop
    if strpos(pg_get_functiondef(known), 'current_date') = 0 then
      raise exception '% does not ask for the day', known;
    end if;
    execute replace(pg_get_functiondef(known), 'current_date', branch_day);
  end loop;
end $$;
