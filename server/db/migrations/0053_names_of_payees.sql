-- Rows of every branch are written below, whoever migrates.
select set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);

-- Who is owed, as he was called then; null: nobody by name.
alter table hutangs add column actor_name text;
update hutangs h set actor_name = case h.actor_type
  when 'doctor' then (select name from users where id = h.actor_id)
  when 'laboratorium' then (select name from laboratoriums where id = h.actor_id)
  when 'rumahsakit' then (select name from mitras where id = h.actor_id) end;

-- When an income was last held against the rules.
alter table tindakanincomes add column rule_sought_at timestamptz not null default now();

-- Orders from before fees were kept are awaited: of branches that the migration before did not see.
insert into labfees (profile_id, formlab_id, visitperawatan_id, laboratorium_id, on_treatment, estimate_amount, created_at, created_by)
select l.profile_id, l.id, l.visitperawatan_id, l.laboratorium_id, l.price = 0 and l.parent_id is null, l.labfee_estimate, l.created_at,
  l.created_by
from formlabs l
where l.status <> -1 and not exists (select from labfees f where f.formlab_id = l.id and f.status <> -1);
