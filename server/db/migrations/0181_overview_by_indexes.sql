-- What patients owe by age is told from indexes alone. A bill without credit is paid once: its amounts in an index are written
-- when it is issued, and gone with it when it is paid. A part of an installment is paid as rarely. Bills on credit, which are paid part by
-- part, carry no amounts (0179).
create index bills_direct on bills (profile_id, due_date, posting_date) include (total_amount, installment_current_amount)
  where status in (1, 2) and payment_type = 1;
create index bills_credit on bills (profile_id, id) where status in (1, 2) and payment_type = 2;
drop index angsurans_due;
create index angsurans_due on angsurans (profile_id, due_date, id) include (bill_id, amount, paid_amount) where status in (0, 1);

-- Which accounts moved in a month, so that the lines of single days are looked up of these alone.
create index akunbalances_month on akunbalances (profile_id, month, akun_id);
