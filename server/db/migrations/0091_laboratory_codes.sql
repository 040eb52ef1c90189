-- The code of laboratory work that is not given is the next number; there is none without (corrections 28).
alter table laboratoriumjasas
  alter column code drop not null,
  add constraint laboratoriumjasas_code_given check (code is not null);

create function complete_laboratoriumjasa() returns trigger
  language plpgsql as $$
begin
  if new.code is null then
    perform pg_advisory_xact_lock(hashtext('laboratoriumjasa-code'));
    select 'LJ' || lpad((coalesce(max(substring(code from 3)::bigint), 0) + 1)::text, 4, '0') into new.code
    from laboratoriumjasas where code ~ '^LJ[0-9]{4,9}$';
  end if;
  return new;
end $$;
create trigger complete_laboratoriumjasa before insert or update on laboratoriumjasas
  for each row execute function complete_laboratoriumjasa();
