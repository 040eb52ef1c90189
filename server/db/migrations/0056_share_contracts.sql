-- Shares that a person decided, and treatments out of packages.
alter table tindakanincomes
  -- What was decided for one treatment: kept beside the amounts, which fall with the line and rise with it again.
  add column override_doctor bigint check (override_doctor >= 0),
  add column override_rumahsakit bigint check (override_rumahsakit >= 0),
  add constraint tindakanincomes_override
    check ((override_reason is null) = (override_doctor is null) and (override_reason is null) = (override_rumahsakit is null)),
  -- What a treatment out of a package is worth there; it stands on no bill.
  add column package_value bigint check (package_value >= 0),
  add constraint tindakanincomes_origin check ((package_value is null) = (bill_line_id is not null));
