-- A part payment writes the bill where it stands: no index knows what was paid of it (docs/decisions/0173). What an issued bill has open
-- is its total, and of an open bill something is always owed (the checks of 0004), so that neither needs the amount that was paid.
create index bills_issued on bills (profile_id, due_date, posting_date) include (total_amount) where status = 1 and payment_type = 1;
create index bills_partial on bills (profile_id, id) where status = 2 and payment_type = 1;
drop index bills_direct;
drop index bills_owing;
create index bills_owing on bills (profile_id, customer_id) where status in (1, 2) and total_amount > 0;
