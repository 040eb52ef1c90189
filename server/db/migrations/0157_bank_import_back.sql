-- An import that was taken back: its lines are gone, what it was stays.
alter table bankimports
  add column taken_at timestamptz,
  add column taken_by bigint references users,
  add check ((taken_at is null) = (taken_by is null));
create index banklines_import on banklines (bankimport_id);
