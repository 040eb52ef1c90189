-- The account that a slip was paid to by transfer, as it was on that day: a file for the bank says the same at any time.
select set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);

alter table hutangtransactions
  add column bank_name text,
  add column bank_account_no text,
  add column bank_account_name text;

-- Slips that were paid before: the account that their payee has now.
update hutangtransactions s
set bank_name = a.bank_name, bank_account_no = a.bank_account_no, bank_account_name = a.bank_account_name
from paymentmethods m, actorpajaks a
where m.id = s.paymentmethod_id and m.kind = 2 and a.actor_type = s.actor_type and a.actor_id = s.actor_id;
