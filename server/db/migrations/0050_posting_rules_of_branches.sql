-- A branch's own posting rules stand behind the second wall like everything else of it; the general ones are of all branches.
alter table jurnalautopostings enable row level security;
alter table jurnalautopostings force row level security;
create policy branch on jurnalautopostings using (
  profile_id is null or profile_id = any ((select nullif(current_setting('app.branches', true), '')::bigint[])::bigint[])
);
