-- Lines of slips that came with a sheet: the next sheet replaces them, and leaves alone what was entered on the slip.
alter table payrolltransactionlines
  add column is_imported boolean not null default false,
  add constraint payrolltransactionlines_imported check (is_manual or not is_imported);
