-- Tries to sign in are counted by account and network together, or by account and known device; what a stranger does keeps nobody
-- else out. Tries that a right password has forgiven still count among the guesses of an hour.
alter table login_attempts
  add column network text,
  add column device text,
  add column forgiven boolean not null default false;

-- Counts a try before its password is looked at; of several at once each sees those before it.
-- wait_seconds > 0: the try is refused and not counted.
create function begin_sign_in_try(
  by_username text, from_address text, from_network text, on_device text, out try_id bigint, out wait_seconds integer)
  language plpgsql
as $$
declare
  wrong integer;
  latest timestamptz;
  again timestamptz := '-infinity';
  full_at timestamptz;
begin
  -- Always in this order: whoever waits for an address holds no other one.
  perform pg_advisory_xact_lock(hashtext('sign-in-account'), hashtext(by_username));
  perform pg_advisory_xact_lock(hashtext('sign-in-address'), hashtext(from_address));
  delete from login_attempts where attempted_at < now() - interval '1 day';

  -- Ten wrong tries in a row are free; after that each one doubles the wait, to an hour.
  select count(*), max(attempted_at) into wrong, latest from login_attempts
  where username = by_username and not forgiven
    and case when on_device is null then device is null and network = from_network else device = on_device end;
  if wrong >= 10 then
    again := latest + least(interval '15 minutes' * 2 ^ least(wrong - 10, 8), interval '1 hour');
  end if;

  if on_device is null then
    -- Strangers together have twenty guesses an hour for an account.
    select attempted_at into full_at from login_attempts
    where username = by_username and device is null and attempted_at > now() - interval '1 hour'
    order by attempted_at desc offset 19 limit 1;
    again := greatest(again, full_at + interval '1 hour');
    -- And thirty in a quarter of an hour from one address, for whatever accounts.
    select attempted_at into full_at from login_attempts
    where address = from_address and device is null and not forgiven and attempted_at > now() - interval '15 minutes'
    order by attempted_at desc offset 29 limit 1;
    again := greatest(again, full_at + interval '15 minutes');
  end if;

  if again > now() then
    wait_seconds := ceil(extract(epoch from again - now()));
    return;
  end if;
  wait_seconds := 0;
  insert into login_attempts (username, address, network, device) values (by_username, from_address, from_network, on_device)
  returning id into try_id;
end $$;

-- The password was right: the try was no guess, and the wrong ones before it are forgiven.
create function end_sign_in_try(right_try bigint)
  returns void
  language sql
as $$
  with own as (delete from login_attempts where id = right_try returning username, network, device)
  update login_attempts a set forgiven = true from own
  where a.username = own.username and a.device is not distinct from own.device and (own.device is not null or a.network = own.network)
$$;
