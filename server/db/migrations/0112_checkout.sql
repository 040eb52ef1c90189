-- What the end of a visit tells the desk: a note, and what is planned for the next control (workspace.md 3).
alter table visits
  add column desk_note text,
  add column next_control_perawatan_id bigint references tindakanmedis,
  add column next_control_minutes integer check (next_control_minutes between 5 and 480);
-- The visit's note, where its bill is paid.
alter table bills add column desk_note text;

-- What a visit leaves open, for 'Belum beres'.
create index visitreseps_unsent on visitreseps (profile_id) where status = 0;
create index formlabs_unsent on formlabs (profile_id) where status = 0;
create index visitperawatans_formless on visitperawatans (profile_id) where status = 1 and not islab;
