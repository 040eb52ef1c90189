-- Expenses from Excel (finance.md 8): a sheet whose rows were booked is not booked again, under whatever name it comes.
alter table biayas add column import_digest text;
create index biayas_import on biayas (profile_id, import_digest) where import_digest is not null;
