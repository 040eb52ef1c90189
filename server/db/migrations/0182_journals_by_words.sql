-- A word of a memo or a part of a number finds journals without a look at all of them (docs/decisions/0137).
create index journals_search on journals using gin (code gin_trgm_ops, memo gin_trgm_ops);
