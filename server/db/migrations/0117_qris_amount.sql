-- The branch's own static QRIS code, of which codes with an amount are made for one payment (workspace.md 4).
alter table paymentmethods
  add column qris_payload text check (length(qris_payload) between 1 and 512),
  add column qris_name text,
  add column qris_nmid text check (qris_nmid ~ '^ID[0-9]{13}$'),
  add column qris_max_amount bigint check (qris_max_amount between 1 and 10000000),
  -- 12 dynamic, 11 static with an amount
  add column qris_initiation smallint check (qris_initiation in (11, 12)),
  -- 5 QRIS; all of it or nothing
  add constraint paymentmethods_qris check (
    num_nonnulls(qris_payload, qris_name, qris_nmid, qris_max_amount, qris_initiation) = case when qris_payload is null then 0 else 5 end
    and (qris_payload is null or kind = 5)
  );
