-- How many people a list has, kept (docs/decisions/0121): the first page of the patients and its exact number cost what they show, and a
-- keyword of one or two letters is counted without reading everybody whose name begins so.
select set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);

-- Branches that a patient is linked to beside his home, ascending: with it his row alone says where he is counted, so that two who
-- change him and his links at once wait for each other on that row. Written by the trigger below.
alter table users add column linked_to bigint[] not null default '{}';

-- By name, within a branch and from each of several.
create index users_branch_role_name on users (profile_id, role, name, id) where merged_into_id is null;

create table usercounts (
  -- Home of those who are counted.
  profile_id bigint not null references profiles,
  linked bigint[] not null,
  role smallint not null,
  status smallint not null,
  -- Patients with a word that begins so, of one letter or two; empty: all of them.
  start text not null,
  -- The word stands in the note alone, which not everybody may search.
  noted boolean not null,
  -- As kept balances have it (docs/decisions/0007): who registers patients does not wait for who else does.
  slot smallint not null,
  count integer not null,
  primary key (start, profile_id, linked, role, status, noted, slot)
);
alter table usercounts enable row level security;
alter table usercounts force row level security;
-- Who sees a patient counts him: those of his home and of the branches that he is linked to.
create policy branch on usercounts using (
  profile_id = any ((select nullif(current_setting('app.branches', true), '')::bigint[])::bigint[])
  or linked && (select nullif(current_setting('app.branches', true), '')::bigint[])
);
revoke insert, update, delete, truncate on usercounts from klinik_app;

-- Under what somebody is counted: '' once, and each beginning of a word of a patient's search once.
create function user_starts(role smallint, called text, note text) returns table (start text, noted boolean)
  language sql immutable as $$
  select '', false
  union all
  select s.start, bool_and(s.noted) from (
    select left(w, n) as start, x.noted
    from (values (false, called), (true, note)) x (noted, words)
    cross join lateral unnest(string_to_array(lower(x.words), ' ')) w cross join generate_series(1, 2) n
    where role = 1 and length(w) >= n
  ) s group by 1
$$;

create function keep_user_counts() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    insert into usercounts as c (profile_id, linked, role, status, start, noted, slot, count)
    select u.profile_id, u.linked_to, u.role, u.status, s.start, s.noted, (pg_backend_pid() % 16)::smallint, count(*)
    from added u cross join lateral user_starts(u.role, concat_ws(' ', u.name, u.username, u.former_numbers), u.note) s
    where u.merged_into_id is null group by 1, 2, 3, 4, 5, 6 order by 5, 1, 2, 3, 4, 6
    on conflict (start, profile_id, linked, role, status, noted, slot) do update set count = c.count + excluded.count;
  elsif tg_op = 'DELETE' then
    insert into usercounts as c (profile_id, linked, role, status, start, noted, slot, count)
    select u.profile_id, u.linked_to, u.role, u.status, s.start, s.noted, (pg_backend_pid() % 16)::smallint, -count(*)
    from removed u cross join lateral user_starts(u.role, concat_ws(' ', u.name, u.username, u.former_numbers), u.note) s
    where u.merged_into_id is null group by 1, 2, 3, 4, 5, 6 order by 5, 1, 2, 3, 4, 6
    on conflict (start, profile_id, linked, role, status, noted, slot) do update set count = c.count + excluded.count;
  else
    insert into usercounts as c (profile_id, linked, role, status, start, noted, slot, count)
    select u.profile_id, u.linked_to, u.role, u.status, s.start, s.noted, (pg_backend_pid() % 16)::smallint, sum(u.sign)
    from (select 1 as sign, * from added union all select -1, * from removed) u
    cross join lateral user_starts(u.role, concat_ws(' ', u.name, u.username, u.former_numbers), u.note) s
    where u.merged_into_id is null group by 1, 2, 3, 4, 5, 6 having sum(u.sign) <> 0 order by 5, 1, 2, 3, 4, 6
    on conflict (start, profile_id, linked, role, status, noted, slot) do update set count = c.count + excluded.count;
  end if;
  return null;
end $$;
create trigger user_counts_added after insert on users referencing new table as added
  for each statement execute function keep_user_counts();
create trigger user_counts_changed after update on users referencing new table as added old table as removed
  for each statement execute function keep_user_counts();
create trigger user_counts_removed after delete on users referencing old table as removed
  for each statement execute function keep_user_counts();

-- The patient's row is held before his links are read again, in all branches: another link that is made meanwhile is then among them.
create function keep_links() returns trigger
  language plpgsql security definer set search_path = public as $$
declare
  scope text := current_setting('app.branches', true);
  touched bigint[];
begin
  if tg_op = 'INSERT' then
    touched := array(select distinct user_id from added where not ishome order by 1);
  elsif tg_op = 'DELETE' then
    touched := array(select distinct user_id from removed where not ishome order by 1);
  else
    touched := array(select user_id from added union select user_id from removed order by 1);
  end if;
  if touched = '{}' then return null; end if;
  perform set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);
  perform from users where id = any (touched) order by id for no key update;
  update users u set linked_to = l.branches
  from (
    select t.id, coalesce(array_agg(c.profile_id order by c.profile_id) filter (where not c.ishome), '{}') as branches
    from unnest(touched) t (id) left join customerprofiles c on c.user_id = t.id group by t.id
  ) l
  where u.id = l.id and u.linked_to <> l.branches;
  perform set_config('app.branches', coalesce(scope, ''), true);
  return null;
end $$;
create trigger links_added after insert on customerprofiles referencing new table as added
  for each statement execute function keep_links();
create trigger links_changed after update on customerprofiles referencing new table as added old table as removed
  for each statement execute function keep_links();
create trigger links_removed after delete on customerprofiles referencing old table as removed
  for each statement execute function keep_links();

-- How many classes of a branch's people are not what the people are.
create function wrong_user_counts(branch bigint) returns integer
  language sql stable security definer set search_path = public as $$
  select count(*)::integer from (
    select from (
      select linked, role, status, start, noted, -count as count from usercounts where profile_id = branch
      union all
      select u.linked_to, u.role, u.status, s.start, s.noted, count(*)
      from users u cross join lateral user_starts(u.role, concat_ws(' ', u.name, u.username, u.former_numbers), u.note) s
      where u.profile_id = branch and u.merged_into_id is null group by 1, 2, 3, 4, 5
    ) x group by linked, role, status, start, noted having sum(count) <> 0
  ) d
$$;

-- Makes what is kept of a branch's people anew. Who registers or changes people waits.
create function rebuild_user_counts(branch bigint) returns void
  language plpgsql security definer set search_path = public as $$
declare
  scope text := current_setting('app.branches', true);
begin
  lock table users, customerprofiles, usercounts in share row exclusive mode;
  perform set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);
  update users u set linked_to = l.branches
  from (
    select t.id, coalesce(array_agg(c.profile_id order by c.profile_id) filter (where not c.ishome), '{}') as branches
    from users t left join customerprofiles c on c.user_id = t.id where t.profile_id = branch group by t.id
  ) l
  where u.id = l.id and u.linked_to <> l.branches;
  delete from usercounts where profile_id = branch;
  insert into usercounts (profile_id, linked, role, status, start, noted, slot, count)
  select u.profile_id, u.linked_to, u.role, u.status, s.start, s.noted, 0, count(*)
  from users u cross join lateral user_starts(u.role, concat_ws(' ', u.name, u.username, u.former_numbers), u.note) s
  where u.profile_id = branch and u.merged_into_id is null group by 1, 2, 3, 4, 5, 6;
  perform set_config('app.branches', coalesce(scope, ''), true);
end $$;

select rebuild_user_counts(id) from profiles order by id;
