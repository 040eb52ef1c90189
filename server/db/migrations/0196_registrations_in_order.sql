-- Who was registered is compared from the latest on, so many at a time (docs/decisions/0170): a sheet that was imported has one moment for
-- all of its patients, so their order goes by their number as well. Of a birth date that very many share, only those of the same name are
-- looked at.
create index users_registered_in_order on users (profile_id, created_at desc, id desc) where role = 1 and merged_into_id is null;
drop index users_registered;
create index users_birth_name on users (birth_date, name) where role = 1 and merged_into_id is null;
drop index users_birth;
