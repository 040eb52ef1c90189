-- A row of these is written again in its ordinary life: a bill is paid, what is owed is paid out, a visit walks through its states. Its
-- new version has room on the page of the old one, so that one page is written instead of two (docs/decisions/0138). Pages that are
-- full stay as they are.
alter table bills set (fillfactor = 80);
alter table angsurans set (fillfactor = 80);
alter table hutangs set (fillfactor = 80);
alter table tindakanincomes set (fillfactor = 80);
alter table pphs set (fillfactor = 80);
alter table visits set (fillfactor = 80);
alter table visitperawatans set (fillfactor = 80);
