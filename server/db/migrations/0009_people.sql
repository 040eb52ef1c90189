-- People's pictures, membership numbers of the staff, and sessions that can be named to end them.
alter table users
  add column avatar bigint references files,
  add column membership_id text unique;

-- Staff who were there before the numbers: '<branch code>-<4 digits>' in the order of their ids.
update users set membership_id = numbered.membership_id
from (
  select u.id, p.code || '-' || lpad((row_number() over (partition by u.profile_id order by u.id))::text, 4, '0') as membership_id
  from users u join profiles p on p.id = u.profile_id where u.role <> 1
) numbered
where users.id = numbered.id;
insert into number_sequences (profile_id, name, period, last)
select profile_id, 'membership', '', count(*) from users where role <> 1 group by profile_id;

alter table sessions add column id bigint generated always as identity unique;

-- The staff of a branch as its pages list them.
create index users_staff on users (profile_id, lower(name), id) where role <> 1;

-- What a request must know of its session now includes the picture of its user.
drop function session_actor(text, integer, integer);
create function session_actor(hash text, idle_seconds integer, absolute_seconds integer)
  returns table (
    id bigint, name text, username text, role smallint, profile_id bigint, session_profile_id bigint, avatar bigint,
    last_seen_at timestamptz, given text[], taken text[], branch jsonb, locks jsonb, branches bigint[]
  )
  language plpgsql stable
  set app.sign_in = 'on'
as $$
begin
  return query
  select u.id, u.name, u.username, u.role, u.profile_id, s.session_profile_id, u.avatar, s.last_seen_at,
    (select array_agg(f.feature) from user_features f where f.user_id = u.id and f.granted),
    (select array_agg(f.feature) from user_features f where f.user_id = u.id and not f.granted),
    (select jsonb_build_object('id', p.id, 'code', p.code, 'name', p.name, 'timezone', p.timezone, 'isexportall', p.isexportall)
      from profiles p where p.id = b.id),
    (select jsonb_build_object('service', c.service, 'paket', c.paket, 'inventory', c.inventory,
        'attendance', c.attendance, 'finance', c.finance)
      from profilecontrols c where c.profile_id = b.id),
    case when b.id is null then (select array_agg(p.id order by p.id) from profiles p) else array[b.id] end
  from sessions s
  join users u on u.id = s.user_id
  cross join lateral (select case when u.role = 0 then s.session_profile_id else u.profile_id end as id) b
  where s.id_hash = hash
    and s.last_seen_at > now() - make_interval(secs => idle_seconds)
    and s.created_at > now() - make_interval(secs => absolute_seconds)
    and u.status = 1 and (u.leave_at is null or u.leave_at >= current_date);
end $$;
