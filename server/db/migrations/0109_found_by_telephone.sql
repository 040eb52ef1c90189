-- Patients are found by digits of their telephone, or of their guardian's (workspace.md 1). A column, not an expression of the index:
-- under row-level security only the pattern itself may run before the policy.
alter table users add column phones text
  generated always as (
    case when role = 1 then
      nullif(btrim(regexp_replace(coalesce(phone, '') || ' ' || coalesce(wali_phone, ''), '[^0-9 ]', '', 'g')), '')
    end
  ) stored;
create index users_phones on users using gin (phones gin_trgm_ops) where phones is not null;
