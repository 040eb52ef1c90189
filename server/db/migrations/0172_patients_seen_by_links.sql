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

-- How many classes of a branch's people are not what the people are, and how many people do not say whom they are linked to.
drop function wrong_user_counts;
create function wrong_user_counts(branch bigint) returns integer
  language plpgsql security definer set search_path = public as $$
declare
  scope text := current_setting('app.branches', true);
  classes integer;
  links integer;
begin
  perform set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);
  select count(*) into classes from (
    select from (
      select linked, role, status, start, noted, -count as count from usercounts where profile_id = branch
      union all
      select u.linked_to, u.role, u.status, s.start, s.noted, count(*)
      from users u cross join lateral user_starts(u.role, concat_ws(' ', u.name, u.username, u.former_numbers), u.note) s
      where u.profile_id = branch and u.merged_into_id is null group by 1, 2, 3, 4, 5
    ) x group by linked, role, status, start, noted having sum(count) <> 0
  ) d;
  select count(*) into links from users u left join (
    select user_id, array_agg(profile_id order by profile_id) as branches from customerprofiles where not ishome group by user_id
  ) l on l.user_id = u.id
  where u.profile_id = branch and u.linked_to <> coalesce(l.branches, '{}');
  perform set_config('app.branches', coalesce(scope, ''), true);
  return classes + links;
end $$;
