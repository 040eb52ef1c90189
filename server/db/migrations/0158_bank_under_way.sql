-- Entries of before the first day that the bank had not shown by then: transfers and cheques under way. They are no part of the
-- balance that bank and ledger begin with, and are matched with later lines (decision 102).
create table bankunderways (
  journal_line_id bigint primary key references journal_lines,
  bankaccount_id bigint not null,
  profile_id bigint not null,
  created_at timestamptz not null default now(),
  created_by bigint not null references users,
  foreign key (bankaccount_id, profile_id) references bankaccounts (id, profile_id)
);
create index bankunderways_account on bankunderways (bankaccount_id);
select apply_branch_policy('bankunderways');

create function bankunderways_stay() returns trigger
  language plpgsql as $$
declare part bankunderways := case tg_op when 'DELETE' then old else new end;
begin
  if tg_op = 'UPDATE' then
    raise exception 'an entry under way is taken out, never changed' using errcode = 'restrict_violation';
  end if;
  -- What a closing rests on; the account is held until the transaction ends.
  if bank_closed_until(part.bankaccount_id) is not null then
    raise exception 'reconciled' using errcode = 'restrict_violation', constraint = 'bank_closed';
  end if;
  if tg_op = 'DELETE' and exists (select from bankmatchentries m where m.journal_line_id = part.journal_line_id) then
    raise exception 'matched' using errcode = 'restrict_violation', constraint = 'bank_under_way_matched';
  end if;
  if tg_op = 'INSERT' and not exists (
    select from bankaccounts b join journal_lines e on e.profile_id = b.profile_id and e.akun_id = b.akun_id
    where b.id = part.bankaccount_id and e.id = part.journal_line_id and e.transaction_at < b.start_date and e.kind <> 2
  ) then
    raise exception 'no entry of before' using errcode = 'check_violation', constraint = 'bank_under_way_entry';
  end if;
  return part;
end $$;
create trigger bankunderways_stay before insert or update or delete on bankunderways
  for each row execute function bankunderways_stay();
