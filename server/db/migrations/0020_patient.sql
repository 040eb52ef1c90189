-- Patients who were registered twice, records that were printed, the night's runs, and indexes of what is not closed yet.

-- A record that became part of another stays, without a life of its own; its number goes on finding the patient.
alter table users
  add column merged_into_id bigint references users,
  -- RM numbers of the records that became part of this one, with a space between them.
  add column former_numbers text,
  add constraint users_merged check (merged_into_id is null or (role = 1 and status = 0 and merged_into_id <> id));
create index users_merged_into on users (merged_into_id) where merged_into_id is not null;

drop index users_branch_search, users_search;
alter table users drop column search;
alter table users add column search text
  generated always as (lower(name || ' ' || username || coalesce(' ' || former_numbers, '') || ' ' || coalesce(note, ''))) stored;
create index users_branch_search on users using gin (profile_id, search gin_trgm_ops);
create index users_search on users using gin (search gin_trgm_ops);

-- Whoever was registered lately is compared with those of the same birth date or telephone.
create index users_birth on users (birth_date) where role = 1 and merged_into_id is null;
create index users_phone on users (phone) where role = 1 and merged_into_id is null and phone is not null;
create index users_registered on users (profile_id, created_at desc) where role = 1 and merged_into_id is null;

-- Two patients of whom somebody said that they are not the same.
create table patientdistincts (
  first_id bigint not null references users,
  second_id bigint not null references users,
  created_at timestamptz not null default now(),
  created_by bigint not null references users,
  primary key (first_id, second_id),
  check (first_id < second_id)
);
alter table patientdistincts enable row level security;
alter table patientdistincts force row level security;
create policy patient on patientdistincts using (exists (select from users where users.id = patientdistincts.first_id));

-- 5: a record taken along on paper, with the reason that was given.
alter table readlogs
  add column reason text,
  drop constraint if exists readlogs_kind_check,
  drop constraint if exists readlogs_check2,
  add constraint readlogs_kind_check check (kind between 1 and 9),
  add constraint readlogs_slot check (kind not in (1, 2) or slot is not null),
  add constraint readlogs_reason check (kind <> 4 or reason is not null);

-- Rows that are never changed follow their patient into the record that his own became part of, and change in nothing else.
create function follows_patient(before jsonb, after jsonb) returns boolean
  language sql stable
  return before - 'customer_id' = after - 'customer_id' and exists (
    select from users where id = (before ->> 'customer_id')::bigint and merged_into_id = (after ->> 'customer_id')::bigint
  );

create function guard_consent() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'UPDATE' and follows_patient(to_jsonb(old), to_jsonb(new)) then return new; end if;
  raise exception 'rows of consents are never changed or removed' using errcode = 'restrict_violation';
end $$;
drop trigger append_only on consents;
create trigger append_only before update or delete on consents for each row execute function guard_consent();

create or replace function guard_odontogramentry() returns trigger
  language plpgsql as $$
declare
  taken_back text[] := array['voided_at', 'voided_by', 'void_reason'];
begin
  if tg_op = 'UPDATE' and old.voided_at is null and to_jsonb(old) - taken_back = to_jsonb(new) - taken_back then
    return new;
  end if;
  if tg_op = 'UPDATE' and follows_patient(to_jsonb(old), to_jsonb(new)) then return new; end if;
  raise exception 'rows of odontogramentries are never changed or removed' using errcode = 'restrict_violation';
end $$;
grant update (customer_id) on files to klinik_app;

alter table branchpreferences add column terbit_otomatis boolean not null default true;

create index visits_unfinished on visits (profile_id, visit_date) where status in (1, 2);
create index bills_draft on bills (profile_id, transaction_at) where status = 0;

-- The dashboard tells as well how many treatments had their consumables confirmed or work at a laboratory.
drop index visitperawatans_done;
create index visitperawatans_done on visitperawatans (profile_id, performed_at)
  include (perawatan_id, doctor_id, customer_id, qty, amount, isbhpused, islab) where status = 1;
