-- What a backup or a restore has found wrong in a branch's books. It marks them until a person has signed it off.
create table book_damages (
  id bigint generated always as identity primary key,
  profile_id bigint not null references profiles,
  found_at timestamptz not null,
  source text not null check (source in ('backup', 'restore')),
  -- File name of the archive.
  archive text not null,
  check_key text not null,
  check_label text not null,
  -- The first place that differs, and how many do.
  place text not null,
  places integer not null check (places > 0),
  signed_at timestamptz,
  signed_by bigint references users,
  reason text,
  check (num_nonnulls(signed_at, signed_by, reason) in (0, 3))
);
-- What every night finds again stays one finding.
create unique index book_damages_open on book_damages (profile_id, check_key) where signed_at is null;
select apply_branch_policy('book_damages');
revoke insert, update, delete, truncate on book_damages from klinik_app;
grant update (signed_at, signed_by, reason) on book_damages to klinik_app;

create function forbid_unsigning() returns trigger language plpgsql as $$
begin
  raise exception 'a finding that was signed off stays as it was signed';
end $$;
create trigger book_damages_signed before update on book_damages
  for each row when (old.signed_at is not null) execute function forbid_unsigning();
