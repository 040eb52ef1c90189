-- What is taken out of a package by a visit (paket.md 3.3): it costs nothing, and says which slot it came of.
-- Whether the slot is there is asked when it is reserved, once the work has its id.
alter table visitperawatans
  add column membershipperawatan_id bigint references membershipperawatans deferrable initially deferred,
  -- Why it was taken although installments of the package are overdue.
  add column override_reason text,
  add constraint visitperawatans_slot check (membershipperawatan_id is null or (price = 0 and discount_amount = 0));
alter table formlabs
  add column membershipperawatan_id bigint references membershipperawatans deferrable initially deferred,
  add column override_reason text,
  add constraint formlabs_slot check (membershipperawatan_id is null or price = 0);
select watch_grounds('membershipperawatanuseds');
