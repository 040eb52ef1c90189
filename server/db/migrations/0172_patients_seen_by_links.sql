-- Who sees a patient is said by his own row (docs/decisions/0129): home and links stand in it, so that no statement that meets a patient
-- plans and asks another table for him.
drop policy branch on users;
create policy branch on users using (
  profile_id = any ((select nullif(current_setting('app.branches', true), '')::bigint[])::bigint[])
  or linked_to && (select nullif(current_setting('app.branches', true), '')::bigint[])
);

-- Of the few who are linked to other branches: a search looks for them here, not a second time among all.
create index users_linked_search on users using gin (search gin_trgm_ops) where linked_to <> '{}';

-- Who has an allergy: a calendar of hundreds of visits asks for nothing else of their records.
create index rekammedis_allergic on rekammedis (customer_id) where alergi <> '{}';

-- A calendar's doctors are few among the staff.
create index users_doctors on users (profile_id, name) where role = 2;

-- How many of a branch's people do not say whom they are linked to. In all branches: who is looked for may be linked to any.
create function wrong_user_links(branch bigint) returns integer
  language plpgsql security definer set search_path = public as $$
declare
  scope text := current_setting('app.branches', true);
  wrong integer;
begin
  perform set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);
  select count(*) into wrong from users u left join (
    select user_id, array_agg(profile_id order by profile_id) as branches from customerprofiles where not ishome group by user_id
  ) l on l.user_id = u.id
  where u.profile_id = branch and u.linked_to <> coalesce(l.branches, '{}');
  perform set_config('app.branches', coalesce(scope, ''), true);
  return wrong;
end $$;
