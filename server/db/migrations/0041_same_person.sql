-- The lines of the ledger keep the patient for whom they were written; reports by patient go by who he is today. The ids of all records
-- of the person to whom this record belongs, that one first which goes on.
create function patient_records(record bigint) returns bigint[]
  language sql stable
  return (
    select array[k.id] || array(select m.id from users m where m.merged_into_id = k.id order by m.id)
    from (select coalesce((select u.merged_into_id from users u where u.id = record), record) as id) k
  );
