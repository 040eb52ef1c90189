-- Files of payroll for the tax portal (docs/decisions/0083): months of employees, and their years.
select set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);

alter table taxforms drop constraint taxforms_form_check;
alter table taxforms add constraint taxforms_form_check check (form in ('bp21', 'bppu', 'bpmp', 'bpa1'));
-- Of BPA1 no version is told: it came with the portal.
insert into taxforms (form, version, issued_on) values ('bpmp', 3, '2025-04-17'), ('bpa1', 1, '2025-01-01');

-- A kind of tax may have several forms in a month.
alter table pphfiles drop constraint pphfiles_profile_id_kind_masa_revision_key;
alter table pphfiles add constraint pphfiles_revision unique (profile_id, form, masa, revision);
