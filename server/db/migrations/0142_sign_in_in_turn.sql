-- Right tries of one account at once forgave each other's tries, each holding its own: one after the other, by the lock of the account
-- that beginning a try takes first.
create or replace function end_sign_in_try(right_try bigint)
  returns void
  language plpgsql
as $$
declare
  own login_attempts;
begin
  select * into own from login_attempts where id = right_try;
  if not found then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('sign-in-account'), hashtext(own.username));
  delete from login_attempts where id = right_try;
  -- Older ones are left to whoever begins the next try and clears them away.
  update login_attempts a set forgiven = true
  where a.username = own.username and not a.forgiven and a.attempted_at > now() - interval '1 day'
    and a.device is not distinct from own.device and (own.device is not null or a.network = own.network);
end $$;
