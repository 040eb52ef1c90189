-- Which parts of the demo data are loaded; stays empty in an installation of its own data.
create table demo_steps (
  step text primary key,
  detail text,
  done_at timestamptz not null default now()
);
