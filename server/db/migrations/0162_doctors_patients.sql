-- Whom a doctor treats, kept (docs/decisions/0122): how many of his visits that were not cancelled and of his done treatments a patient
-- has in a branch. Before, each list of a doctor read all of both to know whose records he reaches.
select set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);

create table doctorpatients (
  doctor_id bigint not null,
  profile_id bigint not null references profiles,
  customer_id bigint not null,
  -- Visits and treatments; a row goes with the last of them.
  reasons integer not null,
  primary key (doctor_id, profile_id, customer_id)
);
-- As visits and treatments themselves: those of a branch count in that branch.
select apply_branch_policy('doctorpatients');
revoke insert, update, delete, truncate on doctorpatients from klinik_app;

create view doctor_reasons with (security_invoker = true) as
  select profile_id, doctor_id, customer_id from visits where status <> -1
  union all
  select profile_id, doctor_id, customer_id from visitperawatans where status = 1 and doctor_id is not null;
grant select on doctor_reasons to klinik_app;

-- Visits count unless they were cancelled, treatments once they are done. Whoever changes the same pair of doctor and patient waits.
create function keep_doctor_patients() returns trigger
  language plpgsql security definer set search_path = public as $$
declare
  isvisit boolean := tg_table_name = 'visits';
begin
  if tg_op = 'INSERT' then
    insert into doctorpatients as d (doctor_id, profile_id, customer_id, reasons)
    select doctor_id, profile_id, customer_id, count(*) from added
    where doctor_id is not null and case when isvisit then status <> -1 else status = 1 end group by 1, 2, 3 order by 1, 2, 3
    on conflict (doctor_id, profile_id, customer_id) do update set reasons = d.reasons + excluded.reasons;
    return null;
  end if;
  if tg_op = 'DELETE' then
    insert into doctorpatients as d (doctor_id, profile_id, customer_id, reasons)
    select doctor_id, profile_id, customer_id, -count(*) from removed
    where doctor_id is not null and case when isvisit then status <> -1 else status = 1 end group by 1, 2, 3 order by 1, 2, 3
    on conflict (doctor_id, profile_id, customer_id) do update set reasons = d.reasons + excluded.reasons;
    delete from doctorpatients d using (select distinct doctor_id, profile_id, customer_id from removed) r
    where (d.doctor_id, d.profile_id, d.customer_id) = (r.doctor_id, r.profile_id, r.customer_id) and d.reasons = 0;
    return null;
  end if;
  insert into doctorpatients as d (doctor_id, profile_id, customer_id, reasons)
  select doctor_id, profile_id, customer_id, sum(sign) from (
    select 1 as sign, doctor_id, profile_id, customer_id, status from added
    union all
    select -1, doctor_id, profile_id, customer_id, status from removed
  ) x
  where doctor_id is not null and case when isvisit then status <> -1 else status = 1 end
  group by 1, 2, 3 having sum(sign) <> 0 order by 1, 2, 3
  on conflict (doctor_id, profile_id, customer_id) do update set reasons = d.reasons + excluded.reasons;
  if found then
    delete from doctorpatients d using (select distinct doctor_id, profile_id, customer_id from removed) r
    where (d.doctor_id, d.profile_id, d.customer_id) = (r.doctor_id, r.profile_id, r.customer_id) and d.reasons = 0;
  end if;
  return null;
end $$;
create trigger doctor_patients_added after insert on visits referencing new table as added
  for each statement execute function keep_doctor_patients();
create trigger doctor_patients_changed after update on visits referencing new table as added old table as removed
  for each statement execute function keep_doctor_patients();
create trigger doctor_patients_removed after delete on visits referencing old table as removed
  for each statement execute function keep_doctor_patients();
create trigger doctor_patients_added after insert on visitperawatans referencing new table as added
  for each statement execute function keep_doctor_patients();
create trigger doctor_patients_changed after update on visitperawatans referencing new table as added old table as removed
  for each statement execute function keep_doctor_patients();
create trigger doctor_patients_removed after delete on visitperawatans referencing old table as removed
  for each statement execute function keep_doctor_patients();

-- How many pairs of a branch are not what visits and treatments say.
create function wrong_doctor_patients(branch bigint) returns integer
  language sql stable security definer set search_path = public as $$
  select count(*)::integer from (
    select from (
      select doctor_id, customer_id, -reasons as n from doctorpatients where profile_id = branch
      union all
      select doctor_id, customer_id, 1 from doctor_reasons where profile_id = branch
    ) x group by doctor_id, customer_id having sum(n) <> 0
  ) d
$$;

-- Makes them anew. Who writes visits or treatments waits.
create function rebuild_doctor_patients(branch bigint) returns void
  language plpgsql security definer set search_path = public as $$
begin
  lock table visits, visitperawatans, doctorpatients in share row exclusive mode;
  delete from doctorpatients where profile_id = branch;
  insert into doctorpatients (doctor_id, profile_id, customer_id, reasons)
  select doctor_id, profile_id, customer_id, count(*) from doctor_reasons where profile_id = branch group by 1, 2, 3;
end $$;

select rebuild_doctor_patients(id) from profiles order by id;

-- A doctor's own customers: by the record, by a visit that was not cancelled, or by a treatment done.
create or replace function own_customers(doctor bigint) returns table (customer_id bigint)
  language sql stable
begin atomic
  select r.customer_id from rekammedis r where r.doctor_id = doctor
  union all
  select p.customer_id from doctorpatients p where p.doctor_id = doctor;
end;
