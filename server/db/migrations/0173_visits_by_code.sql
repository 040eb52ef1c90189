-- A keyword asks for a visit by its code or by its patient: without an index on the code every visit of the branch was held against every
-- patient who was found (docs/decisions/0129).
create index visits_code_search on visits using gin (code gin_trgm_ops);
