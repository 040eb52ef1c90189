-- What the dashboard sums up over a range of days: read from the index alone, without visiting the rows.

drop index visits_state;
create index visits_state on visits (profile_id, visit_date, status) include (doctor_id, customer_id, isnew, session_time);

create index visitperawatans_done on visitperawatans (profile_id, performed_at)
  include (perawatan_id, doctor_id, customer_id, qty, amount) where status = 1;

-- Bills in force by the day of their journal, and those that are not paid yet.
create index bills_posted on bills (profile_id, posting_date) include (type, doctor_id, customer_id, total_amount)
  where status in (1, 2, 3, 4);
create index bills_open on bills (profile_id)
  include (due_date, posting_date, doctor_id, customer_id, total_amount, installment_current_amount)
  where status in (1, 2);

create index billtransactions_valid on billtransactions (profile_id, posting_date) include (id, customer_id, price_amount)
  where status = 1;
drop index billtransactionmethods_receipt;
create index billtransactionmethods_receipt on billtransactionmethods (billtransaction_id)
  include (profile_id, paymentmethod_id, amount);

-- Entries of a range of days: rows lie in the order of their time, so that a few kilobytes find them.
create index applogs_time on applogs using brin (created_at);
