-- What one payee was owed in a range of days, and what of a doctor waits for a laboratory, is found without his rows of other years
-- (docs/decisions/0164).
create index hutangs_payee on hutangs (actor_type, actor_id, transaction_at);
create index tindakanincomes_awaited on tindakanincomes (doctor_id) where status = 0;
