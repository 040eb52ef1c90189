-- Patients in debt are counted from their open bills, of which this index says all that is asked (docs/decisions/0154). What an open
-- bill comes to and what is paid of it stands in other indexes already: a payment writes no more than it did.
create index bills_owing on bills (profile_id, customer_id) where status in (1, 2) and total_amount > installment_current_amount;
