-- Whose records name a doctor (docs/decisions/0151), without looking up each of them for the policy of records: whoever asks meets the
-- patients themselves, under the policy of people.
create function record_customers(doctor bigint) returns setof bigint
  language sql stable security definer set search_path = public as $$
  select customer_id from rekammedis where doctor_id = doctor
$$;
