-- A keyword asks for these documents by their code or by whom they are of: with an index on one of both alone the whole branch was read
-- (200,000 rows: 30 to 52 ms). With both, the rows that carry it are (0.2 to 4 ms).
create index formlabs_code_search on formlabs using gin (code gin_trgm_ops);
create index memberships_code_search on memberships using gin (code gin_trgm_ops);
create index memberships_name_search on memberships using gin ((snapshot ->> 'name') gin_trgm_ops);
create index biayainvoices_code_search on biayainvoices using gin (code gin_trgm_ops);
create index biayainvoices_number_search on biayainvoices using gin (invoice_no gin_trgm_ops);
create index biayainvoices_vendor on biayainvoices (vendor_id);
create index purchases_code_search on purchases using gin (code gin_trgm_ops);
create index purchases_note_search on purchases using gin (note gin_trgm_ops) where note is not null;
create index kasirsesis_code_search on kasirsesis using gin (code gin_trgm_ops);
create index kasirsesis_user on kasirsesis (user_id);
