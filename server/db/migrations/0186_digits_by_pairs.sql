-- Numbers are found by any four digits in a row (docs/decisions/0150). There are a thousand trigrams of digits and each stands in ten
-- thousands of numbers; here each two neighbouring digits are one letter of 36, so that a trigram tells four digits apart.

-- The pairs of each run of digits, in their order; null where no two digits stand beside each other. `pairsOf` of server/db/search.ts
-- says the same of what is typed.
create function digit_pairs(value text) returns text language sql immutable parallel safe as $$
  select nullif(btrim(string_agg(
    case when substr(t.runs, i, 2) ~ '^[0-9]{2}$'
      then substr('0123456789abcdefghijklmnopqrstuvwxyz', 1 + substr(t.runs, i, 2)::integer % 36, 1) else ' ' end, '' order by i)), '')
  from (select regexp_replace(value, '[^0-9]+', ' ', 'g') as runs) t, generate_series(1, length(t.runs) - 1) i
$$;

-- Of all that `search` and `phones` hold.
alter table users add column digits text generated always as (
  digit_pairs(name || ' ' || username || ' ' || coalesce(former_numbers, '') || ' ' || coalesce(note, '') || ' ' ||
    case when role = 1 then regexp_replace(coalesce(phone, '') || ' ' || coalesce(wali_phone, ''), '[^0-9 ]', '', 'g') else '' end)
) stored;
drop index users_phones;
create index users_digits on users using gin (digits gin_trgm_ops) where digits is not null;

-- Changed at every payment, as the tables of docs/decisions/0138 are.
alter table bill_lines set (fillfactor = 80);
