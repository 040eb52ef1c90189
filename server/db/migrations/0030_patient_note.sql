-- The list of patients is searched by the note of the record as well; few records have one.
create index rekammedis_patient_note on rekammedis using gin (patient_note gin_trgm_ops) where patient_note is not null;
