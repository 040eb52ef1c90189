-- A branch has its preferences from its first day. Those opened before have had none until somebody saved their settings, so that
-- nobody could punch in there, no slip was reckoned and nobody had a day of leave.
select set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);
insert into branchpreferences (profile_id) select id from profiles on conflict do nothing;
